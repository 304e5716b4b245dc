import type { Payout } from '../../../domain/payouts/payout.ts'
import { useStrandedTransfers } from '../../../queries/payouts/late-tokens.ts'
import { useReturningTransfers } from '../../../queries/payouts/unfinished.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import { StrandedTransfer } from './StrandedTransfer.tsx'

/** The transfers of a page of the list that have ended, and whose address holds tokens. */
export function StrandedTransfers({ payouts }: { readonly payouts: readonly Payout[] }) {
  const t = useText()
  const router = useRouter()
  const told = new Set(useReturningTransfers().map(({ payout: { id } }) => id))
  const stranded = useStrandedTransfers(payouts).filter(({ payout: { id } }) => !told.has(id))
  return stranded.map(({ payout, late }) => (
    <StrandedTransfer
      key={payout.id}
      payout={payout}
      late={late}
      action={
        <Button size="sm" onClick={() => router.push('/my-payouts/details', { id: payout.id })}>
          {t('sending.stranded.open')}
        </Button>
      }
    />
  ))
}
