import { useLingui } from '@lingui/react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { timelineOf, type SeenTimes } from '../../../../domain/payout-history/timeline.ts'
import { formatMoment } from '../../../../lib/format/format-date.ts'
import { Timeline } from '../../../../ui/data/Timeline.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { useText } from '../../../../ui/text.tsx'

interface Props {
  readonly payout: Payout
  readonly seen: SeenTimes
}

export function Steps({ payout, seen }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const steps = timelineOf(payout, seen).map(({ state, label, word, at }) => ({
    key: word,
    state,
    title: label ? t(label) : <bdi>{word}</bdi>,
    time: at && formatMoment(at, i18n.locale),
  }))
  return (
    <Card padded>
      <Timeline label={t('payouts.timeline.label')} steps={steps} />
    </Card>
  )
}
