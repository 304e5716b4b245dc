import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ChainNode } from '../../chains/adapter.ts'
import { createOffRamp, scripted, settled, type Page } from './send-payout.fixture.ts'
import { followPayout, offRampEntry, type SendTask } from './send-payout.ts'
import { followedHash } from './state/followed.ts'
import { isSendable } from './state/sendable.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const SECOND = 5000

/** Its transaction has failed, the server has refused the cancel, and the customer presses Send now: the wallet has not answered so far. */
async function askedAgain() {
  const { world, page, id, send, status } = await createOffRamp()
  world.deleteFaults.push('forbidden')
  const first = await settled(send(scripted(['failed']).adapter(page, id)))
  expect(first).toMatchObject({ status: 'notSent', isCancelled: false })
  const entryOn = ({ journal }: Page) => offRampEntry(journal, id)!
  expect(isSendable(page.journal, entryOn(page))).toBe(true)
  const other = world.open()
  const answered = Promise.withResolvers<void>()
  const { adapter } = scripted(['confirmed'])
  const verbs = adapter(page, id)
  const waits: SendTask['adapter'] = {
    ...verbs,
    async send(...[, , , steps]) {
      await steps.onAsking(4711, 'sends')
      await answered.promise
      steps.onHash('second')
      return { hash: 'second', look: async () => 'confirmed' }
    },
  }
  const ask = () => send(waits)
  return { page, other, id, entryOn, ask, answered, status }
}

test('while a wallet is asked again, no other tab follows the transaction that had failed, and what is sent then is followed [C20, E18, SAFE-C1]', async () => {
  const { page, other, entryOn, ask, answered, status } = await askedAgain()
  expect(followedHash(other.journal.knownOf(entryOn(other)))?.hash).toBe('hash')
  const sending = ask()
  await vi.advanceTimersByTimeAsync(SECOND)
  for (const each of [page, other]) {
    expect(followedHash(each.journal.knownOf(entryOn(each)))).toBeNull()
    expect(isSendable(each.journal, entryOn(each))).toBe(false)
  }
  answered.resolve()
  expect([await settled(sending), status()]).toEqual([{ status: 'sent', hash: 'second' }, 'pending'])
  expect(followedHash(other.journal.knownOf(entryOn(other)))?.hash).toBe('second')
})

test('a tab whose node learns only then that the first has failed cancels nothing while the wallet is asked again [C19, E18, SAFE-C1]', async () => {
  const { other, id, entryOn, ask, answered, status } = await askedAgain()
  let isKnown = false
  const adapter = {
    findSent: async () => null,
    balance: async () => '0.00',
    follow: () => ({ hash: 'hash', look: async () => (isKnown ? ('failed' as const) : ('unseen' as const)) }),
  }
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))
  const parts = { node: {} as ChainNode, dispatch: () => {}, isAttended: () => true, pause }
  const deposit = { network: 'base', coin: 'usdc', amount: '100.00', from: 'a', to: id, memo: null } as const
  const following = followPayout(
    { ...parts, api: other.api, journal: other.journal, registrar: other.registrar },
    { payoutId: id, deposit, adapter },
    { entry: entryOn(other), hash: 'hash' },
  )
  await vi.advanceTimersByTimeAsync(SECOND)
  const sending = ask()
  await vi.advanceTimersByTimeAsync(SECOND)
  isKnown = true
  await vi.advanceTimersByTimeAsync(10 * SECOND)
  expect([await following, status()]).toEqual([{ status: 'elsewhere' }, 'pending'])
  answered.resolve()
  expect([await settled(sending), status()]).toEqual([{ status: 'sent', hash: 'second' }, 'pending'])
})
