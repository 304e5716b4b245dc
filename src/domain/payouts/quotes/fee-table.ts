import { currencyRules, type FeeEntry, type FeeProvider, type Fiat } from '../../currency.ts'
import { isVerifiedFor } from '../../gates.ts'
import { chosenRail, type Rail } from '../../rails.ts'
import type { Customer } from '../currency-list.ts'

/** The provider of a currency for this customer; null before the verification that it needs. */
const feeProviderOf = (currency: Fiat, customer: Customer): FeeProvider | null =>
  isVerifiedFor(currencyRules(currency).needs, customer) ? currencyRules(currency).provider : null

/** Whether any provider moves this currency today, for any customer (decisions.md F6). */
export const isPaidOut = (currency: Fiat): boolean =>
  Object.values(currencyRules(currency).fees).some((rows) => Object.values(rows).some(({ available }) => available))

/** The applicable row; null when it is missing or unavailable. A variant without a row of its own costs what its rail does. */
export function feeEntryOf(currency: Fiat, rail: Rail, customer: Customer): FeeEntry | null {
  const provider = feeProviderOf(currency, customer)
  const rows = provider && currencyRules(currency).fees[provider]
  const entry = rows?.[rail] ?? rows?.[chosenRail(rail)]
  return entry?.available ? entry : null
}
