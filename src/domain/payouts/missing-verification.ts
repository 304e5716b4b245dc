import { accessOf, type Access, type AccessCustomer } from '../access/access.ts'
import type { Fiat } from '../currency.ts'
import type { RampType } from './ramp-type.ts'

/** Why currencies are locked. */
export interface Missing extends Access {
  readonly currencies: readonly Fiat[]
}

/** The reasons for locked currencies, in the order of the currencies; those with the same reason are grouped. */
export function missingFor(locked: readonly Fiat[], rampType: RampType, customer: AccessCustomer): readonly Missing[] {
  const groups = new Map<string, Missing>()
  for (const currency of locked) {
    const access = accessOf(customer, rampType, currency)
    const key = `${access.cause} ${access.about}`
    groups.set(key, { ...access, currencies: [...(groups.get(key)?.currencies ?? []), currency] })
  }
  return [...groups.values()]
}
