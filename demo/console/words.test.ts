import { expect, test } from 'vitest'
import { amountWords, momentWords, networkWords, nextTab, shortened, spaced, toneOf } from './words.ts'

test.each([
  ['1284.5', 'eur', '1,284.50 EUR'],
  ['1000000', 'usd', '1,000,000.00 USD'],
  ['0.000001', 'usdc', '0.000001 USDC'],
  [null, 'usd', '0.00 USD'],
])('the amount %s of %s reads %s', (amount, currency, words) => {
  expect(amountWords(amount, currency)).toBe(words)
})

test('a status has a label and the tone of the widget', () => {
  expect(spaced('failedPrecondition')).toBe('Failed precondition')
  expect(spaced('kyc_level_1')).toBe('Kyc level 1')
  expect(networkWords('sol')).toBe('Solana')
  expect(networkWords('bsc')).toBe('BNB Smart Chain')
  expect(networkWords('bank_transfer')).toBe('Bank transfer')
  expect(networkWords('achSameDay')).toBe('ACH transfer')
  expect(toneOf('refunded')).toBe('warning')
  expect(toneOf('somethingNew')).toBe('default')
})

test('a time of another day has its date', () => {
  const now = '2026-11-30T10:12:44.000Z'
  expect(momentWords('2026-11-30T10:12:44.000Z', now)).toMatch(/^\d\d:\d\d:44$/)
  expect(momentWords('2026-11-22T10:12:44.000Z', now)).toMatch(/^Nov 22, \d\d:\d\d:44$/)
  expect(momentWords('2025-11-30T10:12:44.000Z', now)).toMatch(/^Nov 30, 2025, \d\d:\d\d:44$/)
})

test('an address is shortened in the middle, and the arrow keys wrap around the tabs', () => {
  expect(shortened('7xKqT4aaaaaaaaaaaaaaaaaaa9fPdWm')).toBe('7xKqT4…9fPdWm')
  expect(shortened('short')).toBe('short')
  expect(nextTab('mail', -1)).toBe('controls')
  expect(nextTab('controls', 1)).toBe('mail')
})
