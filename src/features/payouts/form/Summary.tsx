import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../domain/currency.ts'
import { arrivalDay } from '../../../domain/payouts/arrival/arrival-day.ts'
import { arrivalOf } from '../../../domain/payouts/methods.ts'
import { sidesOf } from '../../../domain/payouts/form/payout-form.ts'
import { feeFigure, feeLines, rateLine, totalInDollars } from '../../../domain/payouts/quote-lines.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { formatWeekday } from '../../../lib/format/format-date.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Amount } from '../../../ui/data/Amount.tsx'
import { HelpButton } from '../../../ui/data/HelpButton.tsx'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton/Skeleton.tsx'
import { refreshIcon } from '../../../ui/icons/arrows.ts'
import { clockIcon } from '../../../ui/icons/status.ts'
import { Card } from '../../../ui/layout/Card.tsx'
import { Note } from '../../../ui/layout/Note.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from './use-payout-form.ts'

const Expected = styled.div`
  color: var(--sr-text-muted);
  font-size: var(--sr-text-small-size);
  line-height: var(--sr-text-small-line);
  font-weight: var(--sr-weight-regular);
`

const Below = styled.div`
  margin-block-start: 16px;
`

/** How long a method takes, and the day of it where that can be told. */
function Arrival({ form: { rampType, currency, rail } }: Pick<PayoutFormState, 'form'>) {
  const t = useText()
  const { i18n } = useLingui()
  const arrival = arrivalOf(rail)
  const day = arrivalDay(rail, currency)
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

/** The server's price, shown as it is: the client adds nothing to it. */
export function Summary({ payout: { form, amounts, refresh } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const router = useRouter()
  const { i18n } = useLingui()
  const { quote, pending } = amounts
  const language = i18n.locale
  const { rampType, currency, rail } = form
  const figure = (text: string) => <span className="sr-num">{text}</span>
  const waiting = pending ? <Skeleton width="96px" height="16px" /> : '—'
  const toMethods = () => router.push(`/payouts/new/${rampType}/methods`, { rampType, currency })
  const retry = (
    <Button variant="secondary" size="sm" icon={refreshIcon} onClick={refresh}>
      {t('ui.retry')}
    </Button>
  )

  return (
    <Card padded aria-live="polite">
      <Subhead>{t('payouts.form.summary')}</Subhead>
      <Ledger>
        <LedgerLine label={t('payouts.form.method')}>
          {t(`payouts.method.${rail}`)}{' '}
          <Button variant="link" onClick={toMethods}>
            {t('payouts.form.change')}
          </Button>
        </LedgerLine>
        <LedgerLine label={t('payouts.form.rate')}>{quote ? figure(rateLine(quote, language)) : waiting}</LedgerLine>
        <LedgerLine
          label={t('payouts.form.fees')}
          help={<HelpButton label={t('payouts.form.aboutFees')}>{t('payouts.form.feesHelp')}</HelpButton>}
        >
          {quote ? figure(feeFigure(totalInDollars(quote), quote.totalFee, language)) : waiting}
        </LedgerLine>
        {quote &&
          feeLines(quote).map(({ label, fee, dollars }) => (
            <LedgerLine key={label} kind="part" label={t(label)}>
              {figure(feeFigure(dollars, fee, language))}
            </LedgerLine>
          ))}
        <Arrival form={form} />
        <LedgerLine kind="total" label={t('payouts.form.youReceive')}>
          {quote ? (
            <Amount
              value={formatAmount(amounts.destination, language)}
              code={currencyCode(sidesOf(form).destination.currency)}
            />
          ) : (
            waiting
          )}
        </LedgerLine>
      </Ledger>
      <Below>
        <Note icon={clockIcon}>{t(`payouts.rate.${rampType}`)}</Note>
      </Below>
      {amounts.error?.about === 'price' && (
        <Below>
          <Banner tone="warning" title={t('payouts.form.priceFailed')} action={retry}>
            {amounts.error.message === null ? t('payouts.form.priceFailedText') : <bdi>{amounts.error.message}</bdi>}
          </Banner>
        </Below>
      )}
    </Card>
  )
}
