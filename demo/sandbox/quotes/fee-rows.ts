import { fiatRow } from '../tables/currencies.ts'
import { railRow, type Fee } from '../tables/rails.ts'
import { transferRulesOf } from '../wallets/networks.ts'
import { parseMoney } from './money.ts'
import type { Route } from './rails.ts'

export interface FeeRow extends Pick<Fee, 'bps' | 'fixedCurrency'> {
  /** In the currency beside it. */
  readonly fixed: bigint
}

/** Null where the provider does not serve the rail. */
export function feeRowOf(
  { fiat, rail }: Pick<Route, 'fiat' | 'rail'>,
  provider = fiatRow(fiat).provider,
): FeeRow | null {
  const row = railRow(rail)
  const fee = row?.currencies.includes(fiat) ? row.fees[provider] : undefined
  return fee ? { ...fee, fixed: parseMoney(fee.fixed) } : null
}

/** In US dollars. Only on-ramps pay a network fee. */
export const networkFeeOf = ({ direction, network }: Route): bigint =>
  direction === 'onRamp' ? parseMoney(transferRulesOf(network)?.fee ?? '0') : 0n
