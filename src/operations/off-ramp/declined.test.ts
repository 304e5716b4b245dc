import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChainError } from '../../chains/chain-error.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { ChainNode } from '../../chains/adapter.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { offRamp } from '../intents/off-ramp-payload.fixture.ts'
import type { FakeFamily } from './fake-families.fixture.ts'
import { DISHONEST_WALLETS, type Wallet } from './fake-wallets.fixture.ts'
import { cancelEarlierOffRamp, partsOf, type Page } from './kill-matrix.fixture.ts'
import { searchedEntries, searchFor } from './look/searches.ts'
import { foundNews } from './look/found.ts'
import { searchAgain } from './look/look.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'
import { readReturning, readUnfinished } from './unfinished.ts'
import { whole } from '../../chains/sent.fixture.ts'
import { transferIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const FAMILIES: readonly FakeFamily[] = ['evm', 'solana']

const soon = async <T>(work: Promise<T>, ms = 120_000): Promise<T> => {
  await vi.advanceTimersByTimeAsync(ms)
  return work
}

async function sent(family: FakeFamily, wallet: Wallet) {
  const world = createOffRampWorld(family, wallet)
  const page = world.open()
  const payout = await makePayout(page, offRamp)
  const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter: page.adapter, session: {} as never }
  const end = await soon(sendPayout(partsOf(page), task))
  return { world, page, payout, end }
}

const entryOf = (page: Page, { id }: Payout) => offRampEntry(page.journal, id)!
/** As a page looks after it, which keeps what it finds. */
async function watching(page: Page, payout: Payout) {
  const entry = entryOf(page, payout)
  const searched = { entry, deposit: depositOf(payout)!, adapter: page.adapter }
  const sent = await searchFor(partsOf(page), searched)
  if (sent !== null) page.journal.record(entry.opId, foundNews(sent))
  return sent?.hash ?? null
}

describe.each(FAMILIES)('a wallet on %s that declines [C20, SAFE-C2]', (family) => {
  test('a wallet that has sent the tokens before it is believed is followed, and its payout is not cancelled', async () => {
    const { world, end } = await sent(family, 'declinesWhatLanded')
    expect(end).toMatchObject({ status: 'sent', hash: 'hash_0' })
    expect(world.server.payouts[0]).toMatchObject({ status: 'funded' })
  })

  test.each(DISHONEST_WALLETS.filter((liar) => liar !== 'declinesWhatLanded'))(
    'a wallet that %s and sends the tokens all the same is reported, with what comes back',
    async (wallet) => {
      const { world, page, payout, end } = await sent(family, wallet)
      expect(end).toMatchObject({ status: 'notSent', error: { code: 'wallet/send-declined' }, isCancelled: true })
      expect(await soon(watching(page, payout))).toBe('hash_0')
      expect(world.stranded).toEqual([payout.id])
      expect(transferIn(page.journal, entryOf(page, payout)!)).toMatchObject({
        phase: 'done',
        isReturning: true,
        hash: 'hash_0',
      })
      expect(await soon(readReturning(world.open()))).toMatchObject([{ payout: { id: payout.id } }])
      world.server.payouts[0]!['status'] = 'refunded'
      expect(await soon(readReturning(world.open()))).toEqual([])
    },
  )

  test('the payout stays as it is when the customer signs out while the network is looked at', async () => {
    const world = createOffRampWorld(family, 'declines')
    const page = world.open()
    const payout = await makePayout(page, offRamp)
    let isSignedIn = true
    const findSent: typeof page.adapter.findSent = async (...asked) => {
      const found = await page.adapter.findSent(...asked)
      // Not in the look before the wallet is asked.
      if (world.transactions.length > 0) isSignedIn = false
      return found
    }
    const adapter = { ...page.adapter, findSent }
    const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter, session: {} as never }
    const parts = { ...partsOf(page), isAttended: () => isSignedIn }
    expect(await soon(sendPayout(parts, task))).toEqual({ status: 'elsewhere' })
    expect(world.server.payouts[0]).toMatchObject({ status: 'pending' })
    expect(transferIn(page.journal, entryOf(page, payout)!).isDeclined).toBe(false)
  })

  test('the wallet is looked after by a later page as well, for ten minutes and no longer', async () => {
    const { world, payout } = await sent(family, 'declines')
    const later = world.open()
    expect(searchedEntries(later)).toMatchObject([{ payoutId: payout.id }])
    const watched = watching(later, payout)
    await vi.advanceTimersByTimeAsync(7 * 60_000)
    expect(searchedEntries(world.open())).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(4 * 60_000)
    expect(await watched).toBeNull()
    expect(searchedEntries(world.open())).toEqual([])
    expect(await soon(readReturning(world.open()))).toEqual([])
  })

  test('a wallet that cannot be checked is not believed, and the customer is asked about the payout', async () => {
    const world = createOffRampWorld(family, 'declines')
    const page = world.open()
    const payout = await makePayout(page, offRamp)
    const silent = vi.fn(() => Promise.reject(new ChainError('network/unreachable')))
    const findSent = async () => (world.transactions.length > 0 ? silent() : null)
    const adapter = { ...page.adapter, findSent }
    const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter, session: {} as never }
    expect(await soon(sendPayout(partsOf(page), task))).toMatchObject({
      status: 'unknown',
      error: { code: 'network/unchecked', broadcast: 'unknown' },
    })
    expect(silent).toHaveBeenCalledTimes(3)
    expect(world.server.payouts[0]).toMatchObject({ status: 'pending' })
    const [left] = await soon(readUnfinished(world.open()))
    expect(transferIn(page.journal, left!.entry)).toMatchObject({ isAsked: true, isDeclined: false })
    await soon(cancelEarlierOffRamp(page, left!))
    expect(world.server.payouts[0]).toMatchObject({ status: 'cancelled' })
  })
})

test('a transaction that the network has is not cancelled by the customer’s statement [C19, C20]', async () => {
  const world = createOffRampWorld('evm', 'failsAfter')
  const page = world.open()
  const payout = await makePayout(page, offRamp)
  const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter: page.adapter, session: {} as never }
  // The server has not heard of the tokens yet.
  expect(await soon(sendPayout(partsOf(page), task), 1000)).toMatchObject({ status: 'unknown' })
  const [left] = await soon(readUnfinished(page), 0)
  await vi.advanceTimersByTimeAsync(5000)
  expect(await soon(cancelEarlierOffRamp(page, left!), 0)).toBeNull()
  expect(transferIn(page.journal, entryOf(page, payout)!)).toMatchObject({ phase: 'created', hash: 'hash_0' })
})

test.each([
  [['noAnswer', 'noAnswer', 'hash'], { status: 'found', ...whole('hash') }],
  [['noAnswer', null], { status: 'none' }],
  [['noAnswer', 'noAnswer', 'noAnswer', 'hash'], { status: 'unknown', error: expect.any(ChainError) }],
])('a network that answers %j is asked three times at most [C20]', async (answers, found) => {
  const left = [...answers]
  const findSent = async () => {
    const answer = left.shift()!
    if (answer === 'noAnswer') throw new ChainError('network/unreachable')
    return answer === null ? null : whole(answer)
  }
  const page = createOffRampWorld('evm', 'approves').open()
  const entry = page.journal.enterMadeElsewhere('offRamp', {}, 'payout_1')
  const parts = { journal: page.journal, entry, node: {} as ChainNode, pause: async () => {} }
  const adapter = { findSent, balance: async () => '0.00' }
  expect(await searchAgain({ ...parts, deposit: {} as never, adapter })).toEqual(found)
})
