import type { BankType } from '../bank-account.ts'
import { COUNTRIES } from '../../residency/countries.ts'
import { SEPA_AREA } from '../../residency/sepa-area.ts'

/** The holder of a European account lives in the SEPA area. */
export const addressCountries = (bankType: BankType): readonly string[] =>
  bankType === 'europe' ? SEPA_AREA : COUNTRIES
