import type { BankType } from './bank-accounts/form/bank-types.ts'
import { currencyRules, FIAT_CURRENCIES, type Fiat } from './currency.ts'

// What the specification lists. A row beside these has no sentence there that a test could hold it against: the contract over the rows
// (test/contract/rows) holds it against the sandbox's.

export const SPEC_FIATS = [
  'usd',
  'eur',
  'mxn',
  'brl',
  'php',
  'inr',
  'cad',
  'gbp',
  'cop',
  'sgd',
  'idr',
  'vnd',
  'thb',
] as const satisfies readonly Fiat[]

/** None of the specification's is. */
export const isAnyPaidInAtLevel2 = FIAT_CURRENCIES.map(currencyRules).some(
  ({ onRamp, needs }) => onRamp.length > 0 && needs === 'level2',
)

export const SPEC_BANK_TYPES = [
  'us',
  'europe',
  'mexico',
  'brazil',
  'philippines',
  'india',
  'canada',
  'great_britain',
  'colombia',
  'singapore',
  'indonesia',
  'vietnam',
  'thailand',
] as const satisfies readonly BankType[]
export type SpecBankType = (typeof SPEC_BANK_TYPES)[number]

const isOneOf =
  <Name extends string>(names: readonly Name[]) =>
  (name: string): name is Name =>
    names.some((one) => one === name)

export const isSpecFiat = isOneOf<Fiat>(SPEC_FIATS)
export const isSpecBankType = isOneOf<SpecBankType>(SPEC_BANK_TYPES)
