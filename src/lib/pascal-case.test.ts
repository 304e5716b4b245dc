import { expect, expectTypeOf, test } from 'vitest'
import { pascalCase, type PascalCase } from './pascal-case.ts'

test.each([
  ['ready', 'Ready'],
  ['payout-created', 'PayoutCreated'],
  ['before-sign-out', 'BeforeSignOut'],
])('%s becomes %s', (text, expected) => {
  expect(pascalCase(text)).toBe(expected)
})

test('the type says the same', () => {
  expectTypeOf<PascalCase<'bank-account-created'>>().toEqualTypeOf<'BankAccountCreated'>()
  expect(pascalCase('bank-account-created')).toBe('BankAccountCreated' satisfies PascalCase<'bank-account-created'>)
})
