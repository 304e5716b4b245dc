import { expect, test } from 'vitest'
import { filledForm, thirdParty } from '../bank-account.fixture.ts'
import { BENEFICIARY_BUSINESS_TYPES, type BankAccountForm } from './bank-account-form.ts'
import { bankAccountErrors } from './validation.ts'

const required = 'validation.required'
const errorsOf = (changes: Partial<BankAccountForm>) => bankAccountErrors({ ...filledForm('us'), ...changes })

test.each([
  ['', {}],
  ['pay@kaito.example', {}],
  ['pay@', { businessEmail: 'validation.email' }],
])('the business e-mail %j has the errors %j [BANK-21]', (businessEmail, errors) => {
  expect(errorsOf({ businessEmail })).toEqual(errors)
})

test.each([
  ['', {}],
  ['+12', {}],
  ['+1 510 555 0188', {}],
  [`+${'1'.repeat(15)}`, {}],
  ['+1', { businessPhone: 'validation.phoneNumberInvalid' }],
  [`+${'1'.repeat(16)}`, { businessPhone: 'validation.phoneNumberInvalid' }],
  ['15105550188', { businessPhone: 'validation.phoneNumberInvalid' }],
  ['+1-510-555 ext. 8', { businessPhone: 'validation.phoneNumberInvalid' }],
])('the business phone %j has the errors %j [BANK-22, CONST-23]', (businessPhone, errors) => {
  expect(errorsOf({ businessPhone })).toEqual(errors)
})

test.each([
  ['', {}],
  ['kaito.example', {}],
  ['https://kaito.example/shop', {}],
  ['kaito', { businessWebsite: 'validation.url' }],
  ['https://', { businessWebsite: 'validation.url' }],
  ['a b.example', { businessWebsite: 'validation.url' }],
  ['kaito@example.com', { businessWebsite: 'validation.url' }],
])('the website %j has the errors %j [BANK-07]', (businessWebsite, errors) => {
  expect(errorsOf({ businessWebsite })).toEqual(errors)
})

test('a third-party business needs type, tax id, e-mail and phone [BANK-36]', () => {
  expect(errorsOf(thirdParty)).toEqual({})
  const blank = { businessType: '', businessTaxId: ' ', businessEmail: '', businessPhone: '' }
  expect(errorsOf({ ...thirdParty, ...blank })).toEqual({
    businessType: required,
    businessTaxId: required,
    businessEmail: required,
    businessPhone: required,
  })
  expect(errorsOf({ ...thirdParty, businessTaxId: '1'.repeat(31) })).toEqual({
    businessTaxId: 'validation.maxLength.businessTaxId',
  })
})

test('the business types are the spec’s six [BANK-08]', () => {
  expect(BENEFICIARY_BUSINESS_TYPES.join(', ')).toBe(
    'cooperative, corporation, llc, partnership, soleProprietorship, trust',
  )
  for (const businessType of BENEFICIARY_BUSINESS_TYPES) {
    expect(errorsOf({ ...thirdParty, businessType })).toEqual({})
  }
  expect(errorsOf({ ...thirdParty, businessType: 'onlineCasino' })).toEqual({ businessType: required })
})

test('a third party without a business name is not supported [BANK-37]', () => {
  expect(errorsOf({ ...thirdParty, businessName: ' ' })).toEqual({
    businessName: 'validation.thirdPartyUnsupported',
  })
})

test('a third party needs the holder’s name [BANK-38]', () => {
  expect(errorsOf({ ...thirdParty, accountHolderName: '' })).toEqual({
    accountHolderName: 'validation.accountHolderNameRequired',
  })
})
