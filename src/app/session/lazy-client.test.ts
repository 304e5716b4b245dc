import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ApiContext } from '../../api/http/context.ts'
import { createLazyClient } from './lazy-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a client whose code a phone drops is asked for again before its first call fails [SAFE-E9]', async () => {
  const gone = new TypeError('Failed to fetch dynamically imported module: https://cdn.example/chunks/first.js')
  const contextOf = vi.fn<() => Promise<ApiContext>>(() => Promise.reject(gone))
  const client = createLazyClient(contextOf)
  const failing = client.request('GET', '/v1/me', {} as never).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(4500)
  expect([await failing, contextOf.mock.calls.length]).toEqual([gone, 3])
  // A later call begins anew.
  void client.request('GET', '/v1/me', {} as never).catch(() => {})
  await vi.advanceTimersByTimeAsync(500)
  expect(contextOf).toHaveBeenCalledTimes(4)
})
