import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { arrivalDay } from '../../../../domain/payouts/arrival/arrival-day.ts'
import { arrivalTextOf } from '../../../../domain/payouts/methods.ts'
import { formatWeekday } from '../../../../lib/format/format-date.ts'
import { serverDate } from '../../../../lib/server-clock.ts'
import { useServices } from '../../../../queries/services.ts'
import { LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

const Expected = styled.div`
  color: var(--sr-text-muted);
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  font-weight: var(--sr-weight-regular);
  /* Where it needs two lines, the day is whole on the second. */
  text-wrap: balance;
`

/** How long a method takes, and the day of it where that is known. */
export function Arrival({ form: { rampType, currency, rail } }: Pick<PayoutFormState, 'form'>) {
  const t = useText()
  const { i18n } = useLingui()
  const { clock } = useServices()
  const arrival = arrivalTextOf(rail)
  const day = arrivalDay(rail, currency, serverDate(clock))
  if (!arrival) return null
  return (
    <LedgerLine label={t('payouts.form.arrives')}>
      {t(arrival)}
      {day !== null && (
        <Expected>{t(`payouts.arrivesBy.${rampType}`, { day: formatWeekday(day, i18n.locale) })}</Expected>
      )}
    </LedgerLine>
  )
}
