import { compareAmounts, fromUnits, multiply } from '../../lib/money.ts'
import { isFiat, type Currency } from '../currency.ts'
import type { DestinationNetwork, SourceNetwork } from '../endpoint-networks.ts'
import { railOf, railRules } from '../rails.ts'

/** A million in cents. */
const MOST = 100_000_000n

export interface LimitedSide {
  readonly side: 'source' | 'destination'
  readonly currency: Currency
  readonly network: SourceNetwork | DestinationNetwork
  /** Units of the currency per dollar; null without a quote. */
  readonly perDollar: string | null
}

export interface Limits {
  readonly min: string
  readonly max: string | null
}

// A million units of these currencies are worth little, so their limit is the worth of a million dollars.
const LOW_UNIT_CURRENCIES: readonly Currency[] = ['cop', 'idr', 'vnd']

const railLimit = (network: string) => {
  const rail = railOf(network)
  return rail && railRules(rail).limit
}

function minimumOf({ side, currency, network }: LimitedSide): string {
  const limit = railLimit(network)
  if (side === 'destination' && limit && limit !== 'million' && 'min' in limit) return limit.min
  if (currency === 'mxn') return side === 'source' ? '50.00' : '2.00'
  if (isFiat(currency)) return '1.00'
  if (side === 'source' && network === 'tron') return '5.00'
  if (currency === 'usdc') return '1.00'
  return side === 'destination' && network === 'ethereum' ? '20.00' : '2.00'
}

function maximumOf({ side, currency, network, perDollar }: LimitedSide): string | null {
  const limit = railLimit(network)
  if (!limit) return null
  if (limit !== 'million') return side === 'destination' && 'max' in limit ? limit.max : null
  if (!LOW_UNIT_CURRENCIES.includes(currency)) return fromUnits(MOST)
  const units = perDollar && multiply(MOST, perDollar, 'floor')
  return units ? fromUnits(units) : null
}

export const limitsOf = (side: LimitedSide): Limits => ({ min: minimumOf(side), max: maximumOf(side) })

export interface LimitError {
  readonly message: 'validation.minAmount' | 'validation.maxAmount'
  readonly values: { readonly amount: string; readonly currency: Currency }
}

export function limitError(amount: string, side: LimitedSide): LimitError | null {
  const { min, max } = limitsOf(side)
  const { currency } = side
  if (compareAmounts(amount, min) === -1) return { message: 'validation.minAmount', values: { amount: min, currency } }
  if (max && compareAmounts(amount, max) === 1) {
    return { message: 'validation.maxAmount', values: { amount: max, currency } }
  }
  return null
}
