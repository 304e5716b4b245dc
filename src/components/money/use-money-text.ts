import { useLingui } from '@lingui/react'
import { currencyCode, type Money } from '../../domain/currency.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'

/** An amount inside a sentence, such as "1,500.00 USDC". No line ends in it, as in what `Intl` writes with a symbol. */
export function useMoneyText() {
  const { i18n } = useLingui()
  return (amount: string | null, currency: Money['currency']): string =>
    `${formatAmount(amount, i18n.locale)}\u00A0${currencyCode(currency)}`
}
