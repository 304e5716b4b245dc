import { useState } from 'react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { payoutBadge } from '../../../../domain/payout-history/status-badge.ts'
import { rawValue } from '../../../../lib/open-enum.ts'
import { useText } from '../../../../ui/text.tsx'

/** Announces a change of status to screen readers, but not the initial status. */
export function StatusAnnouncement({ status }: Pick<Payout, 'status'>) {
  const t = useText()
  const [first] = useState(status)
  const { label, raw } = payoutBadge(status)
  const isChanged = rawValue(status) !== rawValue(first)
  return (
    <span role="status" className="sr-vh">
      {isChanged && (label ? t(label) : raw)}
    </span>
  )
}
