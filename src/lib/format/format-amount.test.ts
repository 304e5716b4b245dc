import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount, formatLimit, formatPercent, formatPrice, formatRate } from './format-amount.ts'
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

test.each([
  ['en', '$1,234.50', '€1,234.50'],
  ['de', '1.234,50 $', '1.234,50 €'],
  ['pt-BR', 'US$ 1.234,50', '€ 1.234,50'],
  ['en-CA', 'US$1,234.50', '€1,234.50'],
  ['fr', '1 234,50 $US', '1 234,50 €'],
  ['ar', '1,234.50 US$', '1,234.50 €'],
])('dollars and euros are written in %s as %s and %s [S9, ONR-07]', (language, dollars, euros) => {
  const plain = (text: string) => text.replaceAll(/[\u200E\u200F\u061C]/g, '').replaceAll(/\s/g, ' ')
  expect(plain(formatPrice('1234.5', 'usd', language))).toBe(dollars)
  expect(plain(formatPrice('-1234.5', 'eur', language))).toBe(euros)
})

test.each([
  ['sek', 'en', 'SEK 1,234.50'],
  ['sek', 'sv', '1 234,50 kr'],
  ['gbp', 'en', '£1,234.50'],
  ['clp', 'en', 'CLP 1,234.50'],
])('a price in %s is written in %s with its own money: %s [S9]', (currency, language, text) => {
  expect(formatPrice('1234.5', currency, language).replaceAll(/\s/g, ' ')).toBe(text)
})

test.each([
  [10, 'en', '0.10%'],
  [6, 'en', '0.06%'],
  [150, 'de', '1,50 %'],
  [10, 'hi', '0.10%'],
  [10, 'tr', '%0,10'],
  [9999, 'en', '99.99%'],
])('%s basis points in %s are %s [S9, CONST-01]', (basisPoints, language, text) => {
  expect(formatPercent(basisPoints, language).replaceAll(/\s/g, ' ')).toBe(text)
})

test.each([
  ['50000.00', 'en', '50,000'],
  ['50000', 'de', '50.000'],
  ['49999.99', 'en', '49,999.99'],
])('a limit of %s in %s is %s [S9]', (amount, language, text) => {
  expect(formatLimit(amount, language)).toBe(text)
})

test('a figure has no mark of direction, which would be copied with it [S9, SAFE-A1]', () => {
  const figures = [
    formatPrice('100', 'usd', 'ar'),
    formatPrice('100', 'eur', 'ar-EG'),
    formatPercent(10, 'ar'),
    formatAmount('100', 'he'),
  ]
  expect(figures.map((figure) => /\p{Cf}/u.exec(figure))).toEqual([null, null, null, null])
  expect(formatPrice('100', 'usd', 'ar').replaceAll(/\s/g, ' ')).toBe('100.00 US$')
})
