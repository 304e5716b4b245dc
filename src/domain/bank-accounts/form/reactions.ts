import type { BankId } from '../bank-account.ts'
import { hasPostalCodes, NO_POSTAL_CODE } from '../../residency/postal-codes.ts'
import { chooseCountry } from '../../residency/residency-form.ts'
import { type BankField, type BankType, rulesOf } from './bank-types.ts'
import { findBank } from './bank-name.ts'
import { toUpper } from './field-formats.ts'
import { typedField, writtenField } from './typed/typed-field.ts'
import {
  blankBankFields,
  blankBusiness,
  defaultBankAccount,
  type AccountOwner,
  type BankAccountForm,
} from './bank-account-form.ts'
import { firstSubjectOf, PHP_NETWORKS, type PhpNetwork } from './philippines.ts'

export function chooseAddressCountry(form: BankAccountForm, country: string): BankAccountForm {
  const { stateCode } = chooseCountry(country)
  const { postalCode: before } = form.beneficiaryAddress
  const given = before === NO_POSTAL_CODE ? '' : before
  const postalCode = hasPostalCodes(country) ? given : NO_POSTAL_CODE
  return { ...form, beneficiaryAddress: { ...form.beneficiaryAddress, country, state: stateCode, postalCode } }
}

export const choosePhpNetwork = (form: BankAccountForm, phpNetwork: PhpNetwork): BankAccountForm => ({
  ...form,
  phpNetwork,
  phpChannelSubject: firstSubjectOf(phpNetwork),
})

/** A new type clears the bank's name and the fields of the old type, because account numbers differ by country. */
export function chooseBankType(form: BankAccountForm, bankType: BankType): BankAccountForm {
  const { currency, country, lists } = rulesOf(bankType)
  const cleared = chooseAddressCountry(
    { ...form, ...blankBankFields, bankType, currency, bankName: '', bankId: '' },
    country,
  )
  return lists.includes('phpNetwork') ? choosePhpNetwork(cleared, PHP_NETWORKS[0]) : cleared
}

const HOLDER_MAX_LENGTH = 35

const holderOf = ({ businessName }: BankAccountForm) => businessName.trim().slice(0, HOLDER_MAX_LENGTH).trim()

/** Whether the holder's name is the business's, shortened: a bank compares it with its own. */
export const isHolderCut = (form: BankAccountForm): boolean =>
  form.accountOwner === 'third_party' &&
  form.businessName.trim().length > HOLDER_MAX_LENGTH &&
  form.accountHolderName === holderOf(form)

/** Clearing the business also clears the holder's name if it was filled in from the business. */
export function chooseOwner(form: BankAccountForm, accountOwner: AccountOwner): BankAccountForm {
  if (accountOwner === 'third_party') return { ...form, accountOwner }
  const accountHolderName = form.accountHolderName === holderOf(form) ? '' : form.accountHolderName
  return { ...form, ...blankBusiness, accountOwner, accountHolderName }
}

/** A typed name that matches no bank of the list clears the bank's id. */
export const nameBank = (form: BankAccountForm, bankName: string, banks: readonly BankId[]): BankAccountForm => ({
  ...form,
  bankName,
  bankId: findBank(bankName, banks)?.id ?? '',
})

/** The business name fills the holder's name unless the customer entered one. */
export const fillHolder = (form: BankAccountForm): BankAccountForm =>
  form.accountOwner === 'third_party' && form.accountHolderName.trim() === ''
    ? { ...form, accountHolderName: holderOf(form) }
    : form

/** A sort code and an account number that were pasted together, in either order, with their labels. */
const TOGETHER = [
  /^\D{0,30}(?<sortCode>\d\d-?\d\d-?\d\d)\D{0,30}(?<accountNumber>\d{8})$/,
  /^\D{0,30}(?<accountNumber>\d{8})(?:\D{1,30}|(?=\d\d-))(?<sortCode>\d\d-?\d\d-?\d\d)$/,
]
/** Without the space between them, these would be read as a sort code and the account number after it. */
const ACCOUNT_FIRST = /^(\D{0,30}\d{8})\s+(?=\d\d ?\d\d ?\d\d$)/

/** Fills both fields from what was pasted into one of them. */
export function splitPasted(form: BankAccountForm, field: BankField): BankAccountForm {
  if (form.bankType !== 'great_britain') return form
  const text = writtenField(field, form[field])
  const found = TOGETHER.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined)
  return { ...form, ...found }
}

const FREE_TEXT: readonly BankField[] = ['bankDocumentNumber', 'phpNetwork', 'phpChannelSubject']

/** Normalizes the text of a field after each input. */
export function typeBankField(field: BankField, text: string, bankType?: BankType): string {
  if (FREE_TEXT.includes(field)) return text
  const typed = typedField(field, bankType === 'great_britain' ? text.trim().replace(ACCOUNT_FIRST, '$1/') : text)
  return field === 'inrIfsc' ? toUpper(typed) : typed
}

interface Start {
  readonly rampOnly: boolean
  readonly intent: string | null
  /** The available types, in the order of the list. */
  readonly available: readonly BankType[]
}

/** The intent "third party" applies in ramp-only mode only. An unavailable type is replaced by the first available one. */
export function startBankAccount({ rampOnly, intent, available }: Start): BankAccountForm {
  const { bankType } = defaultBankAccount
  const first = available.includes(bankType) ? bankType : (available[0] ?? bankType)
  const form = first === bankType ? defaultBankAccount : chooseBankType(defaultBankAccount, first)
  return rampOnly && intent === 'thirdParty' ? chooseOwner(form, 'third_party') : form
}
