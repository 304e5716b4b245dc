import { keysOf } from '../lib/keys-of.ts'
import { rawValue, type OpenEnum } from '../lib/open-enum.ts'
import type { CALENDARS } from './payouts/arrival/bank-days.ts'
import type { FormRail, Rail } from './rails.ts'

export const STABLECOINS = ['usdc', 'usdt'] as const
export type Stablecoin = (typeof STABLECOINS)[number]

export type FeeProvider = 'bridge' | 'mesta'

export interface FeeEntry<Code extends string = Fiat> {
  readonly bpsFee: number
  readonly fixedFee: string
  /** The money of the fixed fee. */
  readonly fixedCurrency: Code
  readonly available: boolean
}

/** `Code` is a currency of this table, which a row of the table itself cannot be checked for. */
interface CurrencyRules<Code extends string> {
  /** An ISO 3166-1 alpha-2 code, or the European Union's. */
  readonly flag: string
  /** The verification that unlocks the currency. */
  readonly needs: 'level1' | 'sepa' | 'level2'
  /** The rails that a customer can choose, by direction. */
  readonly onRamp: readonly FormRail[]
  readonly offRamp: readonly FormRail[]
  /** The provider that moves the money of a verified customer. */
  readonly provider: FeeProvider
  readonly fees: Readonly<Partial<Record<FeeProvider, Readonly<Partial<Record<Rail, FeeEntry<Code>>>>>>>
  /** The least amount of a payout, unless its rail has a minimum (`rails.ts`, which has the maximums, too). */
  readonly minimum: { readonly source: string; readonly destination: string }
  /** The calendar of its banks; null where their days are not known, or all its rails are instant. */
  readonly calendar: keyof typeof CALENDARS | null
  /** Where USDT cannot be exchanged for the currency. */
  readonly withoutUsdt: readonly ('onRamp' | 'offRamp' | 'link')[]
  /** The currency of the deposits of a linked wallet, and the rails that pay them out. */
  readonly linkedAs: 'usd' | 'eur'
  readonly links: readonly ['sepa' | 'ach' | 'wire', ...('sepa' | 'ach' | 'wire')[]]
}

const fee = <const Code extends string>(bpsFee: number, fixedFee: string, fixedCurrency: Code): FeeEntry<Code> => ({
  bpsFee,
  fixedFee,
  fixedCurrency,
  available: true,
})
const unavailable = { bpsFee: 0, fixedFee: '0', fixedCurrency: 'usd', available: false } as const

const local = {
  needs: 'level2',
  onRamp: [],
  provider: 'mesta',
  fees: {},
  minimum: { source: '1.00', destination: '1.00' },
  calendar: null,
  withoutUsdt: [],
  linkedAs: 'usd',
  links: ['ach', 'wire'],
} as const
const bankTransfer = {
  ...local,
  offRamp: ['BANK_TRANSFER'],
  fees: { mesta: { BANK_TRANSFER: unavailable } },
} as const

/** Every fact that depends on a currency, in the order of the screen. */
const CURRENCY_RULES = {
  usd: {
    ...local,
    flag: 'US',
    needs: 'level1',
    onRamp: ['ACH', 'WIRE'],
    offRamp: ['ACH', 'WIRE'],
    provider: 'bridge',
    fees: {
      bridge: { ACH: fee(10, '0.5', 'usd'), ACH_SAME_DAY: fee(10, '1', 'usd'), WIRE: fee(10, '20', 'usd') },
      mesta: { WIRE: fee(6, '20', 'usd') },
    },
    calendar: 'fed',
  },
  eur: {
    ...local,
    flag: 'EU',
    needs: 'sepa',
    onRamp: ['SEPA'],
    offRamp: ['SEPA'],
    provider: 'bridge',
    fees: { bridge: { SEPA: fee(50, '1', 'eur') }, mesta: { SEPA: fee(15, '2', 'eur') } },
    calendar: 'target',
    withoutUsdt: ['onRamp', 'link'],
    linkedAs: 'eur',
    links: ['sepa'],
  },
  mxn: {
    ...local,
    flag: 'MX',
    offRamp: ['SPEI'],
    fees: { mesta: { SPEI: fee(17, '1', 'usd') } },
    minimum: { source: '50.00', destination: '2.00' },
  },
  brl: { ...local, flag: 'BR', offRamp: ['PIX'], fees: { mesta: { PIX: fee(63, '1.5', 'usd') } } },
  php: {
    ...local,
    flag: 'PH',
    offRamp: ['INSTAPAY', 'SWIFTPAY_PESONET'],
    fees: { mesta: { INSTAPAY: fee(30, '2', 'usd'), SWIFTPAY_PESONET: fee(30, '2', 'usd') } },
    calendar: 'manila',
  },
  inr: { ...local, flag: 'IN', offRamp: ['NEFT'], fees: { mesta: { NEFT: unavailable } } },
  cad: { ...local, flag: 'CA', offRamp: ['EFT'], fees: { mesta: { EFT: unavailable } } },
  gbp: { ...local, flag: 'GB', offRamp: ['FPS'] },
  cop: { ...local, flag: 'CO', offRamp: ['PSE'], fees: { mesta: { PSE: fee(150, '0', 'usd') } } },
  sgd: { ...local, flag: 'SG', offRamp: ['FAST'], fees: { mesta: { FAST: unavailable } } },
  idr: { ...bankTransfer, flag: 'ID' },
  vnd: { ...bankTransfer, flag: 'VN' },
  thb: { ...bankTransfer, flag: 'TH' },
} as const satisfies Readonly<Record<string, CurrencyRules<string>>>

export type Fiat = keyof typeof CURRENCY_RULES
export const FIAT_CURRENCIES = keysOf(CURRENCY_RULES)

export const CURRENCIES = [...FIAT_CURRENCIES, ...STABLECOINS] as const
export type Currency = (typeof CURRENCIES)[number]

export interface Money {
  /** A decimal string as the API writes it, such as "100.00". */
  readonly amount: string
  readonly currency: OpenEnum<Currency>
}

export const currencyRules = (currency: Fiat): CurrencyRules<Fiat> => CURRENCY_RULES[currency]
export const flagOf = (currency: Fiat) => CURRENCY_RULES[currency].flag

export const currencyCode = (currency: OpenEnum<Currency>): string => rawValue(currency).toUpperCase()
export const isStablecoin = (currency: OpenEnum<Currency>): currency is Stablecoin =>
  STABLECOINS.some((coin) => coin === currency)
export const isFiat = (currency: OpenEnum<Currency>): currency is Fiat =>
  FIAT_CURRENCIES.some((fiat) => fiat === currency)
