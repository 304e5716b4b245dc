import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPolling } from './polling.ts'

let runs: number
beforeEach(() => {
  vi.useFakeTimers()
  runs = 0
})
afterEach(() => {
  vi.useRealTimers()
})
const count = async () => void (runs += 1)

test('the work runs at its interval, and at once when it is woken', async () => {
  const polling = createPolling(count, 250)
  polling.start()
  await vi.advanceTimersByTimeAsync(249)
  expect(runs).toBe(0)
  polling.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(runs).toBe(1)
  await vi.advanceTimersByTimeAsync(250)
  expect(runs).toBe(2)
  await polling.stop()
})

test('a wake during a run starts one more run', async () => {
  const polling = createPolling(async () => {
    runs += 1
    if (runs === 1) polling.wake()
  }, 250)
  polling.start()
  polling.wake()
  await vi.advanceTimersByTimeAsync(1)
  expect(runs).toBe(2)
  await polling.stop()
})

test('the work goes on after a failure, and no wake starts what was stopped', async () => {
  const polling = createPolling(async () => {
    runs += 1
    throw new Error('no database')
  }, 250)
  polling.wake()
  polling.start()
  await vi.advanceTimersByTimeAsync(500)
  expect(runs).toBe(2)
  await polling.stop()
  polling.wake()
  await vi.advanceTimersByTimeAsync(500)
  expect(runs).toBe(2)
})
