import type { Currency, Fiat } from './currencies.ts'
import { isLowUnit, rateOf } from './currencies.ts'
import { parseMoney } from './money.ts'
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

const CAPPED_RAILS = ['ach', 'achPush', 'achPull', 'achSameDay', 'sepa', 'wire', 'pix', 'spei', 'pse']
const CAP = parseMoney('1000000')
const LEAST = parseMoney('1')

const PESO_LEAST = { source: parseMoney('50'), destination: parseMoney('2') }
const INSTAPAY_MOST = parseMoney('49999.99')
const PESONET_LEAST = parseMoney('50000')

function bankRange({ fiat, rail }: Route, side: Side): Range {
  if (rail === 'instapay') return { min: LEAST, max: INSTAPAY_MOST }
  if (rail === 'swiftpay_pesonet') return { min: PESONET_LEAST, max: null }
  return {
    min: fiat === 'mxn' ? PESO_LEAST[side] : LEAST,
    max: CAPPED_RAILS.includes(rail) ? capIn(fiat) : null,
  }
}

function capIn(fiat: Fiat) {
  if (!isLowUnit(fiat)) return CAP
  const { numerator, denominator } = rateOf('usd', fiat)
  return (CAP * numerator) / denominator
}

function coinRange({ coin, network }: Route, side: Side): Range {
  if (side === 'source' && network === 'tron') return { min: parseMoney('5'), max: null }
  if (coin === 'usdc') return { min: LEAST, max: null }
  const isDear = side === 'destination' && network === 'ethereum'
  return { min: parseMoney(isDear ? '20' : '2'), max: null }
}

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
