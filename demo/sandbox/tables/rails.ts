import type { Fiat, Provider } from './currencies.ts'

export interface Fee {
  readonly bps: bigint
  readonly fixed: string
  readonly fixedCurrency: Fiat
}

interface RailRow {
  /** None where the API knows its name and no provider serves it. */
  readonly currencies: readonly Fiat[]
  /** Where a payout may name it. */
  readonly sides: 'both' | 'source' | 'destination'
  /** What each provider charges. Without a row the customer lacks the capability. */
  readonly fees: Partial<Record<Provider, Fee>>
  /** The least of a transfer, where it is more than the currency's own. */
  readonly least: string | null
  /** In US dollars, for currencies with small units; otherwise in the currency. Null: none. */
  readonly most: string | null
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

const MILLION = '1000000'

const plain = { sides: 'both', fees: {}, least: null, most: null, paysOutBy: null, takesLinks: false } as const
const ach = { ...plain, currencies: ['usd'], fees: { bridge: fee(10, '0.5', 'usd') }, most: MILLION } as const

/** The bank rails, by the names that payouts have for them. */
export const RAIL_ROWS = {
  wire: {
    ...plain,
    currencies: ['usd'],
    fees: { bridge: fee(10, '20', 'usd'), mesta: fee(6, '20', 'usd') },
    most: MILLION,
    takesLinks: true,
  },
  sepa: {
    ...plain,
    currencies: ['eur'],
    fees: { bridge: fee(50, '1', 'eur'), mesta: fee(15, '2', 'eur') },
    most: MILLION,
    takesLinks: true,
  },
  ach: { ...ach, paysOutBy: 'achSameDay', takesLinks: true },
  achPush: { ...ach, sides: 'source' },
  achPull: { ...ach, sides: 'source' },
  achSameDay: { ...ach, sides: 'destination', fees: { bridge: fee(10, '1', 'usd') } },
  clabe: { ...plain, currencies: [], paysOutBy: 'spei' },
  spei: { ...plain, currencies: ['mxn'], fees: { mesta: fee(17, '1', 'usd') }, most: MILLION },
  pix: { ...plain, currencies: ['brl'], fees: { mesta: fee(63, '1.5', 'usd') }, most: MILLION },
  instapay: { ...plain, currencies: ['php'], fees: { mesta: fee(30, '2', 'usd') }, most: '49999.99' },
  swiftpay_pesonet: { ...plain, currencies: ['php'], fees: { mesta: fee(30, '2', 'usd') }, least: '50000' },
  pse: { ...plain, currencies: ['cop'], fees: { mesta: fee(150, '0', 'usd') }, most: MILLION },
  neft: { ...plain, currencies: ['inr'] },
  eft: { ...plain, currencies: ['cad'] },
  fps: { ...plain, currencies: ['gbp'] },
  fast: { ...plain, currencies: ['sgd'] },
  bank_transfer: { ...plain, currencies: ['idr', 'vnd', 'thb'] },
  swift: { ...plain, currencies: [] },
} as const satisfies Record<string, RailRow>

type Rail = keyof typeof RAIL_ROWS
export const RAILS = Object.keys(RAIL_ROWS) as readonly Rail[]

/** Null for what is no rail. */
export const railRow = (name: string): RailRow | null =>
  Object.hasOwn(RAIL_ROWS, name) ? RAIL_ROWS[name as Rail] : null
