import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainNode, SendSteps, WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { offRamp } from '../intents/off-ramp-payload.fixture.ts'
import type { Fault } from '../intents/payout-server.fixture.ts'
import { partsOf } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { createOffRamp, settled } from './registered-off-ramp.fixture.ts'
import { offRampEntry, sendPayout, type SendTask } from './send-payout.ts'
import type { SendingEnd } from './sending.ts'
import { cancelUnfinished, readUnfinished } from './unfinished.ts'
import { transferIn } from './state/known.fixture.ts'

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
  expect(left!.entry.asked).toBeDefined()
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

describe.each(['solana', 'sui', 'aptosSigning'] as const)('on %s, what the wallet signs', (family) => {
  /** A wallet whose customer says in another tab, after more than two minutes, that nothing was sent, and then approves. */
  async function signedWhileCancelling(fault: Fault) {
    const { world, page, payout, task, status } = await createOffRamp(family)
    const approval = Promise.withResolvers<void>()
    const handedOver: string[] = []
    let isSigned = false
    const slow = () => new Promise((resolve) => setTimeout(resolve, 2000))
    const adapter: SendTask['adapter'] = {
      async send(...[, , node, steps]: readonly [unknown, unknown, ChainNode, SendSteps]) {
        await steps.onAsking(4711, 'signs')
        await approval.promise
        isSigned = true
        steps.onHash('hash')
        const handOver = async () => {
          if (await node.mayHandOver()) handedOver.push('hash')
          return 'unseen' as const
        }
        await handOver()
        return { hash: 'hash', look: handOver }
      },
      async findSent() {
        if (isSigned) await slow()
        return null
      },
      balance: async () => '0.00',
      follow: () => {
        throw new Error('not asked')
      },
    }
    const ends: SendingEnd[] = []
    const onLate: SendTask['onLate'] = (work) => void work(partsOf(page)).then((end) => ends.push(end))
    void sendPayout(partsOf(page), { ...task, adapter, onLate })
    await vi.advanceTimersByTimeAsync(125_000)
    const other = world.open()
    const [left] = await settled(readUnfinished(other), 1000)
    // The cancel is under way when the customer approves.
    const request: typeof other.api.request = async (method, ...rest) => {
      if (method === 'DELETE') approval.resolve()
      if (method === 'DELETE') await slow()
      return other.api.request(method, ...rest)
    }
    world.deleteFaults.push(fault, fault)
    const look = async () => ({ status: 'none' as const })
    const cancelling = cancelUnfinished({ ...other, api: { ...other.api, request }, look }, left!)
    await settled(
      cancelling.catch(() => null),
      60_000,
    )
    const { isKept } = transferIn(page.journal, offRampEntry(page.journal, payout.id)!)
    return { handedOver, ends, status, isKept }
  }

  test.each([
    ['succeeds', 'none', 'cancelled'],
    ['has no answer', 'requestLost', 'pending'],
  ] as const)(
    'while the cancel of another tab %s stays in its page for good [C19, E18, SAFE-C1]',
    async (_, fault, status) => {
      const after = await signedWhileCancelling(fault)
      expect([after.handedOver, after.status(), after.ends, after.isKept]).toEqual([
        [],
        status,
        [{ status: 'elsewhere' }],
        true,
      ])
    },
  )
})
