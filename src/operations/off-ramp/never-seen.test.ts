import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import type {
  ChainNode,
  KnownTransaction,
  SendSteps,
  TransactionState,
  TransactionWatch,
} from '../../chains/adapter.ts'
import { createOffRamp, type Page } from './send-payout.fixture.ts'
import { followPayout, offRampEntry, type SendTask } from './send-payout.ts'
import { knownHashes } from './state/hash-fates.ts'
import type { Look as Seen } from './look/look.ts'
import { cancelUnfinished } from './unfinished.ts'
import { asked, told } from '../journal/news.fixture.ts'
import { whole } from '../../chains/sent.fixture.ts'
import { transferIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const MINUTE = 60_000

interface Look {
  readonly state: TransactionState
  readonly hash?: string
  readonly bound?: string
}

/** A wallet that returns a hash, and a network that gives these states of it in turn, the last from then on. */
function network(looks: readonly Look[], sent: string | null = null) {
  const followed: (KnownTransaction | undefined)[] = []
  const at = { look: 0 }
  const watchOf = (first: string): TransactionWatch => {
    let [hash, bound] = [first, undefined as string | undefined]
    return {
      get hash() {
        return hash
      },
      get bound() {
        return bound
      },
      async look() {
        const next = looks[Math.min(at.look++, looks.length - 1)]!
        hash = next.hash ?? hash
        bound = next.bound ?? bound
        return next.state
      },
    }
  }
  const adapter: SendTask['adapter'] = {
    async send(...[, , , steps]: readonly [unknown, unknown, unknown, SendSteps]) {
      await steps.onAsking(4711, 'sends')
      steps.onHash('told')
      return watchOf('told')
    },
    findSent: async () => (sent === null ? null : whole(sent)),
    balance: async () => '0',
    follow(...[, hash, , known]) {
      followed.push(known)
      return watchOf(hash)
    },
  }
  return { adapter, followed }
}

const entryOf = (page: Page, id: string) => offRampEntry(page.journal, id)!
const transferOf = (page: Page, id: string) => transferIn(page.journal, entryOf(page, id))
const fateOf = (page: Page, id: string) => knownHashes(page.journal.factsOf(entryOf(page, id)))[0]?.fate

async function answered<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(2000)
  return work
}

async function cancelBy(page: Page, id: string, seen: Seen = { status: 'none' }) {
  const left = { entry: entryOf(page, id), payout: await answered(getPayout(page.api, id)) }
  return answered(cancelUnfinished({ ...page, look: async () => seen }, left))
}

test('a transaction that was sent again with a higher fee ends with the hash that the chain has [C20]', async () => {
  const { page, id, send, events } = await createOffRamp()
  const { adapter } = network([{ state: 'seen' }, { state: 'confirmed', hash: 'replacement' }])
  const sending = send(adapter)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await sending).toEqual({ status: 'sent', hash: 'replacement' })
  expect(transferOf(page, id)).toMatchObject({ phase: 'created', hash: 'replacement', fate: 'landed' })
  expect(events.at(-1)).toEqual({ type: 'hashLearned', hash: 'replacement' })
})

test('of one that was sent again and has failed, neither hash is promised to come back [C20, E22]', async () => {
  const { page, id, send, status } = await createOffRamp()
  const { adapter } = network([
    { state: 'seen' },
    { state: 'seen', hash: 'replacement' },
    { state: 'failed', hash: 'replacement' },
  ])
  const sending = send(adapter)
  await vi.advanceTimersByTimeAsync(8000)
  expect([await sending, status()]).toMatchObject([{ status: 'notSent', isCancelled: true }, 'cancelled'])
  const fates = knownHashes(page.journal.factsOf(entryOf(page, id))).map(({ hash, fate }) => [hash, fate])
  expect(fates).toEqual([
    ['told', 'dead'],
    ['replacement', 'dead'],
  ])
})

test('a transaction that was cancelled in the wallet cancels its payout, in words of its own [C20]', async () => {
  const { send, status, phase } = await createOffRamp()
  const sending = send(network([{ state: 'unseen', bound: '0xa:7' }, { state: 'replaced' }]).adapter)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await sending).toMatchObject({
    status: 'notSent',
    error: { code: 'network/replaced', broadcast: 'landed' },
    isCancelled: true,
  })
  expect([status(), phase()]).toEqual(['cancelled', 'done'])
})

test('the last known state of a transaction is kept and given to the next page [C20]', async () => {
  const { world, page, id, send } = await createOffRamp()
  const { adapter, followed } = network([{ state: 'seen', bound: '0xa:7' }])
  void send(adapter)
  await vi.advanceTimersByTimeAsync(5000)
  expect(transferOf(page, id)).toMatchObject({ hash: 'told', fate: 'seen' })
  const later = world.open()
  const deposit = { network: 'base', coin: 'usdc', amount: '100.00', from: 'a', to: id, memo: null } as const
  void followPayout(
    { ...later, node: {} as ChainNode, dispatch: () => {}, isAttended: () => true, pause: () => new Promise(() => {}) },
    { payoutId: id, deposit, adapter },
    { entry: entryOf(later, id), hash: 'told' },
  )
  expect(followed).toEqual([{ since: 4711, bound: '0xa:7', isSeen: true }])
})

test('a transaction that the network has not known for 10 minutes is doubted, and not before [C20]', async () => {
  const { send, events } = await createOffRamp()
  void send(network([{ state: 'untraceable' }]).adapter)
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1000)
  expect(events).not.toContainEqual({ type: 'neverSeen' })
  await vi.advanceTimersByTimeAsync(5000)
  expect(events).toContainEqual({ type: 'neverSeen' })
})

test.each([
  ['that the network has known once', [{ state: 'seen' }, { state: 'untraceable' }]],
  ['that the network will decide', [{ state: 'unseen', bound: '0xa:7' }]],
] as const)('a transaction %s is not doubted [C20]', async (_, looks) => {
  const { page, id, send, events } = await createOffRamp()
  void send(network(looks).adapter)
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(events).not.toContainEqual({ type: 'neverSeen' })
  expect(fateOf(page, id)).not.toBe('gone')
})

const KNOWN = { state: 'seen', bound: '0xa:7' } as const
test('a transaction that the network knew, and has not for 10 minutes, is gone, and not before [C20]', async () => {
  const { page, id, send, status } = await createOffRamp()
  const looks: Look[] = [KNOWN, { state: 'unseen' }]
  void send(network(looks).adapter)
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 1000)
  expect(fateOf(page, id)).toBe('seen')
  await vi.advanceTimersByTimeAsync(5000)
  expect([fateOf(page, id), status()]).toEqual(['gone', 'pending'])
})

test('a transaction that the network knows again within 10 minutes is not gone [C20]', async () => {
  const { page, id, send } = await createOffRamp()
  const gone = Array.from({ length: 9 * 60 }, (): Look => ({ state: 'unseen' }))
  void send(network([KNOWN, ...gone, KNOWN, ...gone, KNOWN]).adapter)
  await vi.advanceTimersByTimeAsync(30 * MINUTE)
  expect(fateOf(page, id)).toBe('seen')
})

test.each([
  ['base', true],
  ['solana', false],
  ['sui', false],
] as const)(
  'a later page learns at once what %s had dropped, where a transaction has no end of its own: %s [C20]',
  async (name, isGone) => {
    const { world, page, id } = await createOffRamp()
    page.journal.record(entryOf(page, id).opId, asked(name, 4711), told('told'), { kind: 'seen', hash: 'told' })
    const { adapter } = network([{ state: 'unseen' }])
    await vi.advanceTimersByTimeAsync(11 * MINUTE)
    const later = world.open()
    const deposit = { network: name, coin: 'usdc', amount: '100.00', from: 'a', to: id, memo: null } as const
    const parts = { ...later, node: {} as ChainNode, isAttended: () => true, pause: () => new Promise<void>(() => {}) }
    void followPayout(
      { ...parts, dispatch: () => {} },
      { payoutId: id, deposit, adapter },
      { entry: entryOf(page, id), hash: 'told' },
    )
    await vi.advanceTimersByTimeAsync(1000)
    expect(fateOf(later, id)).toBe(isGone ? 'gone' : 'seen')
  },
)

test('the customer may cancel the transaction after 10 minutes, and not before [C20, C19]', async () => {
  const { page, id, send, status } = await createOffRamp()
  void send(network([{ state: 'untraceable' }]).adapter)
  await vi.advanceTimersByTimeAsync(10 * MINUTE - 5000)
  expect([await cancelBy(page, id), status()]).toEqual([null, 'pending'])
  await vi.advanceTimersByTimeAsync(5000)
  expect(await cancelBy(page, id)).toMatchObject({ id, status: 'cancelled' })
  expect(transferOf(page, id)).toMatchObject({ phase: 'done', isCancelAsked: true })
})

test('a cancel by its customer ends it as one whose tokens may still come, and not as one that nothing was sent for [C20]', async () => {
  const { page, id, send } = await createOffRamp()
  const sending = send(network([{ state: 'untraceable' }]).adapter)
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  await cancelBy(page, id)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await sending).toEqual({ status: 'over', tokens: 'awaited' })
})

test.each([
  ['has known', [{ state: 'seen' }, { state: 'untraceable' }]],
  ['will decide', [{ state: 'unseen', bound: '0xa:7' }]],
] as const)(
  'a transaction that the network %s is never cancelled by the customer’s statement [C20, C19]',
  async (_, looks) => {
    const { page, id, send, status } = await createOffRamp()
    void send(network(looks).adapter)
    await vi.advanceTimersByTimeAsync(11 * MINUTE)
    expect([await cancelBy(page, id), status()]).toEqual([null, 'pending'])
  },
)

test('the network is searched before the word counts, and what it has is followed [C20]', async () => {
  const { page, id, send, status } = await createOffRamp()
  void send(network([{ state: 'untraceable' }]).adapter)
  await vi.advanceTimersByTimeAsync(11 * MINUTE)
  expect([await cancelBy(page, id, { status: 'found', ...whole('arrived') }), status()]).toEqual([null, 'pending'])
  expect(transferOf(page, id)).toMatchObject({ phase: 'created', hash: 'arrived', fate: 'landed' })
})
