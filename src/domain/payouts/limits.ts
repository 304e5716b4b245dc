import { compareAmounts, fromUnits, multiply } from '../../lib/money.ts'
import { currencyRules, isFiat, type Currency } from '../currency.ts'
import type { DestinationNetwork, SourceNetwork } from '../endpoint-networks.ts'
import { networkOfPayout, networkRules } from '../networks.ts'
import { railOf, railRules, type FormRail } from '../rails.ts'

/** A million in cents. */
const MOST = 100_000_000n

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

const railLimit = (network: string) => {
  const rail = railOf(network)
  return rail && railRules(rail).limit
}

/** The rail that takes what is beyond the rail's own bound: more pesos go by PESONet, fewer by InstaPay. */
function otherRail({ side, network }: LimitedSide, bound: 'min' | 'max'): FormRail | undefined {
  const rail = side === 'destination' ? railOf(network) : null
  const limit = railLimit(network)
  return rail && limit && limit !== 'million' && bound in limit ? railRules(rail).otherwise : undefined
}

function minimumOf({ side, currency, network }: LimitedSide): string {
  const limit = railLimit(network)
  if (side === 'destination' && limit && limit !== 'million' && 'min' in limit) return limit.min
  if (isFiat(currency)) return currencyRules(currency).minimum[side]
  if (currency === 'usdc') return '1.00'
  const known = networkOfPayout(network)
  return (known && networkRules(known).minimum?.[side]) ?? '2.00'
}

function maximumOf({ side, currency, network, perDollar }: LimitedSide): string | null {
  const limit = railLimit(network)
  if (!limit) return null
  if (limit !== 'million') return side === 'destination' && 'max' in limit ? limit.max : null
  if (!isFiat(currency) || !currencyRules(currency).isLowUnit) return fromUnits(MOST)
  const units = perDollar && multiply(MOST, perDollar, 'floor')
  return units ? fromUnits(units) : null
}

export const limitsOf = (side: LimitedSide): Limits => ({ min: minimumOf(side), max: maximumOf(side) })

export interface LimitError {
  readonly message: 'validation.minAmount' | 'validation.maxAmount'
  readonly values: { readonly amount: string; readonly currency: Currency }
  /** The rail that takes such an amount, where there is one. */
  readonly otherwise?: FormRail
}

export function limitError(amount: string, side: LimitedSide): LimitError | null {
  const { min, max } = limitsOf(side)
  const { currency } = side
  const breach = (bound: 'min' | 'max', amount: string) => {
    const otherwise = otherRail(side, bound)
    return {
      message: `validation.${bound}Amount` as const,
      values: { amount, currency },
      ...(otherwise && { otherwise }),
    }
  }
  if (compareAmounts(amount, min) === -1) return breach('min', min)
  return max && compareAmounts(amount, max) === 1 ? breach('max', max) : null
}
