import { compareAmounts } from '../../lib/money.ts'
import type { Fiat } from '../currency.ts'
import { FORM_RAILS, PESONET_FROM, railRules, readRail, type FormRail, type MethodBadge, type Rail } from '../rails.ts'
import type { Customer } from './currency-list.ts'
import { feeEntryOf } from './fee-table.ts'
import type { RampType } from './ramp-type.ts'

const RECOMMENDED = 'payouts.badge.recommended'

export function phpRailFor(amount: string): 'INSTAPAY' | 'SWIFTPAY_PESONET' | null {
  const order = compareAmounts(amount, PESONET_FROM)
  if (order === null) return null
  return order === -1 ? 'INSTAPAY' : 'SWIFTPAY_PESONET'
}

export interface MethodCard {
  readonly rail: FormRail
  readonly label: `payouts.method.${FormRail}`
  readonly badges: readonly MethodBadge[]
  /** Why it is disabled; null when it is not. */
  readonly blockedBy: 'payouts.currencyUnavailable' | null
}

/** How a currency may come in or go out, in the order on the screen. */
export const railsOf = (currency: Fiat, rampType: RampType): readonly FormRail[] =>
  FORM_RAILS.filter((rail) => railRules(rail)[rampType === 'on-ramp' ? 'onRamp' : 'offRamp'].includes(currency))

/** Reads a route's `method`; null where the currency has no such method, whose screen then comes instead. */
export const readMethod = (text: string, currency: Fiat, rampType: RampType): FormRail | null =>
  railsOf(currency, rampType).find((rail) => rail === readRail(text)) ?? null

/** What is closed is not recommended: it says so instead. */
export function methodBadges(rail: Rail, isOpen: boolean): readonly MethodBadge[] {
  const { badges } = railRules(rail)
  return isOpen ? badges : ['payouts.badge.unavailable', ...badges.filter((badge) => badge !== RECOMMENDED)]
}

export function methodCards(currency: Fiat, rampType: RampType, customer: Customer): readonly MethodCard[] {
  return railsOf(currency, rampType).map((rail): MethodCard => {
    const isOpen = feeEntryOf(currency, rail, customer) !== null
    return {
      rail,
      label: `payouts.method.${rail}`,
      badges: methodBadges(rail, isOpen),
      blockedBy: isOpen ? null : 'payouts.currencyUnavailable',
    }
  })
}

/** What the summary says about arrival; nothing where the product does not know. */
export const arrivalOf = (rail: Rail) => railRules(rail).arrival

/** The sentence that tells a method from the others of its currency; most need none. */
export const methodDetailOf = (rail: Rail): `payouts.methodDetail.${'ACH' | 'WIRE' | 'SEPA'}` | null =>
  railRules(rail).detail
