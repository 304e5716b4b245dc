import type { AccountType } from '../bank-account.ts'
import type { Fiat } from '../../currency.ts'
import { type BankField, type BankType, type BankTypeRules, rulesOf, textFieldsOf } from './bank-types.ts'
import {
  BUSINESS_FIELDS,
  type AccountOwner,
  type AddressForm,
  type BankAccountForm,
  type BusinessField,
} from './bank-account-form.ts'
import { plainForm } from './plain-form.ts'
import { writeEmail, writeTaxId } from './business-validation.ts'
import { writePhone } from './typed/phone.ts'
import { writeBankField } from './validation.ts'

interface RequiredPayload {
  readonly accountOwner: AccountOwner
  readonly bankType: BankType
  readonly currency: Fiat
  readonly bankName: string
  readonly accountHolderName: string
  readonly beneficiaryAddress: Omit<AddressForm, 'addressLine2'> & { readonly addressLine2?: string }
}

export type BankAccountPayload = RequiredPayload &
  Readonly<Partial<Record<'bankId' | 'nickname' | BankField | BusinessField, string>>> & {
    readonly accountType?: AccountType
  }

const withoutBlanks = <Values extends Readonly<Record<string, string>>>(values: Values): Partial<Values> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  ) as Partial<Values>

function bankFieldsOf(form: BankAccountForm, rules: BankTypeRules): Partial<Record<BankField, string>> {
  return Object.fromEntries([
    ...rules.lists.map((field) => [field, form[field]]),
    ...textFieldsOf(rules).map(([field, format]) => [field, writeBankField(field, format, form[field])]),
  ])
}

function businessOf(form: BankAccountForm): Partial<Record<BusinessField, string>> {
  if (form.accountOwner !== 'third_party') return {}
  const fields = Object.fromEntries(BUSINESS_FIELDS.map((field) => [field, form[field]]))
  return withoutBlanks({
    ...fields,
    businessEmail: writeEmail(form.businessEmail),
    businessPhone: writePhone(form.businessPhone),
    businessTaxId: writeTaxId(form.businessTaxId),
  })
}

function addressOf({ addressLine2, ...address }: AddressForm): RequiredPayload['beneficiaryAddress'] {
  const { country, addressLine1, city, state, postalCode } = address
  return {
    country,
    addressLine1,
    ...withoutBlanks({ addressLine2 }),
    city,
    state,
    postalCode,
  }
}

/** Builds the payload of a valid form. It contains only the fields of its type, because the server refuses unknown keys. */
export function bankAccountPayload(typed: BankAccountForm): BankAccountPayload {
  const form = plainForm(typed)
  const rules = rulesOf(form.bankType)
  return {
    accountOwner: form.accountOwner,
    bankType: form.bankType,
    currency: rules.currency,
    bankName: form.bankName,
    ...withoutBlanks({ bankId: form.bankId, nickname: form.nickname }),
    ...(rules.hasAccountType && { accountType: form.accountType }),
    accountHolderName: form.accountHolderName,
    beneficiaryAddress: addressOf(form.beneficiaryAddress),
    ...bankFieldsOf(form, rules),
    ...businessOf(form),
  }
}
