import { expect, test } from 'vitest'
import { filledForm } from '../bank-account.fixture.ts'
import { BANK_TYPES, rulesOf } from './bank-types.ts'
import { ACCOUNT_OWNERS, defaultBankAccount } from './bank-account-form.ts'
import {
  chooseAddressCountry,
  chooseBankType,
  chooseOwner,
  choosePhpNetwork,
  fillHolder,
  isHolderCut,
  nameBank,
  startBankAccount,
  typeBankField,
} from './reactions.ts'

test.each(BANK_TYPES)(
  'choosing %s clears the bank and sets currency and country [STATE-BFORM-01, STATE-BFORM-02, STATE-BFORM-03]',
  (type) => {
    const form = chooseBankType(filledForm('india'), type)
    const { currency, country } = rulesOf(type)
    expect(form).toMatchObject({ bankType: type, bankName: '', bankId: '', currency })
    expect(form.beneficiaryAddress).toMatchObject({ country, state: '' })
    expect(form.accountHolderName).toBe('Maya Lindqvist')
  },
)

test('the type Europe starts without a country [STATE-BFORM-03]', () => {
  expect(chooseBankType(defaultBankAccount, 'europe').beneficiaryAddress.country).toBe('')
})

test('choosing another Philippine network resets the recipient to the first of its list [STATE-BFORM-04]', () => {
  const form = chooseBankType(defaultBankAccount, 'philippines')
  expect(form).toMatchObject({ phpNetwork: 'instapay', phpChannelSubject: 'GCASH' })
  const other = choosePhpNetwork({ ...form, phpChannelSubject: 'MAYA' }, 'swiftpay_pesonet')
  expect(other).toMatchObject({ phpNetwork: 'swiftpay_pesonet', phpChannelSubject: 'BDO' })
  expect(chooseBankType(other, 'us')).toMatchObject({ phpNetwork: '', phpChannelSubject: '' })
})

test('a country without states sets N/A, any other clears the state [BANK-42]', () => {
  const form = filledForm('us')
  expect(chooseAddressCountry(form, 'GIB').beneficiaryAddress).toMatchObject({ country: 'GIB', state: 'N/A' })
  expect(chooseAddressCountry(form, 'DEU').beneficiaryAddress).toMatchObject({ country: 'DEU', state: '' })
})

test('picking a bank from the list sets its id, typing another name clears it [BANK-43]', () => {
  const banks = [{ id: 'bank_7', name: 'Royal Bank of Canada' }]
  expect(nameBank(defaultBankAccount, 'royal bank of canada', banks).bankId).toBe('bank_7')
  expect(nameBank(filledForm('india'), 'Royal Bank', banks)).toMatchObject({ bankName: 'Royal Bank', bankId: '' })
})

test.each([
  ['routingNumber', '021 000\t021', '021000021'],
  ['accountNumber', ' 1 2 ', '12'],
  ['bic', 'COBA DEFF', 'COBADEFF'],
  ['iban', 'DE89 3704', 'DE893704'],
  ['mxnClabeNumber', '032 180', '032180'],
  ['pixKey', 'a @b', 'a@b'],
  ['taxId', '529 982', '529982'],
  ['inrIfsc', 'sbin 0000300', 'SBIN0000300'],
  ['sortCode', '20 00', '2000'],
  ['branchCode', '006 07621', '00607621'],
  ['bankDocumentNumber', 'AB 12', 'AB 12'],
] as const)('%s: %j becomes %j as typed [BANK-39]', (field, text, shown) => {
  expect(typeBankField(field, text)).toBe(shown)
})

test('the form starts with the defaults [BANK-50, BANK-03, BANK-04]', () => {
  expect(defaultBankAccount).toMatchObject({
    currency: 'usd',
    bankType: 'us',
    accountType: 'checking',
    businessType: 'corporation',
    accountOwner: 'personal',
  })
  expect(ACCOUNT_OWNERS).toEqual(['personal', 'third_party'])
  expect(startBankAccount({ rampOnly: false, intent: null, available: ['us', 'brazil'] })).toBe(defaultBankAccount)
})

test.each([
  [true, 'thirdParty', 'third_party'],
  [true, null, 'personal'],
  [true, 'other', 'personal'],
  [false, 'thirdParty', 'personal'],
])('ramp-only %s with intent %s starts as %s [BANK-51]', (rampOnly, intent, accountOwner) => {
  expect(startBankAccount({ rampOnly, intent, available: ['us'] }).accountOwner).toBe(accountOwner)
})

test('without access to US accounts the form starts with the first available type [BANK-50]', () => {
  const form = startBankAccount({ rampOnly: false, intent: null, available: ['brazil', 'india'] })
  expect(form).toMatchObject({ bankType: 'brazil', currency: 'brl' })
  expect(startBankAccount({ rampOnly: false, intent: null, available: [] }).bankType).toBe('us')
})

test('choosing a personal owner clears the business [BANK-07]', () => {
  const business = { ...filledForm('us'), accountOwner: 'third_party', businessName: 'Kaito' } as const
  expect(chooseOwner(business, 'personal')).toMatchObject({ businessName: '', businessType: 'corporation' })
  expect(chooseOwner(business, 'third_party').businessName).toBe('Kaito')
  expect(chooseOwner({ ...business, accountHolderName: 'Kaito' }, 'personal').accountHolderName).toBe('')
  expect(chooseOwner({ ...business, accountHolderName: 'Maya' }, 'personal').accountHolderName).toBe('Maya')
})

test('the business name fills an empty holder name [BANK-38]', () => {
  const form = { ...defaultBankAccount, accountOwner: 'third_party', businessName: `Kaito ${'a'.repeat(40)}` } as const
  expect(fillHolder(form).accountHolderName).toBe(`Kaito ${'a'.repeat(29)}`)
  expect(fillHolder({ ...form, accountHolderName: 'Maya' }).accountHolderName).toBe('Maya')
  expect(fillHolder({ ...form, accountOwner: 'personal' }).accountHolderName).toBe('')
})

test('a holder’s name that was cut to 35 characters is known as such until it is changed [B18]', () => {
  const named = (businessName: string) =>
    fillHolder({ ...defaultBankAccount, accountOwner: 'third_party', businessName })
  const cut = named('Kaito Ceramics and Porcelain of the North LLC')
  expect([cut.accountHolderName.length, isHolderCut(cut)]).toEqual([35, true])
  expect(isHolderCut({ ...cut, accountHolderName: 'Kaito Ceramics' })).toBe(false)
  expect(isHolderCut({ ...cut, accountOwner: 'personal' })).toBe(false)
  expect(isHolderCut(named('a'.repeat(35)))).toBe(false)
  expect(isHolderCut(named('a'.repeat(36)))).toBe(true)
})
