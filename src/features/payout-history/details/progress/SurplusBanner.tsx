import { SurplusNote } from '../../../../components/sending/late/SurplusNote.tsx'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { useSurplus } from '../../../../queries/payouts/late/surplus.ts'

export function SurplusBanner({ payout }: { readonly payout: Payout }) {
  const surplus = useSurplus(payout)
  return surplus && <SurplusNote payout={payout} surplus={surplus} />
}
