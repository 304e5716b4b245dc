import type { BankType } from '../bank-account.ts'
import { COUNTRIES } from '../../residency/countries.ts'
import { SEPA_AREA } from '../../residency/sepa-area.ts'

/** The holder of an account in Europe lives where its banks are. */
export const addressCountries = (bankType: BankType): readonly string[] =>
  bankType === 'europe' ? SEPA_AREA : COUNTRIES
