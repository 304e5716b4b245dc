import { isCountry } from '../../residency/countries.ts'
import type { AddressForm, BankAccountForm } from './bank-account-form.ts'
import { readBankType, rulesOf, textFieldsOf, type BankField, type BankTypeRules } from './bank-types.ts'
import { businessFindings } from './business-validation.ts'
import { isBlank, longest, required, type BankAccountError, type BankAccountErrors, type Finding } from './errors.ts'
import type { FieldFormat } from './field-format.ts'
import { isRefused, isShortened } from './refused-text.ts'
import { isSubjectOf, readPhpNetwork } from './philippines.ts'
import { plainForm } from './plain-form.ts'
import { untilSettled } from './typed/surroundings.ts'
import { writtenField } from './typed/typed-field.ts'

/** The value of a bank type's field as it is judged and sent. */
export const writeBankField = (field: BankField, { write }: FieldFormat, text: string): string =>
  untilSettled(text, (rest) => write(writtenField(field, rest)))

const formatError = (format: FieldFormat, text: string): BankAccountError | null => {
  if (isShortened(text)) return 'validation.shortenedNumber'
  return isRefused(format, text) ? (format.mistaken?.(text) ?? format.error) : null
}

function textFindings(form: BankAccountForm, rules: BankTypeRules): Finding[] {
  return textFieldsOf(rules).map(([field, format]) => {
    const text = writeBankField(field, format, form[field])
    return [field, required(text) ?? formatError(format, text)]
  })
}

function listFindings({ phpNetwork, phpChannelSubject }: BankAccountForm, { lists }: BankTypeRules): Finding[] {
  const isValid = {
    phpNetwork: readPhpNetwork(phpNetwork) !== null,
    phpChannelSubject: isSubjectOf(phpChannelSubject, phpNetwork),
  }
  return lists.map((field) => [field, isValid[field] ? null : 'validation.required'])
}

function addressFindings(address: AddressForm): Finding[] {
  const { country, addressLine1, addressLine2, city, state, postalCode } = address
  const countryError = isCountry(country) ? null : 'validation.invalidCountry'
  return [
    ['beneficiaryAddress.country', required(country) ?? countryError],
    ['beneficiaryAddress.addressLine1', required(addressLine1) ?? longest('addressLine1', addressLine1)],
    ['beneficiaryAddress.addressLine2', longest('addressLine2', addressLine2)],
    ['beneficiaryAddress.city', required(city) ?? longest('city', city)],
    ['beneficiaryAddress.state', required(state)],
    ['beneficiaryAddress.postalCode', required(postalCode)],
  ]
}

function holderFinding({ accountOwner, accountHolderName }: BankAccountForm): Finding {
  const missing = accountOwner === 'third_party' ? 'validation.accountHolderNameRequired' : 'validation.required'
  return ['accountHolderName', isBlank(accountHolderName) ? missing : longest('accountHolderName', accountHolderName)]
}

function bankFindings(form: BankAccountForm, rules: BankTypeRules): Finding[] {
  const isUnpicked = rules.needsBankId && isBlank(form.bankId)
  return [
    ['bankName', isUnpicked ? 'validation.required' : required(form.bankName)],
    ...listFindings(form, rules),
    ...textFindings(form, rules),
  ]
}

/** Returns the errors of a form; an empty object means that the form can be sent. */
export function bankAccountErrors(typed: BankAccountForm): BankAccountErrors {
  const form = plainForm(typed)
  const bankType = readBankType(form.bankType)
  if (!bankType) return { bankType: 'validation.unsupportedBankType' }
  const findings: Finding[] = [
    ...bankFindings(form, rulesOf(bankType)),
    holderFinding(form),
    ['nickname', longest('nickname', form.nickname)],
    ...addressFindings(form.beneficiaryAddress),
    ...businessFindings(form),
  ]
  return Object.fromEntries(findings.filter(([, error]) => error !== null))
}
