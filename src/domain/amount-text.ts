import { formatAmount } from '../lib/format/format-amount.ts'
import { currencyCode, type Money } from './currency.ts'

/** An amount inside a sentence, such as "1,500.00 USDC". No line ends in it, as in what `Intl` writes with a symbol. */
export const amountText = (amount: string | null, currency: Money['currency'], language: string): string =>
  `${formatAmount(amount, language)}\u00A0${currencyCode(currency)}`
