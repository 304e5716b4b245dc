import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledForm, thirdParty } from '../bank-account.fixture.ts'
import { SPEC_BANK_TYPES, type SpecBankType } from '../../spec-rows.fixture.ts'
import { BANK_FIELDS, BANK_TYPES, type BankField, rulesOf, textFieldsOf } from './bank-types.ts'
import { BUSINESS_FIELDS, defaultBankAccount, type BankAccountForm } from './bank-account-form.ts'
import { bankAccountPayload } from './payload.ts'
import { chooseBankType, typeBankField } from './reactions.ts'

const GOLDEN: Readonly<Record<SpecBankType, Record<string, string>>> = {
  us: { currency: 'usd', accountType: 'checking', routingNumber: '021000021', accountNumber: '000123456789' },
  europe: { currency: 'eur', bic: 'COBADEFFXXX', iban: 'DE89370400440532013000' },
  mexico: { currency: 'mxn', mxnClabeNumber: '032180000118359719' },
  brazil: { currency: 'brl', pixKey: 'maya@example.com', taxId: '52998224725' },
  philippines: {
    currency: 'php',
    phpNetwork: 'instapay',
    phpChannelSubject: 'GCASH',
    accountNumber: '09171234567',
  },
  india: {
    currency: 'inr',
    accountType: 'checking',
    inrIfsc: 'SBIN0000300',
    bankDocumentNumber: 'ABCPE1234F',
    accountNumber: '911010341747600',
  },
  canada: { currency: 'cad', accountType: 'checking', branchCode: '00607621', accountNumber: '1234567' },
  great_britain: { currency: 'gbp', sortCode: '200000', accountNumber: '55779911' },
  colombia: { currency: 'cop', accountType: 'checking', accountNumber: '01687366007' },
  singapore: { currency: 'sgd', accountType: 'checking', accountNumber: '0052312891' },
  indonesia: { currency: 'idr', accountType: 'checking', accountNumber: '1234567890' },
  vietnam: { currency: 'vnd', accountType: 'checking', accountNumber: '1903123456789' },
  thailand: { currency: 'thb', accountType: 'checking', accountNumber: '1234567890' },
}

test.each(SPEC_BANK_TYPES.map((bankType) => [bankType, filledForm(bankType)] as const))(
  '%s sends exactly its fields, without the holder’s e-mail, phone and date of birth [BANK-09, BANK-10, SAFE-W7]',
  (bankType, form) => {
    expect(bankAccountPayload(form)).toEqual({
      accountOwner: 'personal',
      bankType,
      bankName: 'Sample Bank',
      bankId: 'bank_1',
      accountHolderName: 'Maya Lindqvist',
      beneficiaryAddress: {
        country: form.beneficiaryAddress.country,
        addressLine1: '1 Main St',
        city: 'Austin',
        state: 'N/A',
        postalCode: '73301',
      },
      ...GOLDEN[bankType],
    })
  },
)

test('blank fields are omitted and the others are trimmed [BANK-02, BANK-05]', () => {
  const texts = { nickname: ' Rent ', bankName: ' Chase ', accountHolderName: ' Maya Lindqvist ' }
  const form: BankAccountForm = { ...filledForm('us'), ...texts, bankId: '', accountType: 'savings' }
  const payload = bankAccountPayload({
    ...form,
    beneficiaryAddress: {
      ...form.beneficiaryAddress,
      addressLine1: ' 1 Main St ',
      addressLine2: ' Apt 2 ',
      city: ' Austin ',
      postalCode: ' 73301 ',
    },
  })
  expect(payload).toMatchObject({
    nickname: 'Rent',
    bankName: 'Chase',
    accountHolderName: 'Maya Lindqvist',
    accountType: 'savings',
  })
  expect(payload.beneficiaryAddress).toMatchObject({
    addressLine1: '1 Main St',
    addressLine2: 'Apt 2',
    city: 'Austin',
    postalCode: '73301',
  })
  expect(payload).not.toHaveProperty('bankId')
})

test('a third-party business is sent without its blank fields [BANK-07, BANK-36]', () => {
  const payload = bankAccountPayload({ ...filledForm('us'), ...thirdParty, businessWebsite: ' https://kaito.example ' })
  expect(payload).toMatchObject({
    accountOwner: 'third_party',
    businessName: 'Kaito Ceramics LLC',
    businessType: 'llc',
    businessTaxId: '12-3456789',
    businessEmail: 'pay@kaito.example',
    businessPhone: '+15105550188',
    businessWebsite: 'https://kaito.example',
  })
  expect(payload).not.toHaveProperty('businessDBAName')
  expect(payload).not.toHaveProperty('businessRegistrationNumber')
})

test('a personal account sends no business fields [BANK-07]', () => {
  const payload = bankAccountPayload({ ...filledForm('us'), businessName: 'Left over', businessEmail: 'a@b.co' })
  for (const field of BUSINESS_FIELDS) expect(payload).not.toHaveProperty(field)
})

test('after any changes of type, no field of another type is sent [BANK-10, SAFE-W8]', () => {
  const type = fc.constantFrom(...BANK_TYPES)
  const step = fc.oneof(
    type.map((bankType) => ({ bankType })),
    fc
      .tuple(fc.constantFrom(...BANK_FIELDS), fc.string({ unit: fc.constantFrom(...'0123ABC -') }))
      .map(([field, text]) => ({ field, text })),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let form: BankAccountForm = defaultBankAccount
      let typed: Partial<Record<BankField, string>> = {}
      for (const next of steps) {
        if ('bankType' in next) {
          form = chooseBankType(form, next.bankType)
          typed = {}
        } else if (!next.field.startsWith('php')) {
          form = { ...form, [next.field]: typeBankField(next.field, next.text) }
          typed[next.field] = next.text
        }
      }
      const payload: Record<string, unknown> = { ...bankAccountPayload(form) }
      const rules = rulesOf(form.bankType)
      const fields: string[] = [...rules.lists, ...textFieldsOf(rules).map(([field]) => field)]
      const sent = BANK_FIELDS.filter((field) => payload[field] !== undefined)
      expect(sent.filter((field) => !fields.includes(field))).toEqual([])
      for (const field of sent) if (!field.startsWith('php') && !(field in typed)) expect(payload[field]).toBe('')
    }),
    { numRuns: 500 },
  )
})
