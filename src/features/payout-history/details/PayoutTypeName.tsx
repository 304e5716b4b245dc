import { payoutTypeLabel } from '../../../domain/payout-history/details.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { rawValue } from '../../../lib/open-enum.ts'
import { useText } from '../../../ui/text.tsx'

/** A type of a later version has no name here. */
export function PayoutTypeName({ type }: Pick<Payout, 'type'>) {
  const t = useText()
  const label = payoutTypeLabel(type)
  return label ? t(label) : <bdi>{rawValue(type)}</bdi>
}
