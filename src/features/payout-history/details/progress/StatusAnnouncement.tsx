import { useState } from 'react'
import type { Payout } from '../../../../domain/payout.ts'
import { payoutBadge } from '../../../../domain/payouts/status-badge.ts'
import { wordOf } from '../../../../lib/open.ts'
import { useText } from '../../../../ui/text.tsx'

/** A status that comes while the screen is open is read out; what was there at first is not. */
export function StatusAnnouncement({ status }: Pick<Payout, 'status'>) {
  const t = useText()
  const [first] = useState(status)
  const { label, word } = payoutBadge(status)
  const isChanged = wordOf(status) !== wordOf(first)
  return (
    <span role="status" className="sr-vh">
      {isChanged && (label ? t(label) : word)}
    </span>
  )
}
