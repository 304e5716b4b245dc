import { UNIT, divideHalfUp } from './money.ts'

export const FIATS = [
  'usd',
  'eur',
  'mxn',
  'brl',
  'php',
  'inr',
  'cad',
  'gbp',
  'cop',
  'sgd',
  'idr',
  'vnd',
  'thb',
] as const
export const STABLECOINS = ['usdc', 'usdt'] as const
export const CURRENCIES = [...FIATS, ...STABLECOINS] as const

export type Fiat = (typeof FIATS)[number]
export type Stablecoin = (typeof STABLECOINS)[number]
export type Currency = (typeof CURRENCIES)[number]

export const isFiat = (currency: string): currency is Fiat => (FIATS as readonly string[]).includes(currency)
export const isStablecoin = (currency: string): currency is Stablecoin =>
  (STABLECOINS as readonly string[]).includes(currency)

/** Hundredths of a unit that one US dollar buys. */
const RATES = {
  usd: 1_00n,
  usdc: 1_00n,
  usdt: 1_00n,
  eur: 92n,
  mxn: 18_50n,
  brl: 5_40n,
  php: 58_00n,
  inr: 88_00n,
  cad: 1_38n,
  gbp: 78n,
  cop: 4000_00n,
  sgd: 1_32n,
  idr: 16_400_00n,
  vnd: 25_400_00n,
  thb: 34_00n,
} satisfies Record<Currency, bigint>

/** One unit of `from` is worth `numerator / denominator` of `to`. */
export interface Rate {
  readonly numerator: bigint
  readonly denominator: bigint
}

export const rateOf = (from: Currency, to: Currency): Rate => ({ numerator: RATES[to], denominator: RATES[from] })

/** At most 8 decimals, half up. */
export function formatRate({ numerator, denominator }: Rate): string {
  const scaled = divideHalfUp(numerator * UNIT * 100n, denominator)
  const fraction = (scaled % (UNIT * 100n))
    .toString()
    .padStart(8, '0')
    .replace(/0{1,6}$/, '')
  return `${scaled / (UNIT * 100n)}.${fraction}`
}

/** Currencies whose unit is worth less than a US cent: their cap is converted from dollars. */
export const isLowUnit = (currency: Fiat) => RATES[currency] > 100_00n
