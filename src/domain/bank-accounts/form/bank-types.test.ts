import { expect, test } from 'vitest'
import { unlisted } from '../../../../test/browser/bank-accounts/account-types.ts'
import { requiredList } from '../../../../test/contract/rows/required.ts'
import { currencyCode } from '../../currency.ts'
import { isCountry } from '../../residency/countries.ts'
import { isSpecBankType } from '../../spec-rows.fixture.ts'
import { BANK_FIELDS, BANK_TYPES, readBankType, rulesOf, textFieldsOf } from './bank-types.ts'
import { firstSubjectOf, isSubjectOf, PHP_NETWORKS, PHP_SUBJECT_NAMES, PHP_SUBJECTS } from './philippines.ts'

test('each type has its currency [BANK-11]', () => {
  const pairs = BANK_TYPES.filter(isSpecBankType).map((type) => `${type} ${currencyCode(rulesOf(type).currency)}`)
  expect(pairs.join(', ')).toBe(
    'us USD, europe EUR, mexico MXN, brazil BRL, philippines PHP, india INR, canada CAD, great_britain GBP, colombia COP, singapore SGD, indonesia IDR, vietnam VND, thailand THB',
  )
})

test.each([
  ['us', 'USA', 'routingNumber accountNumber', true, false],
  ['europe', '', 'iban bic', false, false],
  ['mexico', 'MEX', 'mxnClabeNumber', false, false],
  ['brazil', 'BRA', 'pixKey taxId', false, false],
  ['philippines', 'PHL', 'phpNetwork phpChannelSubject accountNumber', false, false],
  ['india', 'IND', 'accountNumber inrIfsc bankDocumentNumber', true, true],
  ['canada', 'CAN', 'branchCode accountNumber', true, true],
  ['great_britain', 'GBR', 'sortCode accountNumber', false, false],
  ['colombia', 'COL', 'accountNumber', true, true],
  ['singapore', 'SGP', 'accountNumber', true, true],
  ['indonesia', 'IDN', 'accountNumber', true, true],
  ['vietnam', 'VNM', 'accountNumber', true, true],
  ['thailand', 'THA', 'accountNumber', true, true],
] as const)(
  '%s in %j has the fields %s; account type %s, bank id %s [BANK-23, BANK-24, BANK-26, BANK-28, BANK-29, BANK-30, BANK-33, BANK-34, B2, B10]',
  (type, country, fields, hasAccountType, needsBankId) => {
    const rules = rulesOf(type)
    expect([...rules.lists, ...textFieldsOf(rules).map(([field]) => field)].join(' ')).toBe(fields)
    expect(rules).toMatchObject({ country, hasAccountType, needsBankId })
    if (country !== '') expect(isCountry(country)).toBe(true)
  },
)

test('the fields of the types are the spec’s [BANK-06]', () => {
  expect(BANK_FIELDS.map((field) => field.toLowerCase()).toSorted()).toEqual(requiredList('BANK-06').toSorted())
})

test('the browser tests have a row of each type in test/browser/bank-accounts/account-types.ts [BANK-11]', () => {
  expect(unlisted(BANK_TYPES.map((type) => `${type} ${rulesOf(type).currency}`))).toEqual([])
})

test.each(['argentina', 'US', '', 'constructor'])('%j is not a bank type [BANK-35]', (text) => {
  expect(readBankType(text)).toBeNull()
  expect(BANK_TYPES).not.toContain(text)
})

test('each Philippine network has its own recipients, each with a name [BANK-29]', () => {
  expect(PHP_NETWORKS).toEqual(['instapay', 'swiftpay_pesonet'])
  expect([firstSubjectOf('instapay'), firstSubjectOf('swiftpay_pesonet')]).toEqual(['GCASH', 'BDO'])
  const subjects = new Set<string>(Object.values(PHP_SUBJECTS).flat())
  expect(Object.keys(PHP_SUBJECT_NAMES).toSorted()).toEqual([...subjects].toSorted())
  expect(isSubjectOf('GCASH', 'instapay')).toBe(true)
  expect(isSubjectOf('GCASH', 'swiftpay_pesonet')).toBe(false)
  expect(isSubjectOf('CHINABANK', 'instapay')).toBe(false)
  expect(isSubjectOf('BDO', 'sepa')).toBe(false)
})
