import { useState } from 'react'
import { outcomeOf } from '../../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { payoutBadge } from '../../../../domain/payout-history/status-badge.ts'
import { useText } from '../../../../ui/text.tsx'

/** Announces a change of status to screen readers, and money that came back, but not the initial state. */
export function StatusAnnouncement({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { label, raw } = payoutBadge(payout.status)
  const { kind, back } = outcomeOf(payout)
  const key = `${raw} ${kind} ${back !== null}`
  const [first] = useState(key)
  const isBackAfterAll = kind === 'deliveredThenBack'
  return (
    <span role="status" className="sr-vh">
      {key !== first && (isBackAfterAll ? t('payouts.end.returned.title') : label ? t(label) : raw)}
    </span>
  )
}
