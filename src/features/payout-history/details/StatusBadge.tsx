import type { Payout } from '../../../domain/payouts/payout.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { useText } from '../../../ui/text.tsx'

/** A status that this version does not know is shown as the server's text, without a colour. */
export function StatusBadge({ status }: Pick<Payout, 'status'>) {
  const t = useText()
  const { label, raw, ...appearance } = payoutBadge(status)
  return <Badge {...appearance}>{label ? t(label) : <bdi>{raw}</bdi>}</Badge>
}
