import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMOUNT_DECIMALS, compareAmounts, fromUnits, multiply, quotient, toRoundedUnits, toUnits } from './money.ts'

test('amounts have two decimals [CHAIN-08]', () => {
  expect(AMOUNT_DECIMALS).toBe(2)
})

test.each([
  ['0', 0n],
  ['1', 100n],
  ['1.5', 150n],
  ['1.50', 150n],
  ['1.500000', 150n],
  ['0.01', 1n],
  ['00012.30', 1230n],
  ['90071992547409931234.56', 9007199254740993123456n],
])('%s is %s cents [SAFE-A7]', (text, units) => {
  expect(toUnits(text)).toBe(units)
})

test.each(['', ' 1', '1 ', '-1', '+1', '1.', '.5', '1,5', '1e3', '0x10', 'NaN', 'Infinity', '1.2.3', '١'])(
  '%j is not an amount [SAFE-A7]',
  (text) => {
    expect(toUnits(text)).toBeNull()
    expect(toRoundedUnits(text, 'floor')).toBeNull()
  },
)

test('an exact conversion refuses a third decimal [F29]', () => {
  expect(toUnits('1.001')).toBeNull()
  expect(toUnits('1.001', 6)).toBe(1_001_000n)
})

test.each([
  ['1.004', 100n, 100n],
  ['1.005', 100n, 101n],
  ['1.00499999999999999999', 100n, 100n],
  ['0.999', 99n, 100n],
])('%s rounds down to %s and half up to %s [SAFE-A5]', (text, down, up) => {
  expect(toRoundedUnits(text, 'floor')).toBe(down)
  expect(toRoundedUnits(text, 'halfUp')).toBe(up)
})

test('minor units survive the conversion to text and back with any number of decimals [SAFE-A7]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.integer({ min: 0, max: 18 }), (units, decimals) => {
      const text = fromUnits(units, decimals)
      expect(text).toMatch(/^\d+(\.\d+)?$/)
      expect(toUnits(text, decimals)).toBe(units)
    }),
  )
})

test('a product is computed exactly and rounded once [SAFE-A3]', () => {
  expect(multiply(1000n, '0.92', 'halfUp')).toBe(920n)
  expect(multiply(1n, '0.5', 'halfUp')).toBe(1n)
  expect(multiply(1n, '0.5', 'floor')).toBe(0n)
  expect(multiply(3n, '0.3333', 'floor')).toBe(0n)
  expect(multiply(1n, 'x', 'floor')).toBeNull()
})

test('a quotient is computed exactly and rounded once, and division by zero gives null [SAFE-A3]', () => {
  expect(quotient(920n, '0.92', 'halfUp')).toBe(1000n)
  expect(quotient(1n, '2', 'halfUp')).toBe(1n)
  expect(quotient(1n, '2', 'floor')).toBe(0n)
  expect([quotient(1n, '0.00', 'floor'), quotient(1n, 'x', 'floor')]).toEqual([null, null])
})

test.each([
  ['1', '1.00', 0],
  ['0.9', '0.10', 1],
  ['9', '10', -1],
  ['x', '1', null],
] as const)('%s against %s is %s [SAFE-A7]', (one, other, order) => {
  expect(compareAmounts(one, other)).toBe(order)
})
