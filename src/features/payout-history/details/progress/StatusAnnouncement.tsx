import { useState } from 'react'
import { outcomeOf } from '../../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { endOf } from '../../../../domain/payout-history/texts/status-texts.ts'
import { payoutBadge } from '../../../../domain/payout-history/status-badge.ts'
import { useText } from '../../../../ui/text.tsx'

/** Of money that came back: what came after the status, which was announced before. */
function backTitle(payout: Payout) {
  const { kind, back } = outcomeOf(payout)
  if (kind === 'deliveredThenBack') return endOf(payout)?.title ?? null
  return back !== null && kind !== 'cameBack' ? ('payouts.end.sentBack.title' as const) : null
}

/** Announces a change of status to screen readers, and money that came back, but not the initial state. */
export function StatusAnnouncement({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { label, values, raw } = payoutBadge(payout)
  const { kind, back } = outcomeOf(payout)
  const key = `${raw} ${kind} ${back !== null}`
  const [first] = useState(key)
  const title = backTitle(payout)
  return (
    <span role="status" className="sr-vh">
      {key !== first && (title ? t(title) : label ? t(label, values) : raw)}
    </span>
  )
}
