import { useLingui } from '@lingui/react'
import { MoneyAmount } from '../../../components/money/MoneyAmount.tsx'
import { instructionAmount } from '../../../domain/payout-history/instructions.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { usePayoutFees } from '../../../queries/payouts/quotes.ts'
import { Ledger, LedgerLine } from '../../../ui/data/Ledger.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton/Skeleton.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { Subhead } from '../../../ui/layout/Subhead.tsx'
import { useText } from '../../../ui/text.tsx'
import { RateNote } from '../form/summary/RateNote.tsx'
import { DestinationLines } from './DestinationLines.tsx'

/** Amounts and fees carry the symbol of their currency here: the customer types them into another bank's form. */
export function DepositSummary({ payout }: { readonly payout: Payout }) {
  const t = useText()
  const { i18n } = useLingui()
  const { data: quote, isError } = usePayoutFees(payout)
  const money = (amount: string | null, currency = payout.source.currency) => (
    <span className="sr-num">{instructionAmount(amount, currency, i18n.locale)}</span>
  )
  return (
    <Card padded>
      <Subhead>{t('payouts.form.summary')}</Subhead>
      <Ledger>
        <LedgerLine label={t('payouts.form.youSend')}>{money(payout.amount)}</LedgerLine>
        {!isError && (
          <LedgerLine label={t('payouts.form.fees')}>
            {quote ? money(quote.totalFee.amount, quote.totalFee.currency) : <Skeleton width="64px" height="16px" />}
          </LedgerLine>
        )}
        <DestinationLines payout={payout} />
        <LedgerLine kind="total" label={t('payouts.form.youReceive')}>
          <MoneyAmount amount={payout.destination.amount} currency={payout.destination.currency} />
        </LedgerLine>
      </Ledger>
      <RateNote>{t('payouts.rate.fixed')}</RateNote>
    </Card>
  )
}
