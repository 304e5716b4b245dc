import { alpha2Of, COUNTRIES } from '../../../residency/countries.ts'
import type { BankAccountForm } from '../bank-account-form.ts'
import { iban } from '../field-formats.ts'
import { writeBankField } from '../validation.ts'
import { hasIbanDigits } from './check-digits.ts'
import { doubt, known, type Helper } from './field-help.ts'
import { IBAN_LENGTHS } from './iban-lengths.ts'

const countryOfIban = (text: string) => text.slice(0, 2)
const countryOfBic = (text: string) => text.slice(4, 6)

export const helpIban: Helper = (text) => {
  const country = countryOfIban(text)
  const length = IBAN_LENGTHS.get(country)
  if (length === undefined) return doubt('bankAccounts.doubt.ibanCountry', { values: { code: country } })
  if (text.length !== length) {
    const values = { length, count: text.length }
    return doubt('bankAccounts.doubt.ibanLength', { values, countries: { country } })
  }
  if (!hasIbanDigits(text)) return doubt('bankAccounts.doubt.iban')
  return known('bankAccounts.help.iban', { countries: { country } })
}

// Kosovo's code is in use without being in ISO 3166.
const isCountryCode = (code: string) => code === 'XK' || COUNTRIES.some((country) => alpha2Of(country) === code)

/** Banks of these territories use the letters of the country next to them in one of the two numbers. */
const TERRITORIES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    FR: 'BL GF GP MC MF MQ NC PF PM RE TF WF YT',
    GB: 'GG IM JE',
    DK: 'FO GL',
    FI: 'AX',
    NO: 'SJ',
  }).flatMap(([country, territories]) => territories.split(' ').map((territory) => [territory, country] as const)),
)
const homeOf = (country: string) => TERRITORIES.get(country) ?? country

function ibanCountry(form: BankAccountForm): string | null {
  const text = writeBankField('iban', iban, form.iban)
  const country = countryOfIban(text)
  return iban.pattern.test(text) && IBAN_LENGTHS.has(country) ? country : null
}

export const helpBic: Helper = (text, form) => {
  const country = countryOfBic(text)
  if (!isCountryCode(country)) return doubt('bankAccounts.doubt.bicCountry', { values: { code: country } })
  const other = ibanCountry(form)
  if (other !== null && homeOf(other) !== homeOf(country))
    return doubt('bankAccounts.doubt.bicElsewhere', { countries: { country, ibanCountry: other } })
  return known('bankAccounts.help.bic', { countries: { country } })
}
