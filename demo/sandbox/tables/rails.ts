// Written again on purpose: the sandbox judges the product's tables, and so reads none of them. test/contract/rows compares both.
import type { Fiat, Provider } from './currencies.ts'

export interface Fee {
  readonly bps: bigint
  readonly fixed: string
  readonly fixedCurrency: Fiat
}

/** Of an amount. Null where nothing bounds it but the currency's own least. */
export interface Bounds {
  readonly least: string | null
  readonly most: string | null
  /** The money of the bounds, which the sandbox's rates turn into that of the amount. */
  readonly currency: Fiat
}

interface RailRow {
  /** For the console. */
  readonly title: string
  /** None where the API knows its name and no provider serves it. */
  readonly currencies: readonly Fiat[]
  /** Where a payout may name it. */
  readonly sides: 'both' | 'source' | 'destination'
  /** What each provider charges. Without a row the customer lacks the capability. */
  readonly fees: Partial<Record<Provider, Fee>>
  /** Of what it takes in, and of what it pays out. */
  readonly limits: { readonly source: Bounds | null; readonly destination: Bounds | null }
  /** The rail that pays out what is sent to it; null for itself. */
  readonly paysOutBy: string | null
  /** Whether a wallet can be linked to it. */
  readonly takesLinks: boolean
}

const fee = (bps: number, fixed: string, fixedCurrency: Fiat): Fee => ({
  bps: BigInt(bps),
  fixed,
  fixedCurrency,
})

const none = { source: null, destination: null } as const
const upTo = (most: string, currency: Fiat) => {
  const bounds = { least: null, most, currency }
  return { source: bounds, destination: bounds }
}
const MILLION = '1000000'

const plain = { sides: 'both', fees: {}, limits: none, paysOutBy: null, takesLinks: false } as const
const ach = {
  ...plain,
  currencies: ['usd'],
  fees: { bridge: fee(10, '0.5', 'usd') },
  limits: upTo(MILLION, 'usd'),
} as const

/** The bank rails, by the names that payouts have for them. */
export const RAIL_ROWS = {
  wire: {
    ...plain,
    title: 'Wire',
    currencies: ['usd'],
    fees: { bridge: fee(10, '20', 'usd'), mesta: fee(6, '20', 'usd') },
    limits: upTo(MILLION, 'usd'),
    takesLinks: true,
  },
  sepa: {
    ...plain,
    title: 'SEPA',
    currencies: ['eur'],
    fees: { bridge: fee(50, '1', 'eur'), mesta: fee(15, '2', 'eur') },
    limits: upTo(MILLION, 'eur'),
    takesLinks: true,
  },
  ach: { ...ach, title: 'ACH', paysOutBy: 'achSameDay', takesLinks: true },
  achPush: { ...ach, title: 'ACH transfer', sides: 'source' },
  achPull: { ...ach, title: 'ACH debit', sides: 'source' },
  achSameDay: { ...ach, title: 'ACH transfer', sides: 'destination', fees: { bridge: fee(10, '1', 'usd') } },
  clabe: { ...plain, title: 'CLABE', currencies: [], paysOutBy: 'spei' },
  spei: {
    ...plain,
    title: 'SPEI',
    currencies: ['mxn'],
    fees: { mesta: fee(17, '1', 'usd') },
    limits: upTo(MILLION, 'mxn'),
  },
  pix: {
    ...plain,
    title: 'Pix',
    currencies: ['brl'],
    fees: { mesta: fee(63, '1.5', 'usd') },
    limits: upTo(MILLION, 'brl'),
  },
  instapay: {
    ...plain,
    title: 'InstaPay',
    currencies: ['php'],
    fees: { mesta: fee(30, '2', 'usd') },
    limits: { ...none, destination: { least: null, most: '49999.99', currency: 'php' } },
  },
  swiftpay_pesonet: {
    ...plain,
    title: 'PESONet',
    currencies: ['php'],
    fees: { mesta: fee(30, '2', 'usd') },
    limits: { ...none, destination: { least: '50000', most: null, currency: 'php' } },
  },
  pse: {
    ...plain,
    title: 'PSE',
    currencies: ['cop'],
    fees: { mesta: fee(150, '0', 'usd') },
    limits: upTo(MILLION, 'usd'),
  },
  neft: { ...plain, title: 'NEFT', currencies: ['inr'] },
  eft: { ...plain, title: 'EFT', currencies: ['cad'] },
  fps: { ...plain, title: 'Faster Payments', currencies: ['gbp'] },
  fast: { ...plain, title: 'FAST', currencies: ['sgd'] },
  bank_transfer: { ...plain, title: 'Bank transfer', currencies: ['idr', 'vnd', 'thb'] },
  swift: { ...plain, title: 'SWIFT', currencies: [] },
} as const satisfies Record<string, RailRow>

type Rail = keyof typeof RAIL_ROWS
export const RAILS = Object.keys(RAIL_ROWS) as readonly Rail[]

/** Null for what is no rail. */
export const railRow = (name: string): RailRow | null =>
  Object.hasOwn(RAIL_ROWS, name) ? RAIL_ROWS[name as Rail] : null
