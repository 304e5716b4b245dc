import type { BankField } from './bank-types.ts'
import type { AddressForm, BusinessField } from './bank-account-form.ts'
import type { FormatError } from './field-format.ts'

const MAX_LENGTH = 35

type LimitedField =
  | 'accountHolderName'
  | 'nickname'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'businessDBAName'
  | 'businessTaxId'
  | 'businessRegistrationNumber'

export type BankAccountError =
  | 'validation.required'
  | 'validation.email'
  | 'validation.url'
  | 'validation.phoneNumberInvalid'
  | 'validation.invalidCountry'
  | `validation.maxLength.${LimitedField}`
  /** 'Unsupported bank type' */
  | 'validation.unsupportedBankType'
  /** 'Third party beneficiaries are not supported' */
  | 'validation.thirdPartyUnsupported'
  /** 'Account holder name is required' */
  | 'validation.accountHolderNameRequired'
  | FormatError

type BankAccountPath =
  | 'bankType'
  | 'bankName'
  | 'accountHolderName'
  | 'nickname'
  | `beneficiaryAddress.${keyof AddressForm}`
  | BankField
  | BusinessField

export type BankAccountErrors = Readonly<Partial<Record<BankAccountPath, BankAccountError>>>
/** A field and its error. */
export type Finding = readonly [BankAccountPath, BankAccountError | null]

export const isBlank = (text: string) => text.trim() === ''
export const required = (text: string): BankAccountError | null => (isBlank(text) ? 'validation.required' : null)
export const longest = (field: LimitedField, text: string, max = MAX_LENGTH): BankAccountError | null =>
  text.trim().length > max ? `validation.maxLength.${field}` : null
