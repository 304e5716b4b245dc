import { FIAT_ROWS, STABLECOIN_ROWS, isFiat, type Currency } from '../tables/currencies.ts'
import { UNIT, divideHalfUp, parseMoney } from './money.ts'

const perDollar = (currency: Currency): bigint =>
  parseMoney((isFiat(currency) ? FIAT_ROWS[currency] : STABLECOIN_ROWS[currency]).perDollar)

/** One unit of `from` is worth `numerator / denominator` of `to`. */
export interface Rate {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const rateOf = (from: Currency, to: Currency): Rate => ({
  numerator: perDollar(to),
  denominator: perDollar(from),
})

/** At most 8 decimals, half up. */
export function formatRate({ numerator, denominator }: Rate): string {
  const scaled = divideHalfUp(numerator * UNIT * 100n, denominator)
  const fraction = (scaled % (UNIT * 100n))
    .toString()
    .padStart(8, '0')
    .replace(/0{1,6}$/, '')
  return `${scaled / (UNIT * 100n)}.${fraction}`
}
