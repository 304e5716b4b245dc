import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerClock, deviceMoment, isClockUnchangedSince } from './server-clock.ts'

const HOUR = 3_600_000
const NOON = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

test('the offset is what separates this machine from the server [E18]', () => {
  const clock = createServerClock()
  expect(clock.offset()).toBeNull()
  clock.observe(new Date(NOON - HOUR).toUTCString())
  expect(clock.offset()).toBe(-HOUR)
  vi.advanceTimersByTime(5 * HOUR)
  expect(clock.offset()).toBe(-HOUR)
})

test('an answer without a date, or with one that cannot be read, changes nothing [E18]', () => {
  const clock = createServerClock()
  clock.observe(null)
  clock.observe('yesterday')
  expect(clock.offset()).toBeNull()
})

test.each([60_000, -60_000])('a drift of %i ms is not taken for a clock change [E18]', (drift) => {
  const clock = createServerClock()
  const moment = deviceMoment()
  clock.observe(new Date(NOON).toUTCString())
  vi.setSystemTime(NOON + drift)
  expect([clock.offset(), isClockUnchangedSince(moment)]).toEqual([0, true])
  vi.setSystemTime(NOON + drift + Math.sign(drift))
  expect([clock.offset(), isClockUnchangedSince(moment), clock.wasSynchronized()]).toEqual([null, false, true])
})

test.each([8 * 24 * HOUR, -8 * 24 * HOUR, 24.5 * HOUR, -120_000])(
  'a clock that is set by %i ms makes the time unknown until the next answer [E18]',
  (jump) => {
    const clock = createServerClock()
    clock.observe(new Date(NOON).toUTCString())
    vi.setSystemTime(NOON + jump)
    expect(clock.offset()).toBeNull()
    clock.observe(new Date(NOON).toUTCString())
    expect(clock.offset()).toBe(-jump)
  },
)
