import { useLingui } from '@lingui/react'
import { useMoneyText } from '../../../../components/money/use-money-text.ts'
import { sidesOf } from '../../../../domain/payouts/form/payout-form.ts'
import { feeFigure, rateLine, totalInDollars } from '../../../../domain/payouts/quotes/quote-lines.ts'
import { useText } from '../../../../ui/text.tsx'
import type { PayoutFormState } from '../use-payout-form.ts'

/** Tells screen readers each new price in a sentence: of a live ledger they would hear the changed figures without their names. */
export function PriceAnnouncement({ form, amounts }: Pick<PayoutFormState, 'form' | 'amounts'>) {
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
