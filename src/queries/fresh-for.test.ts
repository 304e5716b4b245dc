import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../app/query-client.ts'
import { freshFor } from './fresh-for.ts'

const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) }))
afterEach(() => void vi.useRealTimers())

test.each([
  ['of a list', {}, 1000],
  ['of another time', { staleTime: freshFor(60_000) }, 60_000],
])(
  'what was read %s is read again once it is old, also after the clock of the device was set [E23]',
  async (_, options, ms) => {
    const client = createQueryClient()
    const queryFn = vi.fn(async () => 'answer')
    const look = async () => {
      const stop = new QueryObserver(client, { ...options, queryKey: ['it'], queryFn }).subscribe(() => {})
      await vi.advanceTimersByTimeAsync(0)
      stop()
      return queryFn.mock.calls.length
    }
    expect(await look()).toBe(1)
    vi.advanceTimersByTime(ms - 1)
    expect(await look()).toBe(1)
    vi.advanceTimersByTime(1)
    expect(await look()).toBe(2)
    vi.setSystemTime(Date.now() - HOUR)
    expect(await look()).toBe(3)
    expect(await look()).toBe(3)
    vi.setSystemTime(Date.now() + 2 * HOUR)
    expect(await look()).toBe(4)
    client.clear()
  },
)
