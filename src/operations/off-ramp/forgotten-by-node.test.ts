import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChainNode, TransactionState } from '../../chains/adapter.ts'
import { createOffRamp, scripted, settled } from './send-payout.fixture.ts'
import { followPayout, offRampEntry } from './send-payout.ts'
import { transferIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

interface Later {
  /** Null where the balance cannot be read. */
  readonly atAddress?: string | null
  readonly network?: 'base' | 'tron'
}

/** One page sends, and another follows the transaction on a node that says this of it. */
async function followedLater(
  first: readonly TransactionState[],
  later: TransactionState,
  { atAddress = '0.00', network = 'base' }: Later = {},
) {
  const { world, page, id, send, status } = await createOffRamp()
  const { adapter } = scripted(first, undefined, { atAddress: atAddress ?? '0.00' })
  const unread = atAddress === null && { balance: () => Promise.reject(new Error('no answer')) }
  await Promise.race([send(adapter(page, id)), vi.advanceTimersByTimeAsync(10_000)])
  const next = world.open()
  const entry = offRampEntry(next.journal, id)!
  const deposit = { network, coin: 'usdc', amount: '100.00', from: 'a', to: id, memo: null } as const
  const follow = () => ({ hash: 'hash', look: async () => later })
  const end = await settled(
    followPayout(
      {
        ...next,
        node: {} as ChainNode,
        dispatch: () => {},
        isAttended: () => true,
        pause: () => new Promise((resolve) => setTimeout(resolve, 1000)),
      },
      { payoutId: id, deposit, adapter: { ...adapter(next, id), ...unread, follow } },
      { entry, hash: transferIn(next.journal, entry).hash! },
    ),
  )
  return { end, status }
}

test('a payout whose transaction the network had confirmed is not cancelled by a later page whose node has no history [C4, C19]', async () => {
  const { end, status } = await followedLater(['seen', 'confirmed'], 'expired')
  expect([end, status()]).toEqual([{ status: 'sent', hash: 'hash' }, 'pending'])
})

test('a payout whose transaction was only on a fork, and has expired, is cancelled by a later page [C4, SAFE-C4]', async () => {
  const { end, status } = await followedLater(['seen', 'unseen'], 'expired')
  expect([end, status()]).toMatchObject([{ status: 'notSent', error: { code: 'network/expired' } }, 'cancelled'])
})

test('a payout whose transaction was confirmed in a block that is taken back, and was replaced, is cancelled by a later page [C20]', async () => {
  const { end, status } = await followedLater(['confirmed'], 'replaced')
  expect([end, status()]).toMatchObject([{ status: 'notSent', error: { code: 'network/replaced' } }, 'cancelled'])
})

test('a payout whose transaction was confirmed in a block of TRON that a fork has undone, and has expired, is cancelled by a later page [C6, C19]', async () => {
  const { end, status } = await followedLater(['confirmed'], 'expired', { network: 'tron' })
  expect([end, status()]).toMatchObject([{ status: 'notSent', error: { code: 'network/expired' } }, 'cancelled'])
})

test('a payout whose transaction was confirmed on TRON, and a node has forgotten, is not cancelled while its tokens are at the payout’s address [C4, C19]', async () => {
  const { end, status } = await followedLater(['confirmed'], 'expired', { network: 'tron', atAddress: '100.00' })
  expect([end, status()]).toMatchObject([{ status: 'unknown', error: { code: 'network/tokens-held' } }, 'pending'])
})

test('a payout that no page saw confirmed is not cancelled while its tokens are at the payout’s address [C4, C19]', async () => {
  const { end, status } = await followedLater(['seen', 'unseen'], 'expired', { atAddress: '100.00' })
  expect([end, status()]).toMatchObject([{ status: 'unknown', error: { code: 'network/tokens-held' } }, 'pending'])
})

test('a payout that no page saw confirmed is not cancelled while the balance of the payout’s address cannot be read [C4, C19]', async () => {
  const { end, status } = await followedLater(['seen', 'unseen'], 'expired', { atAddress: null })
  expect([end, status()]).toMatchObject([{ status: 'unknown', error: { code: 'network/unfinished' } }, 'pending'])
})
