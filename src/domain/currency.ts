import { rawValue, type OpenEnum } from '../lib/open-enum.ts'

export const FIAT_CURRENCIES = [
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
export type Fiat = (typeof FIAT_CURRENCIES)[number]

export const STABLECOINS = ['usdc', 'usdt'] as const
export type Stablecoin = (typeof STABLECOINS)[number]

export const CURRENCIES = [...FIAT_CURRENCIES, ...STABLECOINS] as const
export type Currency = (typeof CURRENCIES)[number]

export interface Money {
  /** A decimal string as the API writes it, such as "100.00". */
  readonly amount: string
  readonly currency: OpenEnum<Currency>
}

export const currencyCode = (currency: OpenEnum<Currency>): string => rawValue(currency).toUpperCase()
export const isStablecoin = (currency: OpenEnum<Currency>): currency is Stablecoin =>
  STABLECOINS.some((coin) => coin === currency)
export const isFiat = (currency: OpenEnum<Currency>): currency is Fiat =>
  FIAT_CURRENCIES.some((fiat) => fiat === currency)
