import { useLingui } from '@lingui/react'
import { MoneyAmount } from '../../../../components/money/MoneyAmount.tsx'
import { hasQuote, receivedOf, sentLabelOf } from '../../../../domain/payout-history/amounts.ts'
import { outcomeOf } from '../../../../domain/payouts/outcome.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { rateLine, totalInDollars } from '../../../../domain/payouts/quotes/quote-lines.ts'
import { formatPrice } from '../../../../lib/format/format-amount.ts'
import { usePayoutFees } from '../../../../queries/payouts/quotes.ts'
import { usePayment } from '../../../../queries/payouts/transfer-state.ts'
import { Ledger, LedgerLine } from '../../../../ui/data/Ledger.tsx'
import { Card } from '../../../../ui/layout/Card.tsx'
import { Subhead } from '../../../../ui/layout/Subhead.tsx'
import { useText } from '../../../../ui/text.tsx'

/** What was sent and delivered, with the quote that the payout was created with, as far as its outcome says so. */
export function PaymentDetails({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const { data } = usePayoutFees(payout)
  const payment = usePayment([payout])(payout)
  const quote = hasQuote(payout, payment) ? data : undefined
  const dollars = quote && totalInDollars(quote)
  const received = receivedOf(payout, payment)
  const { back } = outcomeOf(payout)
  return (
    <Card padded>
      <Subhead>{t('payouts.details.payment')}</Subhead>
      <Ledger>
        <LedgerLine label={t(sentLabelOf(payout, payment))}>
          <MoneyAmount amount={payout.amount} currency={payout.source.currency} />
        </LedgerLine>
        {quote && (
          <LedgerLine label={t('payouts.form.rate')}>
            <span className="sr-num">{rateLine(quote, i18n.locale)}</span>
          </LedgerLine>
        )}
        {dollars && (
          <LedgerLine label={t('payouts.form.fees')}>
            <span className="sr-num">{formatPrice(dollars, 'usd', i18n.locale)}</span>
          </LedgerLine>
        )}
        {received && (
          <LedgerLine kind="total" label={t(received.label)}>
            <MoneyAmount {...received.money} />
          </LedgerLine>
        )}
        {back?.money && (
          <LedgerLine label={t('payouts.details.cameBack')}>
            <MoneyAmount {...back.money} />
          </LedgerLine>
        )}
      </Ledger>
    </Card>
  )
}
