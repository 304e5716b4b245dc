import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChainNode, SendSteps, WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { offRamp } from '../intents/off-ramp-payload.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { sendPayout, type SendTask } from './send-payout.ts'
import { cancelUnfinished, readUnfinished } from './unfinished.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))

/** A tab whose wallet asks its customer, and another tab whose customer says that nothing was sent. */
async function twoTabs() {
  const world = createOffRampWorld('evm', 'approves')
  const [asking, other] = [world.open(), world.open()]
  const payout = await makePayout(asking, offRamp)
  const answer = Promise.withResolvers<void>()
  const adapter: SendTask['adapter'] = {
    async send(...[, , , steps]: readonly [unknown, unknown, unknown, SendSteps]) {
      await steps.onAsking(4711, 'sends')
      await answer.promise
      steps.onHash('hash')
      return { hash: 'hash', look: async () => 'confirmed' }
    },
    findSent: async () => null,
    balance: async () => '0.00',
    follow: () => {
      throw new Error('not asked')
    },
  }
  const sending = sendPayout(
    { ...asking, node: {} as ChainNode, dispatch: () => {}, isAttended: () => true, pause },
    { payoutId: payout.id, deposit: depositOf(payout)!, adapter, session: {} as WalletSession },
  )
  await vi.advanceTimersByTimeAsync(3000)
  const [left] = await readUnfinished(other)
  expect(left!.entry.phase).toBe('signing')
  const cancelling = cancelUnfinished({ ...other, look: async () => ({ status: 'none' as const }) }, left!)
  const end = { isReached: false }
  void cancelling.finally(() => (end.isReached = true)).catch(() => {})
  await vi.advanceTimersByTimeAsync(100_000)
  const status = () => world.server.payouts[0]!['status']
  return { answer, sending, cancelling, end, status }
}

test('a cancel waits for the tab whose wallet is asked, and cancels nothing that it has sent [C19, E18]', async () => {
  const { answer, sending, cancelling, end, status } = await twoTabs()
  expect([end.isReached, status()]).toEqual([false, 'pending'])
  answer.resolve()
  expect(await sending).toEqual({ status: 'sent', hash: 'hash' })
  expect([await cancelling, status()]).toEqual([null, 'pending'])
})

test('a cancel waits two minutes at most for a wallet that does not answer, and what it sends later comes back [C19, C22]', async () => {
  const { answer, sending, cancelling, status } = await twoTabs()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await sending).toMatchObject({ status: 'unknown', error: { code: 'wallet/unanswered' } })
  expect([await cancelling, status()]).toMatchObject([{ status: 'cancelled' }, 'cancelled'])
  answer.resolve()
})

test('a cancel that waited for a wallet without an answer is carried out then, at the customer’s request [C19, E18]', async () => {
  const { answer, sending, cancelling, end, status } = await twoTabs()
  expect([end.isReached, status()]).toEqual([false, 'pending'])
  answer.reject(new ChainError('wallet/send-unknown', { broadcast: 'unknown' }))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await sending).toMatchObject({ status: 'unknown' })
  expect(await cancelling).toMatchObject({ status: 'cancelled' })
  expect(status()).toBe('cancelled')
})
