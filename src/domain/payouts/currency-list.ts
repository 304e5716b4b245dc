import { byNumber } from '../../lib/table.ts'
import type { ApplicationAccess } from '../application.ts'
import { FIAT_CURRENCIES, type Fiat } from '../currency.ts'
import { hasLevel1, hasLevel2, hasSepa, isEurRestricted } from '../gates.ts'
import type { Me } from '../me.ts'
import type { RampType } from './ramp-type.ts'

export interface Customer {
  readonly me: Pick<Me, 'verificationLevels' | 'capabilities'>
  readonly access: Pick<ApplicationAccess, 'kycLevel2'>
}

// Deposit instructions exist for dollars and euros only.
const ON_RAMP_EXCLUDED: readonly Fiat[] = FIAT_CURRENCIES.filter((currency) => currency !== 'usd' && currency !== 'eur')

export function isCurrencyEnabled(currency: Fiat, { me, access }: Customer): boolean {
  if (currency === 'usd') return hasLevel1(me)
  if (currency === 'eur') return hasSepa(me) && !isEurRestricted(me)
  return hasLevel2(me, access)
}

export interface CurrencyChoice {
  readonly currency: Fiat
  /** The reason why the currency is disabled; null when it is enabled. */
  readonly blockedBy: 'payouts.currencyUnavailable' | null
}

export function currencyList(rampType: RampType, customer: Customer): readonly CurrencyChoice[] {
  const isOffered = (currency: Fiat) => rampType === 'off-ramp' || !ON_RAMP_EXCLUDED.includes(currency)
  const choices = FIAT_CURRENCIES.filter(isOffered).map((currency): CurrencyChoice => ({
    currency,
    blockedBy: isCurrencyEnabled(currency, customer) ? null : 'payouts.currencyUnavailable',
  }))
  return choices.toSorted(byNumber(({ blockedBy }) => (blockedBy ? 1 : 0)))
}
