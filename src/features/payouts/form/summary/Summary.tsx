import styled from '@emotion/styled'
import { useLingui } from '@lingui/react'
import { MoneyAmount } from '../../../../components/money/MoneyAmount.tsx'
import { useMoneyText } from '../../../../components/money/use-money-text.ts'
import { sidesOf } from '../../../../domain/payouts/form/payout-form.ts'
import { rateLine, feeFigure, totalInDollars } from '../../../../domain/payouts/quotes/quote-lines.ts'
import { useRouter } from '../../../../router/RouterProvider.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton/Skeleton.tsx'
import { refreshIcon } from '../../../../ui/icons/arrows.ts'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'
import { Arrival } from './Arrival.tsx'
import { FeeLines } from './FeeLines.tsx'
import { RateNote } from './RateNote.tsx'

/** Tells screen readers each new price in a sentence: of a live ledger they would hear the changed figures without their names. */
function PriceAnnouncement({ form, amounts }: Pick<PayoutFormState, 'form' | 'amounts'>) {
  const t = useText()
  const moneyText = useMoneyText()
  const { i18n } = useLingui()
  const { quote, destination } = amounts
  return (
    <span role="status" className="sr-vh">
      {quote &&
        t('payouts.form.priced', {
          received: moneyText(destination, sidesOf(form).destination.currency),
          fees: feeFigure(totalInDollars(quote), quote.totalFee, i18n.locale),
          rate: rateLine(quote, i18n.locale),
        })}
    </span>
  )
}

const Below = styled.div`
  margin-block-start: 16px;
`

/** The server gave no price: its reason, and a way to ask again. */
function PriceFailure({ amounts: { error }, refresh }: Pick<PayoutFormState, 'amounts' | 'refresh'>) {
  const t = useText()
  if (error?.about !== 'price') return null
  const retry = (
    <Button variant="secondary" size="sm" icon={refreshIcon} onClick={refresh}>
      {t('ui.retry')}
    </Button>
  )
  return (
    <Below>
      <Banner tone="warning" title={t('payouts.form.priceFailed')} action={retry}>
        {error.message === null ? t('payouts.form.priceFailedText') : <bdi>{error.message}</bdi>}
      </Banner>
    </Below>
  )
}

/** The transfer method, which can be chosen again. */
function MethodLine({ form: { rampType, currency, rail } }: Pick<PayoutFormState, 'form'>) {
  const t = useText()
  const router = useRouter()
  const toMethods = () => router.push(`/payouts/new/${rampType}/methods`, { rampType, currency })
  return (
    <LedgerLine label={t('payouts.form.method')}>
      {t(`payouts.method.${rail}`)}{' '}
      <Button variant="link" onClick={toMethods}>
        {t('payouts.form.change')}
      </Button>
    </LedgerLine>
  )
}

/** The server's price, shown as it is: the client adds nothing to it. */
export function Summary({ payout: { form, amounts, refresh } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const { i18n } = useLingui()
  const { quote, pending } = amounts
  const waiting = pending ? <Skeleton width="96px" height="16px" /> : '—'
  const received = <MoneyAmount amount={amounts.destination} currency={sidesOf(form).destination.currency} />
  return (
    <Card padded>
      <PriceAnnouncement form={form} amounts={amounts} />
      <Subhead>{t('payouts.form.summary')}</Subhead>
      <Ledger>
        <MethodLine form={form} />
        <LedgerLine label={t('payouts.form.rate')}>
          {quote ? <span className="sr-num">{rateLine(quote, i18n.locale)}</span> : waiting}
        </LedgerLine>
        <FeeLines quote={quote} waiting={waiting} />
        <Arrival form={form} />
        <LedgerLine kind="total" label={t('payouts.form.youReceive')}>
          {quote ? received : waiting}
        </LedgerLine>
      </Ledger>
      <RateNote>{t(`payouts.rate.${form.rampType}`)}</RateNote>
      <PriceFailure amounts={amounts} refresh={refresh} />
    </Card>
  )
}
