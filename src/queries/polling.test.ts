import { QueryClient, QueryObserver, environmentManager, queryOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createApiClient, type ApiClient } from '../api/client.ts'
import { pollAfter } from './polling.ts'

// Without a window the library assumes a server, where it does not poll.
environmentManager.setIsServer(() => false)

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const pacedQuery = (read: () => Promise<unknown>, paceMs = 1000) =>
  queryOptions({
    queryKey: ['onboarding'],
    queryFn: read,
    retry: false,
    refetchInterval: (query) => pollAfter(query.state.data ? paceMs : false, query),
  })

function watch(read: () => Promise<unknown>) {
  const queryClient = new QueryClient()
  const observer = new QueryObserver(queryClient, pacedQuery(read))
  const stop = observer.subscribe(() => {})
  return { stop, queryClient }
}

test('polling keeps its interval while requests succeed, one at a time [CONST-14, STATE-POLL-01]', async () => {
  const read = vi.fn(async () => ({ sumsub: 'pending' }))
  const { stop } = watch(read)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read.mock.calls.length).toBeGreaterThanOrEqual(55)
  expect(read.mock.calls.length).toBeLessThanOrEqual(61)
  stop()
  const before = read.mock.calls.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(read).toHaveBeenCalledTimes(before)
})

const clientOf = (fetch: typeof globalThis.fetch): ApiClient =>
  createApiClient({
    apiUrl: 'https://api.example',
    applicationId: 'application_sandbox',
    rampOnly: () => false,
    language: () => 'en',
    uuid: () => crypto.randomUUID(),
    fetch,
    session: { idToken: () => 'token', customerId: () => 'c', refresh: async () => null, expired: () => {} },
  })

test.each([
  ['refuses', async () => Promise.reject(new TypeError('down'))],
  ['answers 503', async () => new Response('', { status: 503 })],
  ['answers 429', async () => new Response('', { status: 429 })],
])(
  'ten minutes of a server that %s cause at most 40 spread requests, and two seconds after it is back polling is as before [SAFE-E3]',
  async (_, fault) => {
    for (let run = 0; run < 10; run += 1) {
      vi.setSystemTime(Date.UTC(2026, 10, 21) + run * 86_400_000 + run * 377)
      const times: number[] = []
      let down = false
      const api = clientOf(async () => {
        times.push(Date.now())
        return down ? fault() : Response.json({ data: 1 })
      })
      const { stop } = watch(() => api.request('GET', 'onboarding/state', { schema: z.unknown() }))
      await vi.advanceTimersByTimeAsync(10_000)
      down = true
      times.length = 0
      await vi.advanceTimersByTimeAsync(600_000)
      expect(times.length).toBeLessThanOrEqual(40)
      expect(times.length).toBeGreaterThanOrEqual(18)

      const gaps = times.slice(1).map((time, index) => time - times[index]!)
      const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
      const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length)
      expect(deviation / mean).toBeGreaterThan(0.2)
      expect(Math.max(...gaps)).toBeLessThanOrEqual(30_000)

      down = false
      await vi.advanceTimersByTimeAsync(32_000)
      times.length = 0
      await vi.advanceTimersByTimeAsync(10_000)
      expect(times.length).toBeGreaterThanOrEqual(9)
      stop()
    }
  },
)

test.each([-3_600_000, 3_600_000])(
  'a clock that is set by %d ms while the server is down causes no more requests [SAFE-E3, E23]',
  async (ms) => {
    const times: number[] = []
    const { stop } = watch(async () => {
      times.push(performance.now())
      if (times.length > 1) throw new Error('down')
      return { sumsub: 'pending' }
    })
    await vi.advanceTimersByTimeAsync(500)
    vi.setSystemTime(Date.now() + ms)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(times.length).toBeLessThanOrEqual(46)
    expect(times.length).toBeGreaterThanOrEqual(18)
    stop()
  },
)

test('polling that is off stays off after a failure', () => {
  const state = { status: 'error', errorUpdatedAt: 1000, dataUpdatedAt: 0 }
  expect(pollAfter(false, { state })).toBe(false)
  expect(pollAfter(1000, { state: { ...state, status: 'success' } })).toBe(1000)
})
