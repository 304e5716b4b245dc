import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServerClock, serverDate } from './server-clock.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const NOON = Date.UTC(2026, 10, 21, 12)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

const open = () => {
  const clock = createServerClock()
  const hear = (ahead: number, answers = 1) => {
    for (let answer = 0; answer < answers; answer += 1) clock.observe(new Date(Date.now() + ahead).toUTCString())
  }
  return { clock, hear }
}

test('the offset is what separates this machine from the server [E18]', () => {
  const { clock, hear } = open()
  expect(clock.offset()).toBeNull()
  hear(-HOUR, 2)
  expect(clock.offset()).toBe(-HOUR)
  vi.advanceTimersByTime(5 * HOUR)
  expect(clock.offset()).toBe(-HOUR)
})

test('an answer without a date, or with one that cannot be read, changes nothing [E18]', () => {
  const { clock } = open()
  for (const date of [null, 'yesterday', 'yesterday']) clock.observe(date)
  expect(clock.offset()).toBeNull()
})

test('one answer alone shows no time, because it may be wrong [E18, E23]', () => {
  const { clock, hear } = open()
  hear(8 * DAY)
  expect(clock.offset()).toBe(null)
  hear(0)
  expect(clock.offset()).toBe(null)
  hear(0)
  expect(clock.offset()).toBe(0)
})

test.each([8 * DAY, -8 * DAY, 61_000])('one answer that is %i ms off changes nothing [E18, E23]', (ahead) => {
  const { clock, hear } = open()
  hear(0, 2)
  for (let turn = 0; turn < 5; turn += 1) {
    hear(ahead)
    expect(clock.offset()).toBe(0)
    vi.advanceTimersByTime(HOUR)
    hear(0)
    expect(clock.offset()).toBe(0)
  }
})

test('a server whose clock is set is believed at its second answer [E18]', () => {
  const { clock, hear } = open()
  hear(0, 2)
  hear(HOUR)
  expect(clock.offset()).toBe(0)
  vi.advanceTimersByTime(1000)
  hear(HOUR)
  expect(clock.offset()).toBe(HOUR)
})

test.each([59_000, -59_000])('answers that are %i ms apart agree [E18]', (apart) => {
  const { clock, hear } = open()
  hear(0)
  hear(apart)
  expect(clock.offset()).toBe(apart)
})

test.each([60_000, -60_000])('a drift of %i ms is not taken for a clock change [E18]', (drift) => {
  const { clock, hear } = open()
  hear(0, 2)
  vi.setSystemTime(NOON + drift)
  expect(clock.offset()).toBe(0)
  vi.setSystemTime(NOON + drift + Math.sign(drift))
  expect(clock.offset()).toBe(null)
})

test.each([8 * DAY, -8 * DAY, 24.5 * HOUR, -120_000])(
  'a clock that is set by %i ms, or stood still meanwhile, makes the time unknown until the next answer [E18]',
  (jump) => {
    const { clock, hear } = open()
    hear(0, 2)
    vi.setSystemTime(NOON + jump)
    expect(clock.offset()).toBeNull()
    clock.observe(new Date(NOON).toUTCString())
    expect(clock.offset()).toBe(-jump)
    vi.setSystemTime(NOON + jump + DAY)
    expect(clock.offset()).toBeNull()
    clock.observe(new Date(NOON + DAY).toUTCString())
    expect(clock.offset()).toBe(-jump)
  },
)

test('the date of today is the server’s where it is known [E23]', () => {
  expect(serverDate({ offset: () => -HOUR })).toEqual(new Date(NOON - HOUR))
  expect(serverDate({ offset: () => null })).toEqual(new Date(NOON))
})
