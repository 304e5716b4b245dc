import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Payout } from '../../../domain/payout.ts'
import { payoutBadge } from '../../../domain/payouts/status-badge.ts'
import { timelineOf, type SeenTimes } from '../../../domain/payouts/timeline.ts'
import { formatMoment } from '../../../lib/format-date.ts'
import { wordOf } from '../../../lib/open.ts'
import { Timeline } from '../../../ui/data/Timeline.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useText } from '../../../ui/text.tsx'

/** When this screen saw each status come: the payout itself knows two times only. */
function useSeenTimes({ status, updated }: Payout): SeenTimes {
  const [seen, setSeen] = useState<SeenTimes>({})
  if (typeof status === 'string' && !seen[status]) setSeen({ ...seen, [status]: updated })
  return seen
}

export function Steps({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const seen = useSeenTimes(payout)
  const steps = timelineOf(payout, seen).map(({ state, label, word, at }) => ({
    key: word,
    state,
    title: label ? t(label) : <bdi>{word}</bdi>,
    time: at && formatMoment(at, i18n.locale),
  }))
  return (
    <Card padded>
      <Timeline label={t('payouts.timeline.label')} steps={steps} />
      <Announcement payout={payout} />
    </Card>
  )
}

/** A step that comes while the screen is open is read out; what was there at first is not. */
function Announcement({ payout: { status } }: { readonly payout: Payout }) {
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
