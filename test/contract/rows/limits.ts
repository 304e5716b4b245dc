import { formatRate, rateOf } from '../../../demo/sandbox/quotes/currencies.ts'
import { breachOf } from '../../../demo/sandbox/quotes/limits.ts'
import { CENT, parseMoney } from '../../../demo/sandbox/quotes/money.ts'
import type { Quote } from '../../../demo/sandbox/quotes/quote.ts'
import { fiatRow } from '../../../demo/sandbox/tables/currencies.ts'
import { currencyRules, FIAT_CURRENCIES, type Fiat } from '../../../src/domain/currency.ts'
import { limitsOf } from '../../../src/domain/payouts/limits.ts'
import { railRules, type FormRail } from '../../../src/domain/rails.ts'
import { destinationOf, sourceOf } from './answers.ts'

type Side = 'source' | 'destination'

const PRODUCT = 'src/domain/rails.ts'
const SANDBOX = 'demo/sandbox/tables/rails.ts'
/** From here on a unit is worth less than a cent. */
const OF_LITTLE_WORTH = parseMoney('100')

/** A bound in a money that the form has no rate for, or that is worth next to nothing. */
function wrongMoney(fiat: Fiat, rail: FormRail, side: Side): readonly string[] {
  const bounds = railRules(rail).limits[side]
  if (!bounds) return []
  const { currency, max } = bounds
  const isConverted = currency === 'usd' && side === 'destination'
  if (currency !== fiat && !isConverted)
    return [`${PRODUCT} limits the ${side} of ${rail} in ${currency}: ${fiat}, which goes by it, has no rate to that`]
  const isMillion = currency === fiat && max === '1000000.00'
  return isMillion && parseMoney(fiatRow(fiat).perDollar) > OF_LITTLE_WORTH
    ? [`${PRODUCT} limits the ${side} of ${rail} to a million ${fiat}, which is little: limit it in dollars`]
    : []
}

/** Whether the sandbox takes an amount on the side of the bank. The wallet's is within any limit. */
function isTaken(fiat: Fiat, side: Side, { network, amount }: { readonly network: string; readonly amount: bigint }) {
  const coins = parseMoney('1000')
  const tariff =
    side === 'source'
      ? { sourceCurrency: fiat, destinationCurrency: 'usdc' }
      : { sourceCurrency: 'usdc', destinationCurrency: fiat }
  const [pay, receive] = side === 'source' ? [amount, coins] : [coins, amount]
  const direction = side === 'source' ? 'onRamp' : 'offRamp'
  const route = { direction, fiat, rail: network, coin: 'usdc', network: 'sol' } as const
  return breachOf(route, { pay, receive, tariff } as Quote) === null
}

const ENDLESS = parseMoney('1000000000000')

/** The amounts at the limits that the form shows, and a cent beyond them, as the sandbox judges them. */
function otherLimits(fiat: Fiat, rail: FormRail, side: Side): readonly string[] {
  const perDollar = formatRate(rateOf('usd', fiat))
  const bank = side === 'source' ? sourceOf(fiat, rail) : destinationOf(fiat, rail)
  const { min, max } = limitsOf({ side, ...bank, perDollar })
  const least = parseMoney(min)
  const most = max === null ? null : parseMoney(max)
  const judged: readonly (readonly [bigint, boolean])[] = [
    [least, true],
    [least - CENT, false],
    [most ?? ENDLESS, true],
    ...(most === null ? [] : ([[most + CENT, false]] as const)),
  ]
  return judged.some(([amount, wanted]) => isTaken(fiat, side, { network: bank.network, amount }) !== wanted)
    ? [`${SANDBOX} takes other amounts of ${fiat} as a ${side} by ${bank.network} than ${min} to ${max ?? 'any'}`]
    : []
}

/** Where the limits of the two sides differ, or are in a money that they cannot be in. */
export const wrongLimits = (): readonly string[] =>
  FIAT_CURRENCIES.flatMap((fiat) => {
    const { onRamp, offRamp } = currencyRules(fiat)
    const wrong = (rails: readonly FormRail[], side: Side) =>
      rails.flatMap((rail) => [...wrongMoney(fiat, rail, side), ...otherLimits(fiat, rail, side)])
    return [...wrong(onRamp, 'source'), ...wrong(offRamp, 'destination')]
  })
