import { expect, test } from 'vitest'
import { createReadRetry } from './read-retry.ts'

test('a failed read is repeated after twice as long each time, up to half a minute, until it succeeds [C21]', () => {
  const again = createReadRetry()
  const after = (isWhole: boolean) => {
    again.record(isWhole)
    return again.after()
  }
  expect(again.after()).toBe(false)
  expect([false, false, false, false, false].map(after)).toEqual([5000, 10_000, 20_000, 30_000, 30_000])
  expect([true, false].map(after)).toEqual([false, 5000])
})
