import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partsOf } from './kill-matrix.fixture.ts'
import { LOST, createOffRamp, settled } from './registered-off-ramp.fixture.ts'
import { sendPayout } from './send-payout.ts'
import { cancelUnfinished } from './unfinished.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a customer’s statement about a transaction unseen for ten minutes [C20, C13]', () => {
  async function unseen() {
    const { world, page, task, status, entry, payout } = await createOffRamp('aptos', 'isForgotten')
    void sendPayout(partsOf(page), task)
    await vi.advanceTimersByTimeAsync(11 * 60_000)
    const cancel = () =>
      settled(
        cancelUnfinished(
          { ...page, look: async () => ({ status: 'none' as const }) },
          { entry: entry(), payout },
        ).catch((e) => e),
      )
    return { world, cancel, status, entry }
  }

  test('cancels once it is registered', async () => {
    const { cancel, status, entry } = await unseen()
    await cancel()
    expect([status(), entry().registered]).toEqual(['cancelled', 'hash_0'])
  })

  test('cancels nothing while it cannot be registered', async () => {
    const { world, cancel, status } = await unseen()
    world.registry.faults.push(...LOST)
    expect(await cancel()).toMatchObject({ outcome: 'unknown' })
    expect(status()).toBe('pending')
  })
})
