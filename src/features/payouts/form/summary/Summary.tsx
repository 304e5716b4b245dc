import { useLingui } from '@lingui/react'
import { MoneyAmount } from '../../../../components/money/MoneyAmount.tsx'
import { sidesOf } from '../../../../domain/payouts/form/payout-form.ts'
import { rateLine } from '../../../../domain/payouts/quotes/quote-lines.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Skeleton } from '../../../../ui/feedback/skeleton/Skeleton.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'
import { Arrival } from './Arrival.tsx'
import { FeeLines } from './FeeLines.tsx'
import { MethodLine } from './MethodLine.tsx'
import { PriceAnnouncement } from './PriceAnnouncement.tsx'
import { PriceFailure } from './PriceFailure.tsx'
import { RateNote } from './RateNote.tsx'

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
