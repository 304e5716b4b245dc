import { rulesOf, type BankType } from './bank-types.ts'
import { COUNTRIES } from '../../residency/countries.ts'
import { SEPA_AREA } from '../../residency/sepa-area.ts'

export const addressCountries = (bankType: BankType): readonly string[] =>
  rulesOf(bankType).isForSepaArea ? SEPA_AREA : COUNTRIES
