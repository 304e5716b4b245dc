import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { partsOf } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { createOffRamp, settled } from './registered-off-ramp.fixture.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a payout of another device [C13, H11]', () => {
  async function adopted(wallet: 'approves' | 'isForgotten') {
    const { world, payout, task, status } = await createOffRamp('aptosSigning')
    const other = createOffRampWorld('aptosSigning', wallet)
    other.server.payouts.push(...world.server.payouts)
    const device = other.open()
    device.journal.adopt('offRamp', {}, payout.id)
    const send = (adapter: Partial<typeof device.adapter> = {}) =>
      sendPayout(partsOf(device), { ...task, adapter: { ...device.adapter, ...adapter } })
    const markSeen = () => device.journal.record(offRampEntry(device.journal, payout.id)!.opId, { seen: true })
    return { other, send, status, markSeen }
  }

  test('is registered once the network has its transaction', async () => {
    const { other, send, status } = await adopted('approves')
    expect(await settled(send())).toEqual({ status: 'sent', hash: 'hash_0' })
    expect([status(), other.registry.calls.length]).toEqual(['funded', 1])
  })

  test('is not registered with a transaction that never lands, so that its own device can still send', async () => {
    const silent = await adopted('isForgotten')
    const unanswered = () => Promise.reject(new Error('no answer'))
    expect(await settled(silent.send({ balance: unanswered }))).toMatchObject({ status: 'unknown' })
    const { other, send, status } = await adopted('isForgotten')
    expect(await settled(send())).toMatchObject({ status: 'notSent', isCancelled: false })
    expect([status(), other.registry.calls, silent.other.registry.calls]).toEqual(['pending', [], []])
  })

  test('is cancelled when its registered transaction expires, because the server takes no other [C19]', async () => {
    const { other, send, status, markSeen } = await adopted('isForgotten')
    const sending = send()
    await vi.advanceTimersByTimeAsync(1000)
    markSeen()
    expect(await settled(sending)).toMatchObject({ status: 'notSent', isCancelled: true })
    expect([status(), other.registry.calls.length]).toEqual(['cancelled', 1])
  })
})
