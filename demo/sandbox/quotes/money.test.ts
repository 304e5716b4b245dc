import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsDown, centsHalfUp, formatMoney, parseMoney } from './money.ts'

test.each([
  ['0', '0.00'],
  ['1', '1.00'],
  ['1.5', '1.50'],
  ['1234567890123.05', '1234567890123.05'],
  ['12.345678', '12.345678'],
  ['12.3400', '12.34'],
  ['12.345000000000000000', '12.345'],
])('%s is formatted as %s', (text, written) => {
  expect(formatMoney(parseMoney(text))).toBe(written)
})

test.each(['', '-1', '1.', '.5', '1e3', '1,5', '0.0000001', 'NaN', ' 1'])('%j is not an amount', (text) => {
  expect(() => parseMoney(text)).toThrow()
})

test('whole cents survive formatting and parsing', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
      const text = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
      expect(formatMoney(parseMoney(text))).toBe(text)
    }),
  )
})

test('half cents are rounded up, and delivered amounts are rounded down', () => {
  expect(formatMoney(centsHalfUp(parseMoney('0.005')))).toBe('0.01')
  expect(formatMoney(centsHalfUp(parseMoney('0.004999')))).toBe('0.00')
  expect(formatMoney(centsDown(parseMoney('0.009999')))).toBe('0.00')
})
