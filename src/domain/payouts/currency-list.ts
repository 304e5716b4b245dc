import { byNumber } from '../../lib/table.ts'
import type { ApplicationAccess } from '../application.ts'
import { currencyRules, FIAT_CURRENCIES, type Fiat } from '../currency.ts'
import { isEurRestricted, isVerifiedFor } from '../gates.ts'
import type { Me } from '../me.ts'
import type { FormRail } from '../rails.ts'
import { payoutTypeOf, type RampType } from './ramp-type.ts'

export interface Customer {
  readonly me: Pick<Me, 'verificationLevels' | 'capabilities'>
  readonly access: Pick<ApplicationAccess, 'kycLevel2'>
}

/** The rails of a currency in a direction, in the order of the screen. */
export const railsOf = (currency: Fiat, rampType: RampType): readonly FormRail[] =>
  currencyRules(currency)[payoutTypeOf(rampType)]

export function isCurrencyEnabled(currency: Fiat, customer: Customer): boolean {
  const { needs } = currencyRules(currency)
  return isVerifiedFor(needs, customer) && !(needs === 'sepa' && isEurRestricted(customer.me))
}

/** On-ramp needs the verification of a currency that can be paid in, wherever the customer is. */
export const canOnRamp = (customer: Parameters<typeof isVerifiedFor>[1]): boolean =>
  FIAT_CURRENCIES.some(
    (currency) => railsOf(currency, 'on-ramp').length > 0 && isVerifiedFor(currencyRules(currency).needs, customer),
  )

export interface CurrencyChoice {
  readonly currency: Fiat
  /** The reason why the currency is disabled; null when it is enabled. */
  readonly blockedBy: 'payouts.currencyUnavailable' | null
}

export function currencyList(rampType: RampType, customer: Customer): readonly CurrencyChoice[] {
  const isOffered = (currency: Fiat) => railsOf(currency, rampType).length > 0
  const choices = FIAT_CURRENCIES.filter(isOffered).map((currency): CurrencyChoice => ({
    currency,
    blockedBy: isCurrencyEnabled(currency, customer) ? null : 'payouts.currencyUnavailable',
  }))
  return choices.toSorted(byNumber(({ blockedBy }) => (blockedBy ? 1 : 0)))
}
