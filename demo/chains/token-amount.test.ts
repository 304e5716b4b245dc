import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromUnits, toUnits } from './token-amount.ts'

test.each([
  ['12.34', 6, 12_340_000n],
  ['0.000001', 6, 1n],
  ['7', 18, 7_000_000_000_000_000_000n],
])('%s with %i decimals is %s units [C8]', (amount, decimals, units) => {
  expect(toUnits(amount, decimals)).toBe(units)
})

test.each(['', '-1', '1e3', '1,5', '.5', ' 1', '0x10'])('"%s" is not an amount [SAFE-A1]', (amount) => {
  expect(() => toUnits(amount, 6)).toThrow(RangeError)
})

test('more decimals than the token has are refused [SAFE-A1]', () => {
  expect(() => toUnits('0.0000001', 6)).toThrow('More than 6 decimals')
})

test('a formatted amount is parsed to the same units [SAFE-A1]', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 30n })
  fc.assert(
    fc.property(units, fc.constantFrom(2, 6, 18), (value, decimals) => {
      expect(toUnits(fromUnits(value, decimals), decimals)).toBe(value)
    }),
  )
  expect(fromUnits(5_000_000n, 6)).toBe('5.00')
})
