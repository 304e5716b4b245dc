import type { Fiat } from './currencies.ts'
import { parseMoney } from './money.ts'
import type { Route } from './rails.ts'

export interface FeeRow {
  readonly bps: bigint
  readonly fixed: bigint
  /** Euro rows charge their fixed fee in euros, all others in US dollars. */
  readonly fixedCurrency: 'usd' | 'eur'
}

type Provider = 'bridge' | 'mesta'

const row = (bps: number, fixed: string, fixedCurrency: 'usd' | 'eur' = 'usd'): FeeRow => ({
  bps: BigInt(bps),
  fixed: parseMoney(fixed),
  fixedCurrency,
})

const FEE_ROWS: Record<Provider, Partial<Record<Fiat, Readonly<Record<string, FeeRow>>>>> = {
  bridge: {
    usd: { ach: row(10, '0.5'), achSameDay: row(10, '1'), wire: row(10, '20') },
    eur: { sepa: row(50, '1', 'eur') },
  },
  mesta: {
    usd: { wire: row(6, '20') },
    eur: { sepa: row(15, '2', 'eur') },
    brl: { pix: row(63, '1.5') },
    mxn: { spei: row(17, '1') },
    php: { instapay: row(30, '2'), swiftpay_pesonet: row(30, '2') },
    cop: { pse: row(150, '0') },
  },
}

const providerOf = (fiat: Fiat): Provider => (fiat === 'usd' || fiat === 'eur' ? 'bridge' : 'mesta')

const ROW_OF_RAIL: Readonly<Record<string, string>> = { achPush: 'ach', achPull: 'ach' }

/** Null where the provider does not serve the rail. */
export function feeRowOf({ fiat, rail }: Pick<Route, 'fiat' | 'rail'>, provider = providerOf(fiat)): FeeRow | null {
  return FEE_ROWS[provider][fiat]?.[ROW_OF_RAIL[rail] ?? rail] ?? null
}

const NETWORK_FEES: Readonly<Record<string, bigint>> = { ethereum: parseMoney('0.5'), tron: parseMoney('1') }

/** In US dollars. Only on-ramps pay a network fee. */
export const networkFeeOf = ({ direction, network }: Route): bigint =>
  direction === 'onRamp' ? (NETWORK_FEES[network] ?? 0n) : 0n
