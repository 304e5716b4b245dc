import type { Payout } from '../../../domain/payouts/payout.ts'
import { payoutBadge } from '../../../domain/payout-history/status-badge.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { useText } from '../../../ui/text.tsx'

/** A status that this version does not know is shown as the server's text, without a colour. */
export function StatusBadge({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { label, values, raw, ...appearance } = payoutBadge(payout)
  return <Badge {...appearance}>{label ? t(label, values) : <bdi>{raw}</bdi>}</Badge>
}
