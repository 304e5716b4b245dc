import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Expected } from '../../../../domain/payouts/arrival/arrival-day.ts'
import { currencyCode } from '../../../../domain/currency.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { sentenceByHand, type StepSentence } from '../../../../domain/payout-history/texts/step-sentences.ts'
import { timelineOf, type SeenTimes } from '../../../../domain/payout-history/timeline.ts'
import { formatMoment, formatWeekday } from '../../../../lib/format/format-date.ts'
import { serverDate } from '../../../../lib/server-clock.ts'
import { useLateTokens } from '../../../../queries/payouts/late/late-tokens.ts'
import { useIsByHand, useTokens, useTransferState } from '../../../../queries/payouts/transfer-state.ts'
import { useServices } from '../../../../queries/services.ts'
import { seenStatusesOf } from '../../../../stores/seen-statuses.ts'
import { Moment } from '../../../../ui/data/Moment.tsx'
import { Timeline } from '../../../../ui/data/Timeline.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { useText } from '../../../../ui/text.tsx'
import { PayoutText } from '../PayoutText.tsx'

/** The times at which this element observed each status, before this screen was opened too. */
function useSeenTimes({ id, status, updated }: Payout): SeenTimes {
  const before = seenStatusesOf(useServices())
  const [seen, setSeen] = useState(() => before.of(id))
  if (typeof status === 'string' && !seen[status]) setSeen({ ...seen, [status]: updated })
  return seen
}

/** Of the step that waits for the wallet, once the network shows what it has sent. */
const ON_THEIR_WAY = { state: 'now', title: 'sending.confirming.title', sentence: 'sending.sent.text' } as const

export function Steps({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const { clock } = useServices()
  const seen = useSeenTimes(payout)
  const expectation = ({ day, ifSentNow }: Expected) => (
    <time dateTime={new Date(day).toISOString().slice(0, 10)}>
      <bdi>
        {t(`payouts.arrivesBy.${ifSentNow ? 'on-ramp' : 'off-ramp'}`, { day: formatWeekday(day, i18n.locale) })}
      </bdi>
    </time>
  )
  const transfer = useTransferState(payout, useLateTokens(payout))
  const isByHand = useIsByHand(payout)
  const tokens = useTokens()(payout)
  const isTransactionKnown = transfer.state?.kind === 'willComeBack'
  const present = (sentence: StepSentence): StepSentence => {
    if (isTransactionKnown && sentence === 'payouts.step.lateTransaction') return 'payouts.step.lateWallet'
    return isByHand ? sentenceByHand(sentence) : sentence
  }
  const steps = timelineOf(payout, seen, serverDate(clock)).map(({ state, label, at, sentence, expected }) => {
    const sent = label === 'payouts.timeline.waitingForWallet' && tokens === 'onTheirWay' ? ON_THEIR_WAY : null
    return {
      key: label,
      state: sent?.state ?? state,
      title: t(sent?.title ?? label, { coin: currencyCode(payout.source.currency) }),
      sentence: sentence && <PayoutText payout={payout} id={sent?.sentence ?? present(sentence)} />,
      time: (at && <Moment at={at}>{formatMoment(at, i18n.locale)}</Moment>) ?? (expected && expectation(expected)),
    }
  })
  return (
    <Card padded>
      <Timeline label={t('payouts.timeline.label')} steps={steps} />
    </Card>
  )
}
