import { compareAmounts, fromUnits, multiply, toUnits } from '../../lib/money.ts'
import { currencyRules, isFiat, type Currency, type Fiat } from '../currency.ts'
import type { DestinationNetwork, SourceNetwork } from '../endpoint-networks.ts'
import { networkOfPayout, networkRules } from '../networks.ts'
import { chosenRail, RAIL_RULES, railNetwork, railOf, type Bounds, type FormRail } from '../rails.ts'

export interface LimitedSide {
  readonly side: 'source' | 'destination'
  readonly currency: Currency
  readonly network: SourceNetwork | DestinationNetwork
  /** Units of the currency per dollar; null without a quote. */
  readonly perDollar: string | null
}

interface Limits {
  readonly min: string
  readonly max: string | null
}

function railBounds({ side, network }: LimitedSide): Bounds<Fiat> | null {
  const rail = railOf(network)
  return rail && RAIL_RULES[rail].limits[side]
}

/** A bound of the rail in the money of the amount; null where there is none, or no rate that it could be converted by. */
function railBound(limited: LimitedSide, bound: 'min' | 'max'): string | null {
  const { currency, perDollar } = limited
  const bounds = railBounds(limited)
  const amount = bounds?.[bound] ?? null
  if (amount === null || bounds?.currency === currency) return amount
  const cents = bounds?.currency === 'usd' ? toUnits(amount) : null
  if (cents === null || perDollar === null) return null
  // Rounded to the side on which the server takes the amount, too.
  const units = multiply(cents, perDollar, bound === 'min' ? 'ceil' : 'floor')
  return units === null ? null : fromUnits(units)
}

/** The least amount, whatever the rail. */
function leastOf({ side, currency, network }: LimitedSide): string {
  if (isFiat(currency)) return currencyRules(currency).minimum[side]
  if (currency === 'usdc') return '1.00'
  const known = networkOfPayout(network)
  return (known && networkRules(known).minimum?.[side]) ?? '2.00'
}

export const limitsOf = (limited: LimitedSide): Limits => ({
  min: railBound(limited, 'min') ?? leastOf(limited),
  max: railBound(limited, 'max'),
})

export interface LimitError {
  readonly message: 'validation.minAmount' | 'validation.maxAmount'
  readonly values: { readonly amount: string; readonly currency: Currency }
  /** The rail that takes such an amount, where there is one. */
  readonly otherwise?: FormRail
}

function breachOf(amount: string, limited: LimitedSide): { readonly bound: 'min' | 'max'; readonly of: string } | null {
  const { min, max } = limitsOf(limited)
  if (compareAmounts(amount, min) === -1) return { bound: 'min', of: min }
  return max && compareAmounts(amount, max) === 1 ? { bound: 'max', of: max } : null
}

/** Another method of the currency that takes the amount: more pesos go by PESONet, fewer by InstaPay. */
function otherRail(amount: string, limited: LimitedSide): FormRail | undefined {
  const { side, currency, network } = limited
  const rail = railOf(network)
  if (!rail || !isFiat(currency)) return undefined
  const { onRamp, offRamp, fees } = currencyRules(currency)
  const isServed = (method: FormRail) => Object.values(fees).some((rows) => rows[method]?.available)
  return (side === 'source' ? onRamp : offRamp)
    .filter((method) => method !== chosenRail(rail) && isServed(method))
    .find((method) => !breachOf(amount, { ...limited, network: railNetwork(method) }))
}

export function limitError(amount: string, limited: LimitedSide): LimitError | null {
  const breach = breachOf(amount, limited)
  if (!breach) return null
  const otherwise = otherRail(amount, limited)
  return {
    message: `validation.${breach.bound}Amount`,
    values: { amount: breach.of, currency: limited.currency },
    ...(otherwise && { otherwise }),
  }
}
