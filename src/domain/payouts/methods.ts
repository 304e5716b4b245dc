import { fromUnits, toUnits } from '../../lib/money.ts'
import { currencyCode, type FeeEntry, type Fiat } from '../currency.ts'
import { RAIL_RULES, railRules, readRail, sentRail, type FormRail, type MethodBadge, type Rail } from '../rails.ts'
import { railsOf, type Customer } from './currency-list.ts'
import { feeEntryOf } from './quotes/fee-table.ts'
import type { RampType } from './ramp-type.ts'

const RECOMMENDED = 'payouts.badge.recommended'

interface Edge {
  readonly amount: string
  readonly currency: string
}

export interface MethodCard {
  readonly rail: FormRail
  readonly label: `payouts.method.${FormRail}`
  readonly badges: readonly MethodBadge[]
  /** What the badges of amounts name. */
  readonly edge: Edge | null
  /** The fee of the code that will be sent, which may cost more than the rail of the card (decisions.md F14). */
  readonly fee: FeeEntry | null
  /** The reason why the method is disabled; null when it is enabled. */
  readonly blockedBy: 'payouts.currencyUnavailable' | null
}

/** Reads a route's `method`; null when the currency has no such method, and the methods screen is shown instead. */
export const readMethod = (text: string, currency: Fiat, rampType: RampType): FormRail | null =>
  railsOf(currency, rampType).find((rail) => rail === readRail(text)) ?? null

/** A disabled method is marked as unavailable and not as recommended. */
function methodBadges(rail: Rail, isOpen: boolean): readonly MethodBadge[] {
  const { badges } = railRules(rail)
  return isOpen ? badges : ['payouts.badge.unavailable', ...badges.filter((badge) => badge !== RECOMMENDED)]
}

/** The amount from which on a rail takes a transfer or, where it takes less, from which on it does not. */
function edgeOf(rail: Rail, side: 'source' | 'destination'): Edge | null {
  const bounds = RAIL_RULES[rail].limits[side]
  if (!bounds) return null
  const most = bounds.max === null ? null : toUnits(bounds.max)
  const amount = bounds.min ?? (most === null ? null : fromUnits(most + 1n))
  return amount === null ? null : { amount, currency: currencyCode(bounds.currency) }
}

export function methodCards(currency: Fiat, rampType: RampType, customer: Customer): readonly MethodCard[] {
  const side = rampType === 'on-ramp' ? 'source' : 'destination'
  return railsOf(currency, rampType).map((rail): MethodCard => {
    const fee = feeEntryOf(currency, sentRail(rail, side), customer)
    const isOpen = fee !== null
    return {
      rail,
      label: `payouts.method.${rail}`,
      badges: methodBadges(rail, isOpen),
      edge: edgeOf(rail, side),
      fee,
      blockedBy: isOpen ? null : 'payouts.currencyUnavailable',
    }
  })
}

/** The arrival in the summary; null where it is unknown. */
export const arrivalTextOf = (rail: Rail) => railRules(rail).arrival

/** A sentence that distinguishes a method from the others of its currency; null for most methods. */
export const methodDetailOf = (rail: Rail) => railRules(rail).detail
