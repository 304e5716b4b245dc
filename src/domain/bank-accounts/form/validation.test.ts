import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledForm, filledForms } from '../bank-account.fixture.ts'
import { SPEC_BANK_TYPES } from '../../spec-rows.fixture.ts'
import { BANK_FIELDS, type BankType } from './bank-types.ts'
import type { BankAccountForm } from './bank-account-form.ts'
import { bankAccountErrors } from './validation.ts'

const required = 'validation.required'
const errorsOf = (type: BankType, changes: Partial<BankAccountForm>) =>
  bankAccountErrors({ ...filledForm(type), ...changes })
const address = (changes: Partial<BankAccountForm['beneficiaryAddress']>) => ({
  beneficiaryAddress: { ...filledForm('us').beneficiaryAddress, ...changes },
})

test.each(filledForms.map((form) => [form.bankType, form] as const))(
  'a complete form for %s has no errors [BANK-02]',
  (_type, form) => {
    expect(bankAccountErrors(form)).toEqual({})
  },
)

test('bank and holder are required [BANK-12, BANK-13]', () => {
  expect(errorsOf('us', { bankName: ' ' })).toEqual({ bankName: required })
  expect(errorsOf('us', { accountHolderName: ' ' })).toEqual({ accountHolderName: required })
})

test('the holder’s name has at most 35 characters, without leading and trailing spaces [BANK-14]', () => {
  expect(errorsOf('us', { accountHolderName: ` ${'a'.repeat(35)} ` })).toEqual({})
  expect(errorsOf('us', { accountHolderName: 'a'.repeat(36) })).toEqual({
    accountHolderName: 'validation.maxLength.accountHolderName',
  })
})

test('what is never sent is never refused, because no field shows it [BANK-02, BANK-09, B18]', () => {
  const unsent = { accountHolderEmail: 'maya', accountHolderPhone: '1', accountHolderBirthDate: '1990-02-31' }
  expect(errorsOf('us', unsent)).toEqual({})
})

test.each([
  [{ country: '' }, { 'beneficiaryAddress.country': required }],
  [{ country: 'XXX' }, { 'beneficiaryAddress.country': 'validation.invalidCountry' }],
  [{ addressLine1: '' }, { 'beneficiaryAddress.addressLine1': required }],
  [{ addressLine1: 'a'.repeat(36) }, { 'beneficiaryAddress.addressLine1': 'validation.maxLength.addressLine1' }],
  [{ addressLine2: 'a'.repeat(35) }, {}],
  [{ addressLine2: 'a'.repeat(36) }, { 'beneficiaryAddress.addressLine2': 'validation.maxLength.addressLine2' }],
  [{ city: '' }, { 'beneficiaryAddress.city': required }],
  [{ city: 'a'.repeat(36) }, { 'beneficiaryAddress.city': 'validation.maxLength.city' }],
  [{ state: '' }, { 'beneficiaryAddress.state': required }],
  [{ postalCode: ' ' }, { 'beneficiaryAddress.postalCode': required }],
])('an address with %j has the errors %j [BANK-15, BANK-16, BANK-17, BANK-18, BANK-19, BANK-20]', (changes, errors) => {
  expect(errorsOf('us', address(changes))).toEqual(errors)
})

test('a nickname has at most 35 characters [BANK-02]', () => {
  expect(errorsOf('us', { nickname: 'a'.repeat(35) })).toEqual({})
  expect(errorsOf('us', { nickname: 'a'.repeat(36) })).toEqual({ nickname: 'validation.maxLength.nickname' })
})

const REQUIRED_FIELDS = {
  us: ['routingNumber', 'accountNumber'],
  europe: ['bic', 'iban'],
  mexico: ['mxnClabeNumber'],
  brazil: ['pixKey', 'taxId'],
  philippines: ['phpChannelSubject', 'phpNetwork', 'accountNumber'],
  india: ['inrIfsc', 'bankDocumentNumber', 'accountNumber'],
  canada: ['branchCode', 'accountNumber'],
  great_britain: ['sortCode', 'accountNumber'],
  colombia: ['accountNumber'],
  singapore: ['accountNumber'],
  indonesia: ['accountNumber'],
  vietnam: ['accountNumber'],
  thailand: ['accountNumber'],
} as const

test.each(SPEC_BANK_TYPES)(
  '%s requires its own fields and no others [BANK-23, BANK-24, BANK-26, BANK-28, BANK-29, BANK-30, BANK-33, BANK-34]',
  (type) => {
    const blank = Object.fromEntries(BANK_FIELDS.map((field) => [field, ' ']))
    const errors = errorsOf(type, blank)
    expect(Object.keys(errors).toSorted()).toEqual([...REQUIRED_FIELDS[type]].toSorted())
    expect(new Set(Object.values(errors))).toEqual(new Set([required]))
  },
)

test.each(['india', 'canada', 'colombia', 'singapore', 'indonesia', 'vietnam', 'thailand'] as const)(
  '%s requires a bank from the list [BANK-30, BANK-34, BANK-46]',
  (type) => {
    expect(errorsOf(type, { bankId: '' })).toEqual({ bankName: required })
  },
)

test.each(['great_britain', 'brazil', 'mexico', 'philippines', 'us', 'europe'] as const)(
  '%s accepts a typed bank name [BANK-45]',
  (type) => {
    expect(errorsOf(type, { bankId: '' })).toEqual({})
  },
)

test.each([
  ['europe', 'bic', 'DEUTDEß', 'validation.invalidBic'],
  ['europe', 'iban', '1234', 'validation.invalidIban'],
  ['europe', 'iban', 'DE8', 'validation.invalidIban'],
  ['europe', 'iban', 'DE89', 'validation.invalidIban'],
  ['europe', 'iban', `DE89${'1'.repeat(31)}`, 'validation.invalidIban'],
  ['europe', 'iban', 'DE89--1234', 'validation.invalidIban'],
  ['europe', 'iban', 'DE89_1234', 'validation.invalidIban'],
  ['mexico', 'mxnClabeNumber', '123456789', 'validation.invalidClabe'],
  ['mexico', 'mxnClabeNumber', '0321800001183597190', 'validation.invalidClabe'],
  ['brazil', 'pixKey', 'a'.repeat(78), 'validation.invalidPixKey'],
  ['brazil', 'taxId', '12aßc34501de35', 'validation.invalidTaxId'],
  ['philippines', 'phpChannelSubject', 'CHINABANK', required],
  ['philippines', 'phpNetwork', 'sepa', required],
  ['india', 'inrIfsc', 'ſbin0000300', 'validation.invalidIfsc'],
  ['great_britain', 'sortCode', '20-00-0', 'validation.invalidSortCode'],
  ['great_britain', 'sortCode', '20-00-0a', 'validation.invalidSortCode'],
  ['great_britain', 'sortCode', '-–−', required],
  ['great_britain', 'accountNumber', '5577991', 'validation.invalidAccountNumber'],
  ['great_britain', 'accountNumber', '557799111', 'validation.invalidAccountNumber'],
  ['us', 'accountNumber', '1'.repeat(78), 'validation.invalidAccountNumber'],
  ['us', 'routingNumber', '\u200b', required],
] as const)('%s refuses the %s %j [BANK-25, BANK-31, BANK-32, SAFE-W6, B1, B3, B25]', (type, field, text, error) => {
  expect(errorsOf(type, { [field]: text })).toMatchObject({ [field]: error })
})

test.each([
  ['europe', 'iban', 'DE89 3704 0044 0532 0130 00'],
  ['europe', 'iban', 'de89-370400440532013000'],
  ['europe', 'iban', 'NO93-8601-1117-947'],
  ['europe', 'iban', 'DE891'],
  ['europe', 'iban', `DE89${'1'.repeat(30)}`],
  ['europe', 'bic', 'COBADEFF'],
  ['mexico', 'mxnClabeNumber', '0321 8000 0118 3597 19'],
  ['brazil', 'taxId', '11.444.777/0001-61'],
  ['brazil', 'taxId', '12abc34501de35'],
  ['brazil', 'pixKey', '+55 11 98765 4321'],
  ['philippines', 'phpChannelSubject', 'BDO'],
  ['india', 'inrIfsc', 'sbin 0000300'],
  ['canada', 'branchCode', '000607621'],
  ['canada', 'branchCode', '006-07621'],
  ['great_britain', 'sortCode', '20-00-00'],
  ['great_britain', 'sortCode', '20 00 00'],
  ['great_britain', 'sortCode', '200000'],
  ['great_britain', 'sortCode', '12–34–56'],
  ['great_britain', 'accountNumber', '１２３４５６７８'],
  ['europe', 'iban', 'IBAN DE89 3704 0044 0532 0130 00'],
  ['europe', 'iban', 'DE89\u00ad3704\u00ad0044\u00ad0532\u00ad0130\u00ad00'],
  ['brazil', 'pixKey', '+55 (11) 98765-4321'],
  ['us', 'accountNumber', 'AB12'],
  ['us', 'accountNumber', '12-3456'],
  ['us', 'routingNumber', '02100002'],
  ['europe', 'bic', 'COBADEF'],
  ['brazil', 'taxId', '5299822472'],
  ['philippines', 'accountNumber', '1234'],
  ['india', 'inrIfsc', 'SBIN1000300'],
  ['india', 'bankDocumentNumber', 'AB12'],
  ['india', 'accountNumber', '12345678'],
  ['canada', 'branchCode', '0060762'],
  ['canada', 'accountNumber', '1234'],
  ['colombia', 'accountNumber', '12'],
  ['thailand', 'accountNumber', '12-34'],
] as const)('%s takes the %s %j [BANK-25, BANK-31, SAFE-W6, B3, B25]', (type, field, text) => {
  expect(errorsOf(type, { [field]: text })).toEqual({})
})

test('any other type is refused [BANK-35]', () => {
  expect(bankAccountErrors({ ...filledForm('us'), bankType: 'argentina' as BankType })).toEqual({
    bankType: 'validation.unsupportedBankType',
  })
})

test('for any input, a form without errors has only well-formed fields [SAFE-W6]', () => {
  const FORMS: Readonly<Record<string, RegExp>> = {
    sortCode: /^[\s-]*([\d٣][\s-]*){6}$/,
    mxnClabeNumber: /^[\s-]*([\d٣][\s-]*){18}$/,
  }
  const text = fc.string({ unit: fc.constantFrom(...'0123456789- ٣a'), minLength: 5, maxLength: 20 })
  const cases = fc.constantFrom(['mexico', 'mxnClabeNumber'], ['great_britain', 'sortCode'])
  fc.assert(
    fc.property(cases, text, ([type, field], typed) => {
      const errors = errorsOf(type as BankType, { [field as string]: typed })
      expect(Object.keys(errors).length === 0).toBe(FORMS[field as string]?.test(typed))
    }),
    { numRuns: 10_000 },
  )
})
