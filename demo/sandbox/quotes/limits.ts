import { fiatRow, type Currency } from '../tables/currencies.ts'
import { railRow, type Bounds } from '../tables/rails.ts'
import { transferRulesOf } from '../wallets/networks.ts'
import { rateOf } from './currencies.ts'
import { divideUp, parseMoney } from './money.ts'
import type { Quote } from './quote.ts'
import type { Route } from './rails.ts'

interface Range {
  readonly min: bigint
  readonly max: bigint | null
}

interface Breach {
  readonly code: 'amount_below_min' | 'amount_above_max'
  readonly bound: bigint
  readonly currency: Currency
}

type Side = 'source' | 'destination'

const NO_BOUNDS: Bounds = { least: null, most: null, currency: 'usd' }

function bankRange({ fiat, rail }: Route, side: Side): Range {
  const { least, most, currency } = railRow(rail)?.limits[side] ?? NO_BOUNDS
  const { numerator, denominator } = rateOf(currency, fiat)
  return {
    min: least === null ? parseMoney(fiatRow(fiat).least[side]) : divideUp(parseMoney(least) * numerator, denominator),
    max: most === null ? null : (parseMoney(most) * numerator) / denominator,
  }
}

/** A route has a coin that its network carries. */
const coinRange = ({ coin, network }: Route, side: Side): Range => ({
  min: parseMoney(transferRulesOf(network)!.coins[coin]!.least[side]),
  max: null,
})

/** The first limit that a quote breaks, source before destination. */
export function breachOf(route: Route, { pay, receive, tariff }: Quote): Breach | null {
  const isOnRamp = route.direction === 'onRamp'
  const source = isOnRamp ? bankRange(route, 'source') : coinRange(route, 'source')
  const destination = isOnRamp ? coinRange(route, 'destination') : bankRange(route, 'destination')
  return breach(source, pay, tariff.sourceCurrency) ?? breach(destination, receive, tariff.destinationCurrency)
}

function breach({ min, max }: Range, amount: bigint, currency: Currency): Breach | null {
  if (amount < min) return { code: 'amount_below_min', bound: min, currency }
  if (max !== null && amount > max) return { code: 'amount_above_max', bound: max, currency }
  return null
}
