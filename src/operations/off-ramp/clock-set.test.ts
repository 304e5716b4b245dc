import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import type { ChainNode, TransactionState } from '../../chains/adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { elapsed, factsOfKind, type FactTime } from '../journal/facts.ts'
import { followedHash, isLongUntraced } from './state/followed.ts'
import { stateOn } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { createOffRamp, type Page } from './send-payout.fixture.ts'
import { offRampEntry, type SendTask } from './send-payout.ts'
import { readOf } from './deposit-status.ts'
import { isSearched, searchedEntries, searchFor } from './look/searches.ts'
import { knownHashes } from './state/hash-fates.ts'
import { cancelUnfinished } from './unfinished.ts'
import { asked, cancelled, saidNo, told } from '../journal/news.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SINCE = 4711

const JUMPS = [HOUR, -HOUR, 10 * MINUTE, -10 * MINUTE] as const
const CASES = JUMPS.flatMap((jump) => [
  { jump, tellsTime: true },
  { jump, tellsTime: false },
])

type World = ReturnType<typeof createOffRampWorld>

/** The customer, or the machine itself, sets the device's clock. Everyone else's goes on. */
function setClock({ server }: World, jump: number): void {
  vi.setSystemTime(Date.now() + jump)
  server.clock.ahead -= jump
}

function network(states: readonly TransactionState[]) {
  const at = { look: 0 }
  const watch = (hash: string) => ({ hash, look: async () => states[Math.min(at.look++, states.length - 1)]! })
  const adapter: SendTask['adapter'] = {
    async send(...[, , , steps]) {
      await steps.onAsking(SINCE, 'sends')
      steps.onHash('told')
      return watch('told')
    },
    findSent: async () => null,
    balance: async () => '0',
    follow: (...[, hash]) => watch(hash),
  }
  return adapter
}

const open = (tellsTime: boolean) => createOffRamp(createOffRampWorld('evm', 'approves', { tellsTime }))
const entryOf = (page: Page, id: string) => offRampEntry(page.journal, id)!
const fateOf = (page: Page, id: string) => knownHashes(page.journal.factsOf(entryOf(page, id)))[0]?.fate

function isLongUnseen({ journal }: Page, id: string, now: FactTime): boolean {
  const known = journal.knownOf(offRampEntry(journal, id)!)
  return isLongUntraced(known, followedHash(known)!, now)
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE)

async function soon<T>(work: Promise<T>): Promise<T> {
  await vi.advanceTimersByTimeAsync(3000)
  return work
}

const searching = () => {
  const looks = { count: 0 }
  const findSent = async () => {
    looks.count += 1
    return null
  }
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))
  return { looks, adapter: { findSent }, parts: { node: {} as ChainNode, pause }, deposit: {} as Deposit }
}

const LATE: number = 9

describe.each(CASES)('a clock that is set by $jump ms, at a server that tells its time: $tellsTime', (each) => {
  const { jump, tellsTime } = each

  test('a transaction is doubted after ten minutes, and not before [E23, C20]', async () => {
    const { world, send, events } = await open(tellsTime)
    void send(network(['untraceable']))
    await pass(2)
    setClock(world, jump)
    await pass(7.5)
    expect(events).not.toContainEqual({ type: 'neverSeen' })
    await pass(1)
    expect(events).toContainEqual({ type: 'neverSeen' })
  })

  test('a transaction that the network knew is gone after ten minutes, and not before [E23, C20]', async () => {
    const { world, page, id, send } = await open(tellsTime)
    void send(network(['seen', 'unseen']))
    await pass(2)
    setClock(world, jump)
    await pass(7.5)
    expect(fateOf(page, id)).toBe('seen')
    await pass(1)
    expect(fateOf(page, id)).toBe('gone')
  })

  test('what was sent after the clock was set is doubted after ten minutes, too [E23, C20]', async () => {
    const { world, send, events } = await open(tellsTime)
    setClock(world, jump)
    void send(network(['untraceable']))
    await pass(LATE)
    expect(events).not.toContainEqual({ type: 'neverSeen' })
    await pass(1.5)
    expect(events).toContainEqual({ type: 'neverSeen' })
  })

  test('the customer’s word is taken where the screen has offered to give it [E23, C19, C20]', async () => {
    const { world, page, id, send, events, status } = await open(tellsTime)
    void send(network(['untraceable']))
    await pass(10.5)
    const isShownUnseen = () => events.some(({ type }) => type === 'neverSeen')
    setClock(world, jump)
    const left = { entry: entryOf(page, id), payout: await soon(getPayout(page.api, id)) }
    const asked = { look: async () => ({ status: 'none' as const }), isShownUnseen }
    await soon(cancelUnfinished({ ...page, ...asked }, left))
    expect(status()).toBe('cancelled')
  })

  test('the transaction of tokens that the server has is looked for during ten minutes, and no longer [E23]', async () => {
    const { world, page, id } = await open(tellsTime)
    const { looks, parts, ...searched } = searching()
    page.journal.record(entryOf(page, id).opId, readOf('taken'))
    const found = searchFor({ ...parts, journal: page.journal }, { ...searched, entry: entryOf(page, id) })
    await pass(2)
    setClock(world, jump)
    await pass(7)
    const before = looks.count
    await pass(0.5)
    expect(looks.count).toBeGreaterThan(before)
    await pass(1)
    expect(await found).toBeNull()
  })

  test('the tokens of a wallet that has not answered are looked for during ten minutes, and no longer [E23, C22]', async () => {
    const { world, page, id } = await open(tellsTime)
    const { looks, parts, ...searched } = searching()
    page.journal.record(entryOf(page, id).opId, asked('base', SINCE))
    const found = searchFor({ ...parts, journal: page.journal }, { ...searched, entry: entryOf(page, id) })
    await pass(2)
    setClock(world, jump)
    await pass(7)
    const before = looks.count
    await pass(0.5)
    expect(looks.count).toBeGreaterThan(before)
    await pass(1)
    expect(await found).toBeNull()
  })

  const declined = async () => {
    const { world, page, id } = await open(tellsTime)
    const { opId } = entryOf(page, id)
    page.journal.record(opId, asked('base', SINCE), saidNo, cancelled)
    return { world, page, id }
  }

  test('the tokens of a wallet that declined are looked for during ten minutes, and no longer [E23, C20]', async () => {
    const { world, page, id } = await declined()
    const { looks, parts, ...searched } = searching()
    const found = searchFor({ ...parts, journal: page.journal }, { ...searched, entry: entryOf(page, id) })
    await pass(2)
    setClock(world, jump)
    await pass(7)
    const before = looks.count
    await pass(0.5)
    expect(looks.count).toBeGreaterThan(before)
    await pass(1)
    expect(await found).toBeNull()
  })
})

describe.each(JUMPS)('a clock that is set by %i ms between two pages', (jump) => {
  test('a wallet that declined is looked after for ten minutes by the server’s clock [E23, C20]', async () => {
    const world = createOffRampWorld('evm', 'declines')
    const { page, id } = await createOffRamp(world)
    page.journal.record(entryOf(page, id).opId, asked('base', SINCE), saidNo, cancelled)
    await pass(LATE)
    setClock(world, jump)
    expect(searchedEntries(world.open())).toHaveLength(1)
    await pass(2)
    expect(searchedEntries(world.open())).toEqual([])
  })

  test('a transaction is long unseen after ten minutes by the server’s clock, whenever it was sent [E23, C20]', async () => {
    const { world, page, id, send } = await open(true)
    setClock(world, jump)
    await soon(getPayout(page.api, id))
    void send(network(['untraceable']))
    await pass(LATE)
    setClock(world, jump)
    const isUnseen = () => isLongUnseen(page, id, world.open().journal.now())
    const payout = await soon(getPayout(page.api, id))
    const offered = () => stateOn(world.open(), payout)
    expect([isUnseen(), offered()]).toMatchObject([false, { kind: 'unseen', cancel: 'no' }])
    await pass(1.5)
    expect([isUnseen(), offered()]).toMatchObject([true, { kind: 'unseen', cancel: 'byWord' }])
  })

  test('the facts of an entry are as far apart as they were, whatever the clock said [E23, E18]', async () => {
    const { world, page, id, send } = await open(true)
    await pass(3)
    setClock(world, jump)
    await soon(getPayout(page.api, id))
    void send(network(['untraceable']))
    await soon(Promise.resolve())
    const facts = page.journal.factsOf(entryOf(page, id))
    const [made, told] = [factsOfKind(facts, 'made')[0]!, factsOfKind(facts, 'told')[0]!]
    expect(Math.abs(elapsed(made.at, told.at) - 3 * MINUTE)).toBeLessThan(10_000)
  })
})

test('an age that no clock knows has a wallet looked after, and doubts no transaction [E23, C20]', async () => {
  const { page, id } = await open(true)
  const { opId, createdAt } = entryOf(page, id)
  page.journal.record(opId, asked('base', SINCE), saidNo)
  const unknown = { device: createdAt + 30 * MINUTE, offset: null }
  expect(isSearched({ ...page.journal, now: () => unknown }, entryOf(page, id))).toBe(true)
  page.journal.record(opId, told('told'))
  expect(isLongUnseen(page, id, unknown)).toBe(false)
})
