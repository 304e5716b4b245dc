import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { partsOf, stateOn } from './kill-matrix.fixture.ts'
import { LOST, createOffRamp, settled } from './registered-off-ramp.fixture.ts'
import { sendPayout } from './send-payout.ts'
import { cancelUnfinished, readUnfinished } from './unfinished.ts'
import { transferIn } from './state/known.fixture.ts'

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
    return { world, page, cancel, status, entry }
  }

  test('cancels once it is registered', async () => {
    const { page, cancel, status, entry } = await unseen()
    await cancel()
    expect([status(), transferIn(page.journal, entry())]).toMatchObject([
      'cancelled',
      { hash: 'hash_0', registration: 'registered' },
    ])
  })

  test('cancels nothing while it cannot be registered', async () => {
    const { world, cancel, status } = await unseen()
    world.registry.faults.push(...LOST)
    expect(await cancel()).toMatchObject({ outcome: 'unknown' })
    expect(status()).toBe('pending')
  })
})

describe('a server that believes any hash', () => {
  test.each([
    ['sui', 'reverts'],
    ['aptosSigning', 'isForgotten'],
  ] as const)(
    'the tokens of a payout on %s whose wallet %s are not said to have come, though its server believes any hash [C13, E22]',
    async (family, wallet) => {
      const { world, page, payout, send, status, entry } = await createOffRamp(family, wallet)
      const sending = send()
      for (let second = 0; second < 200; second += 1) {
        await vi.advanceTimersByTimeAsync(1000)
        if (world.registry.hashes.has(payout.id)) world.server.payouts[0]!['status'] = 'funded'
      }
      const end = await sending
      expect(end).toMatchObject({ status: 'notSent', isCancelled: false })
      const later = world.open()
      const shown = await settled(getPayout(later.api, payout.id), 0)
      const states = [stateOn(page, shown, { sending: { stage: 'ended', end, hash: 'hash_0' } }), stateOn(later, shown)]
      expect(states).toMatchObject([
        { kind: 'notSentAfterAll', ask: 'no' },
        { kind: 'notSentAfterAll', ask: 'no' },
      ])
      expect([status(), entry().phase]).toEqual(['funded', 'created'])
      expect(await settled(readUnfinished(later))).toHaveLength(1)
    },
  )

  test('a server that believes a hash, while no node of the network answers, has no tokens yet [C13, E22]', async () => {
    const { world, page, task, payout, entry } = await createOffRamp('sui')
    const network = { answers: true }
    const send: typeof page.adapter.send = async (...asked) => {
      const watch = await page.adapter.send(...asked)
      return { hash: watch.hash, look: () => (network.answers ? watch.look() : Promise.reject(new Error('no answer'))) }
    }
    const sending = sendPayout(partsOf(page), { ...task, adapter: { ...page.adapter, send } })
    await vi.advanceTimersByTimeAsync(500)
    network.answers = false
    world.server.payouts[0]!['status'] = 'funded'
    await vi.advanceTimersByTimeAsync(60_000)
    expect(stateOn(page, await settled(getPayout(page.api, payout.id), 0))?.kind).toBe('unseen')
    network.answers = true
    expect(await settled(sending)).toEqual({ status: 'sent', hash: 'hash_0' })
    expect(entry().phase).toBe('done')
  })
})
