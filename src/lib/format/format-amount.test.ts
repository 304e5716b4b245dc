import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatRate } from './format-amount.ts'
import { fromUnits } from '../money.ts'

test.each([
  ['1234.5', 'en', '1,234.50'],
  ['-1234.5', 'en', '1,234.50'],
  ['1.005', 'en', '1.01'],
  ['0.004', 'en', '0.00'],
  ['9007199254740993.13', 'en', '9,007,199,254,740,993.13'],
  ['1234567', 'hi', '12,34,567.00'],
  ['1234.5', 'de', '1.234,50'],
  ['1234.5', 'ar', '1,234.50'],
  [null, 'en', '0.00'],
  ['NaN', 'en', '0.00'],
  ['', 'de', '0,00'],
])('%s in %s is formatted as %s [FMT-02]', (amount, language, text) => {
  expect(formatAmount(amount, language).replaceAll(/[\u200E\u200F\u061C]/g, '')).toBe(text)
})

test('no amount shows a sign or more than two decimals [FMT-02]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.constantFrom('', '-', '+'), (units, sign) => {
      expect(formatAmount(sign + fromUnits(units, 5), 'en')).toMatch(/^[\d,]+\.\d\d$/)
    }),
  )
})

test.each([
  ['0.92', '0.92'],
  ['0.9', '0.90'],
  ['0.92145', '0.9215'],
  ['4000', '4,000.00'],
  ['17.8', '17.80'],
])('a rate of %s is formatted as %s [FORM-04]', (rate, text) => {
  expect(formatRate(rate, 'en')).toBe(text)
})
