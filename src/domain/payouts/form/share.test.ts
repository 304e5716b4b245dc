import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runsOf } from '../../../../test/support/part.ts'
import { shareOf } from './share.ts'

test.each([
  ['2418609999', 6, 100, '2418.60'],
  ['2418609999', 6, 50, '1209.30'],
  ['1', 6, 100, '0.00'],
  ['19999', 6, 50, '0.00'],
  ['20000', 6, 50, '0.01'],
  ['1999999999999999999', 18, 100, '1.99'],
  ['5', 0, 50, '2.50'],
  ['0', 6, 100, '0.00'],
] as const)('a share of %s units with %i decimals, %i per cent, is %s [FORM-22]', (units, scale, percent, amount) => {
  expect(shareOf({ units: BigInt(units), scale }, percent)).toBe(amount)
})

test('for every balance up to 20,000.00 both shares are rounded down to the cent [FORM-22, SAFE-A5]', () => {
  const wrong: string[] = []
  for (let cents = 1n; cents <= BigInt(runsOf(2_000_000)); cents += 1n) {
    const balance = { units: cents * 10_000n, scale: 6 }
    const [half, whole] = [shareOf(balance, 50), shareOf(balance, 100)]
    const halfCents = cents / 2n
    const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
    if (half !== text(halfCents) || whole !== text(cents)) wrong.push(String(cents))
  }
  expect(wrong).toEqual([])
})

test('a share never exceeds the balance [FORM-22, SAFE-A5]', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.integer({ min: 0, max: 18 }), (units, scale) => {
      const cents = BigInt(shareOf({ units, scale }, 100).replace('.', ''))
      expect(cents * 10n ** BigInt(scale) <= units * 100n).toBe(true)
      expect((cents + 1n) * 10n ** BigInt(scale) > units * 100n).toBe(true)
    }),
  )
})
