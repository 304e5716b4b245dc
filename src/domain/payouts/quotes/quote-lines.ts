import { rawValue } from '../../../lib/open-enum.ts'
import { formatAmount, formatPrice, formatRate } from '../../../lib/format/format-amount.ts'
import { fromUnits, multiply, quotient, toRoundedUnits } from '../../../lib/money.ts'
import { amountText } from '../../amount-text.ts'
import { currencyCode, isStablecoin, type Money } from '../../currency.ts'
import type { FeeType, Quote } from './quote.ts'

/** '1.00 USDC ≈ 0.92 EUR' */
export function rateLine({ rate, pay, receive }: Pick<Quote, 'rate' | 'pay' | 'receive'>, language: string): string {
  const [source, destination] = [currencyCode(pay.currency), currencyCode(receive.currency)]
  // A line may end at the sign, and not between a figure and its currency.
  return `${formatAmount('1', language)}\u00a0${source} ≈ ${formatRate(rate, language)}\u00a0${destination}`
}

type Rates = Pick<Quote, 'rate' | 'pay' | 'receive'>

const isDollar = ({ currency }: Money) => currency === 'usd' || isStablecoin(currency)

/** The value in dollars. A stablecoin counts as one dollar; another currency uses the quote's rate. Null without a rate. */
function toDollars({ amount, currency }: Money, { rate, pay, receive }: Rates): string | null {
  if (isDollar({ amount, currency })) return amount
  const units = toRoundedUnits(amount, 'halfUp')
  if (units === null) return null
  const isIn = (side: Money) => rawValue(currency) === rawValue(side.currency)
  const dollars = isIn(pay) && isDollar(receive) ? multiply(units, rate, 'halfUp') : null
  // The server may price in the currency of either side.
  const other = isIn(receive) && isDollar(pay) ? quotient(units, rate, 'halfUp') : null
  const either = dollars ?? other
  return either === null ? null : fromUnits(either)
}

interface FeeLine {
  readonly label: `payouts.fee.${'conversion' | 'fixed' | 'merchantFixed' | 'network'}`
  readonly fee: Money
  /** Null where the quote has no rate to dollars. */
  readonly dollars: string | null
}

// The conversion fee is the sum of its two parts, which have no lines of their own.
const LINES: readonly (readonly [FeeType, FeeLine['label']])[] = [
  ['conversionFee', 'payouts.fee.conversion'],
  ['sphereFixedFee', 'payouts.fee.fixed'],
  ['merchantFixedFee', 'payouts.fee.merchantFixed'],
  ['networkFee', 'payouts.fee.network'],
]

const isZero = (amount: string) => /^0*(?:\.0*)?$/.test(amount)

/** The lines of the total; a zero fee has no line. */
export const feeLines = (quote: Quote): readonly FeeLine[] =>
  LINES.flatMap(([type, label]) => {
    const fee = quote.fees[type]
    return fee && !isZero(fee.amount) ? [{ label, fee, dollars: toDollars(fee, quote) }] : []
  })

/** A fee in dollars, or as the server priced it where it has no rate to dollars. */
export const feeFigure = (dollars: string | null, { amount, currency }: Money, language: string): string =>
  dollars === null ? amountText(amount, currency, language) : formatPrice(dollars, 'usd', language)

export const totalInDollars = (quote: Quote): string | null => toDollars(quote.totalFee, quote)
