import type { Cause } from '../../../domain/access/access.ts'
import type { Tone } from '../../../lib/tone.ts'
import { Badge } from '../../../ui/feedback/Badge.tsx'
import { useText } from '../../../ui/text.tsx'

const BADGES = {
  refused: { tone: 'destructive', label: 'payouts.missing.rejected' },
  refusedAll: { tone: 'destructive', label: 'payouts.missing.rejected' },
  needsYou: { tone: 'warning', label: 'payouts.missing.actionRequired' },
  checking: { tone: 'warning', label: 'payouts.missing.checking' },
  requestEuro: { tone: 'default', label: 'payouts.missing.incomplete' },
  notBegun: { tone: 'default', label: 'payouts.missing.incomplete' },
  notHere: { tone: 'default', label: 'payouts.missing.notHere' },
} as const satisfies Partial<Record<Cause, { readonly tone: Tone; readonly label: string }>>

export const hasBadge = (cause: Cause): cause is keyof typeof BADGES => cause in BADGES

/** The state of a verification that a currency needs; nothing for a cause that is about the customer. */
export function NeedBadge({ cause }: { readonly cause: Cause }) {
  const t = useText()
  if (!hasBadge(cause)) return null
  const { tone, label } = BADGES[cause]
  return <Badge tone={tone}>{t(label)}</Badge>
}
