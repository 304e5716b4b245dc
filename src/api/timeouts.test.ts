import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { never, setup } from './client.fixture.ts'
import type { ApiClient } from './client.ts'
import { createPayout, listPayouts } from './payouts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const PAYLOAD = {
  source: { type: 'bankAccount', id: 'bankAccount_1', amount: '100.00', currency: 'usd', network: 'achPush' },
  destination: { type: 'wallet', id: 'wallet_1', amount: '99.40', currency: 'usdc', network: 'sol' },
} as const

test.each([
  ['of a list', 15_000, (api: ApiClient) => listPayouts(api)],
  ['that makes a payout', 30_000, (api: ApiClient) => createPayout(api, PAYLOAD, { key: crypto.randomUUID() })],
])('a call %s is given up after %i ms without an answer [SAFE-E1]', async (_, ms, call) => {
  const { api, requests } = setup([never])
  call(api).catch(() => null)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(requests[0]!.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(requests[0]!.signal.aborted).toBe(true)
  api.close()
})
