import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceMoment, isClockUnchangedSince, longestSince } from './clock.ts'

const NOON = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

test.each([60_000, -60_000])('a drift of %i ms is not taken for a clock change [E18]', (drift) => {
  const moment = deviceMoment()
  vi.setSystemTime(NOON + drift)
  expect(isClockUnchangedSince(moment)).toBe(true)
  vi.setSystemTime(NOON + drift + Math.sign(drift))
  expect(isClockUnchangedSince(moment)).toBe(false)
})

test.each([
  ['while the clock is right', 0, 5000],
  ['after it was put back by an hour', -3_600_000, 5000],
  ['after the machine slept for an hour, which stops the monotonic clock', 3_600_000, 3_605_000],
])('a limit that must not be missed counts five seconds %s [E23, SAFE-D3]', (_, jump, counted) => {
  const moment = deviceMoment()
  vi.advanceTimersByTime(5000)
  vi.setSystemTime(Date.now() + jump)
  expect(longestSince(moment)).toBe(counted)
})
