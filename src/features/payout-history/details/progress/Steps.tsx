import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { Expected } from '../../../../domain/payouts/arrival/arrival-day.ts'
import { currencyCode } from '../../../../domain/currency.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { timelineOf, type SeenTimes } from '../../../../domain/payout-history/timeline.ts'
import { formatMoment, formatWeekday } from '../../../../lib/format/format-date.ts'
import { serverDate } from '../../../../lib/server-clock.ts'
import { useLateTokens } from '../../../../queries/payouts/late/late-tokens.ts'
import { useIsByHand, usePayment, useTransferState } from '../../../../queries/payouts/transfer-state.ts'
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
  const known = {
    seen,
    payment: usePayment([payout])(payout),
    isByHand: useIsByHand(payout),
    isTransactionKnown: transfer.state?.kind === 'willComeBack',
    now: serverDate(clock),
  }
  const steps = timelineOf(payout, known).map(({ state, label, at, sentence, expected }) => ({
    key: label,
    state,
    title: t(label, { coin: currencyCode(payout.source.currency) }),
    sentence: sentence && <PayoutText payout={payout} id={sentence} />,
    time: (at && <Moment at={at}>{formatMoment(at, i18n.locale)}</Moment>) ?? (expected && expectation(expected)),
  }))
  return (
    <Card padded>
      <Timeline label={t('payouts.timeline.label')} steps={steps} />
    </Card>
  )
}
