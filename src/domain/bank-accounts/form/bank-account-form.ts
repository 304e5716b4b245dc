import type { AccountType } from '../bank-account.ts'
import type { Fiat } from '../../currency.ts'
import type { BankField, BankType } from './bank-types.ts'

export const ACCOUNT_OWNERS = ['personal', 'third_party'] as const
export type AccountOwner = (typeof ACCOUNT_OWNERS)[number]

/** The business types of an account holder; the business categories of the sign-in are another list. */
export const BENEFICIARY_BUSINESS_TYPES = [
  'cooperative',
  'corporation',
  'llc',
  'partnership',
  'soleProprietorship',
  'trust',
] as const

export interface AddressForm {
  readonly country: string
  readonly addressLine1: string
  readonly addressLine2: string
  readonly city: string
  readonly state: string
  readonly postalCode: string
}

export const BUSINESS_FIELDS = [
  'businessName',
  'businessDBAName',
  'businessTaxId',
  'businessWebsite',
  'businessEmail',
  'businessPhone',
  'businessType',
  'businessRegistrationNumber',
] as const
export type BusinessField = (typeof BUSINESS_FIELDS)[number]

interface AccountFields {
  readonly accountOwner: AccountOwner
  readonly bankType: BankType
  readonly currency: Fiat
  readonly bankName: string
  /** It is blank unless the bank was picked from the list. */
  readonly bankId: string
  readonly accountType: AccountType
  readonly accountHolderName: string
  /** No field asks for it, and it is never sent (decisions.md B18), like the phone and the date of birth. */
  readonly accountHolderEmail: string
  readonly accountHolderPhone: string
  readonly accountHolderBirthDate: string
  readonly nickname: string
  readonly beneficiaryAddress: AddressForm
}

/** Blank text means "not given". */
export type BankAccountForm = AccountFields &
  Readonly<Record<BankField, string>> &
  Readonly<Record<BusinessField, string>>

export const blankBankFields: Readonly<Record<BankField, string>> = {
  routingNumber: '',
  accountNumber: '',
  bic: '',
  iban: '',
  mxnClabeNumber: '',
  pixKey: '',
  taxId: '',
  phpNetwork: '',
  phpChannelSubject: '',
  inrIfsc: '',
  bankDocumentNumber: '',
  sortCode: '',
  branchCode: '',
}

export const blankBusiness: Readonly<Record<BusinessField, string>> = {
  businessName: '',
  businessDBAName: '',
  businessTaxId: '',
  businessWebsite: '',
  businessEmail: '',
  businessPhone: '',
  businessType: 'corporation',
  businessRegistrationNumber: '',
}

export const defaultBankAccount: BankAccountForm = {
  accountOwner: 'personal',
  bankType: 'us',
  currency: 'usd',
  bankName: '',
  bankId: '',
  accountType: 'checking',
  accountHolderName: '',
  accountHolderEmail: '',
  accountHolderPhone: '',
  accountHolderBirthDate: '',
  nickname: '',
  beneficiaryAddress: { country: 'USA', addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '' },
  ...blankBankFields,
  ...blankBusiness,
}
