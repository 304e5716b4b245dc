import { currencyRules, type Fiat } from '../currency.ts'
import { isEurRestricted } from '../gates.ts'
import type { VerificationLevel } from '../me.ts'
import type { Customer } from './currency-list.ts'

type Need = 'identity' | 'sepa' | 'level2'
export type NeedState = 'incomplete' | 'pending' | 'rejected'

/** The reason why currencies are locked: a verification and its state, or nothing that the customer could do in this region. */
export type Missing =
  | { readonly need: Need; readonly state: NeedState; readonly currencies: readonly Fiat[] }
  | { readonly need: 'region'; readonly state: null; readonly currencies: readonly Fiat[] }

const STATES: Readonly<Record<string, NeedState>> = {
  incomplete: 'incomplete',
  softrejected: 'incomplete',
  rejected: 'rejected',
}

/** The worst state of the levels that are not approved; without any the customer has not begun. */
export function stateOf(levels: readonly VerificationLevel[]): NeedState {
  const open = levels.map(({ status }) => status.toLowerCase()).filter((status) => status !== 'approved')
  if (open.length === 0) return 'incomplete'
  const states = open.map((status) => STATES[status] ?? 'pending')
  return (['rejected', 'incomplete', 'pending'] as const).find((state) => states.includes(state)) ?? 'pending'
}

function needOf(currency: Fiat, { me, access }: Customer): Pick<Missing, 'need' | 'state'> {
  const levels = (prefix: string) =>
    me.verificationLevels.filter(({ name }) => name.toLowerCase().startsWith(prefix.toLowerCase()))
  const region = { need: 'region', state: null } as const
  const { needs } = currencyRules(currency)
  if (needs === 'level1') return { need: 'identity', state: stateOf(levels('kyc_level_1')) }
  if (needs === 'sepa') {
    const sepa = levels('sepa')
    // The server lists SEPA levels only for customers who live in the SEPA area.
    return isEurRestricted(me) || sepa.length === 0 ? region : { need: 'sepa', state: stateOf(sepa) }
  }
  return access.kycLevel2 ? { need: 'level2', state: stateOf(levels('kyc_level_2')) } : region
}

/** The reasons for locked currencies, in the order of the currencies; those with the same reason are grouped. */
export function missingFor(locked: readonly Fiat[], customer: Customer): readonly Missing[] {
  const groups = new Map<Missing['need'], Missing>()
  for (const currency of locked) {
    const found = needOf(currency, customer)
    const known = groups.get(found.need)
    groups.set(found.need, { ...found, currencies: [...(known?.currencies ?? []), currency] } as Missing)
  }
  return [...groups.values()]
}
