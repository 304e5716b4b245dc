import type { BankAccount } from './bank-account.ts'
import { SPEC_BANK_TYPES, type SpecBankType } from '../spec-rows.fixture.ts'
import { BANK_TYPES, rulesOf, textFieldsOf, type BankType, type TextField } from './form/bank-types.ts'
import type { FieldFormat } from './form/field-format.ts'
import { chooseBankType } from './form/reactions.ts'
import { defaultBankAccount, type BankAccountForm } from './form/bank-account-form.ts'

export const chase: BankAccount = {
  id: 'bankAccount_chase',
  bankName: 'Chase',
  accountName: 'Everyday',
  accountHolderName: 'Maya Lindqvist',
  accountNumber: '******4821',
  accountType: 'checking',
  last4: '4821',
  status: 'active',
  deletedAt: null,
  currency: 'usd',
  hasOwner: true,
  pixKey: null,
  clabe: null,
  ifsc: null,
  philippinesAccountNumber: null,
  routingNumber: '021000021',
  iban: null,
  beneficiaryAddress: null,
  bankAddressString: null,
  isThirdParty: false,
  walletBankAccounts: [],
  walletBankAccountsAllowed: true,
}

type Sample = Partial<BankAccountForm>

/** A type that the specification doesn't have needs none, unless a field of it has a format of its own. */
const SAMPLES: Readonly<Record<SpecBankType, Sample> & Partial<Record<BankType, Sample>>> = {
  us: { routingNumber: '021000021', accountNumber: '000123456789' },
  europe: { bic: 'cobadeffxxx', iban: 'DE89-3704-0044-0532-0130-00' },
  mexico: { mxnClabeNumber: '032180000118359719' },
  brazil: { pixKey: 'maya@example.com', taxId: '529.982.247-25' },
  philippines: { phpNetwork: 'instapay', phpChannelSubject: 'GCASH', accountNumber: '09171234567' },
  india: { inrIfsc: 'sbin0000300', bankDocumentNumber: 'ABCPE1234F', accountNumber: '911010341747600' },
  canada: { branchCode: '006-07621', accountNumber: '1234567' },
  great_britain: { sortCode: '20-00-00', accountNumber: '55779911' },
  colombia: { accountNumber: '01687366007' },
  singapore: { accountNumber: '0052312891' },
  indonesia: { accountNumber: '1234567890' },
  vietnam: { accountNumber: '1903123456789' },
  thailand: { accountNumber: '1234567890' },
}

/** What a type takes that has the same format of the field. */
function sampleOf([field, format]: readonly [TextField, FieldFormat]): Sample {
  const type = SPEC_BANK_TYPES.find((one) => rulesOf(one).texts[field] === format)
  if (!type)
    throw new Error(
      `SAMPLES of src/domain/bank-accounts/bank-account.fixture.ts lacks a sample of ${field} in its format`,
    )
  return { [field]: SAMPLES[type][field] }
}

const sampleFields = (bankType: BankType): Sample =>
  SAMPLES[bankType] ?? Object.assign({}, ...textFieldsOf(rulesOf(bankType)).map(sampleOf))

/** A valid form of each bank type. */
export function filledForm(bankType: BankType): BankAccountForm {
  const form = chooseBankType(defaultBankAccount, bankType)
  return {
    ...form,
    bankName: 'Sample Bank',
    bankId: 'bank_1',
    accountHolderName: 'Maya Lindqvist',
    accountHolderEmail: 'maya@example.com',
    accountHolderPhone: '+15105550188',
    accountHolderBirthDate: '1990-01-01',
    beneficiaryAddress: {
      country: form.beneficiaryAddress.country || 'DEU',
      addressLine1: '1 Main St',
      addressLine2: '',
      city: 'Austin',
      state: 'N/A',
      postalCode: '73301',
    },
    ...sampleFields(bankType),
  }
}

export const filledForms = BANK_TYPES.map(filledForm)

export const thirdParty: Partial<BankAccountForm> = {
  accountOwner: 'third_party',
  accountHolderName: 'Kaito Ceramics LLC',
  businessName: 'Kaito Ceramics LLC',
  businessType: 'llc',
  businessTaxId: '12-3456789',
  businessEmail: 'Pay@Kaito.example',
  businessPhone: '+1 510 555 0188',
}
