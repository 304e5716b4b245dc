import { ChainError } from '../../chains/chain-error.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Payout } from '../../domain/payouts/payout.ts'
import { createStorage } from '../intents/payout-server.fixture.ts'
import { recordEnteredTransaction } from '../registration/late-tokens.ts'
import { createOffRamp } from './registered-off-ramp.fixture.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { offRamp } from '../intents/off-ramp-payload.fixture.ts'
import { sendByHand } from './by-hand.ts'
import {
  cancelEarlierOffRamp,
  CLEAN,
  judge,
  partsOf,
  pressSendNow,
  stateOn,
  visit,
  type Page,
} from './kill-matrix.fixture.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'
import { canSendUnfinished } from './send-unfinished.ts'
import type { Look } from './look/look.ts'
import { cancelUnfinished, readUnfinished, type Unfinished } from './unfinished.ts'
import { REACHED } from '../journal/news.fixture.ts'
import { transferIn, transfersIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const soon = async <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  return work
}

const readOne = async (page: Page): Promise<Unfinished> => (await soon(readUnfinished(page)))[0]!

/** An off-ramp whose address the customer was shown, and a later page that finds it. */
async function shown() {
  const world = createOffRampWorld('evm', 'approves')
  const first = world.open()
  await soon(makePayout(first, offRamp))
  const { payout } = await readOne(first)
  sendByHand(first.journal, payout)
  const page = world.open()
  return { world, first, page, found: await readOne(page), payout, asked: () => world.transactions.length }
}

test('no page asks a wallet for a transfer that the customer sends from elsewhere [H11, E18, SAFE-B1]', async () => {
  const { world, first, page, found, payout, asked } = await shown()
  expect([transferIn(page.journal, found.entry).isByHand, canSendUnfinished(page, found)]).toEqual([true, false])
  expect(await soon(pressSendNow(page, found))).toEqual({ status: 'elsewhere' })
  const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter: first.adapter, session: {} as never }
  expect(await soon(sendPayout(partsOf(first), task))).toEqual({ status: 'elsewhere' })
  await soon(visit(world, 'sendsNow', world.open()).catch(() => {}))
  expect([asked(), judge(world).doubled]).toEqual([0, 0])
})

test('a transfer that a wallet was asked for first does not count as sent by hand [E18, SAFE-B1]', async () => {
  const world = createOffRampWorld('evm', 'approves')
  const page = world.open()
  await soon(makePayout(page, offRamp))
  const { payout } = await readOne(page)
  for (const phase of ['signing', 'sent'] as const) {
    page.journal.record(offRampEntry(page.journal, payout.id)!.opId, ...REACHED[phase])
    sendByHand(page.journal, payout)
    expect(transferIn(page.journal, offRampEntry(page.journal, payout.id)!).isByHand).toBe(false)
  }
})

test('a wallet that another tab is about to ask is not asked any more [E18, SAFE-B1]', async () => {
  const world = createOffRampWorld('evm', 'approves')
  const [one, other] = [world.open(), world.open()]
  await soon(makePayout(one, offRamp))
  const { payout } = await readOne(other)
  const { adapter } = one
  // The customer presses in the other tab while this one looks at balances.
  const late: Page['adapter'] = {
    ...adapter,
    send: (...asked) => {
      sendByHand(other.journal, payout)
      return adapter.send(...asked)
    },
  }
  const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter: late, session: {} as never }
  expect(await soon(sendPayout(partsOf(one), task))).toEqual({ status: 'elsewhere' })
  expect([world.transactions.filter(({ fate }) => fate === 'landed').length, judge(world).doubled]).toEqual([0, 0])
})

test('a payout by hand ends with the server’s word, or with the customer’s cancel [H11, C21]', async () => {
  const arrived = await shown()
  arrived.world.server.payouts[0]!['status'] = 'funded'
  expect(await soon(readUnfinished(arrived.page))).toEqual([])
  expect(offRampEntry(arrived.page.journal, arrived.payout.id)).toMatchObject({ phase: 'done' })
  const cancelled = await shown()
  expect(await soon(cancelEarlierOffRamp(cancelled.page, cancelled.found))).toMatchObject({ status: 'cancelled' })
  expect(judge(cancelled.world)).toEqual(CLEAN)
})

describe('a cancel of what the customer sends by hand [C19, C23, SAFE-C1]', () => {
  const cancelled = async (seen: Look) => {
    const { world, page, found } = await shown()
    const parts = { ...partsOf(page), journal: page.journal, look: async () => seen }
    const end = await soon(cancelUnfinished(parts, found).catch((error: unknown) => error))
    return { end, status: world.server.payouts[0]!['status'], transfer: transferIn(page.journal, found.entry) }
  }

  test('is refused while its address has tokens of any sender, which the server may not have counted', async () => {
    const { end, status, transfer } = await cancelled({ status: 'tokensThere', size: 'enough' })
    expect(end).toMatchObject({ code: 'network/tokens-held' })
    expect([status, transfer]).toMatchObject(['pending', { phase: 'created', isCancelAsked: false }])
  })

  test('believes the customer beside less than its amount, which anybody may have sent there', async () => {
    const { status } = await cancelled({ status: 'tokensThere', size: 'less' })
    expect(status).toBe('cancelled')
  })

  test('believes the customer where the network does not answer', async () => {
    const { status } = await cancelled({ status: 'unknown', error: new ChainError('network/unreachable') })
    expect(status).toBe('cancelled')
  })
})

test('a payout of another device is kept as sent from elsewhere, and read again by a later page [H11, E18]', async () => {
  const { world, payout } = await shown()
  const browser = createOffRampWorld('evm', 'approves')
  const device = browser.open()
  sendByHand(device.journal, payout)
  const [entry] = device.journal.entries()
  expect(transferIn(device.journal, entry!)).toMatchObject({ phase: 'created', madeElsewhere: true, isByHand: true })
  expect(browser.open().journal.entries()).toEqual([entry])
  expect(judge(world)).toEqual(CLEAN)
})

describe.each(['sui', 'aptos', 'aptosSigning'] as const)(
  'a transaction that the customer names on %s [C13, H11, E18]',
  (family) => {
    const named = async (page: Page, payout: Payout) => {
      recordEnteredTransaction(page.journal, payout, 'hash_by_hand')
      return stateOn(page, payout)
    }

    test('has no wallet asked for the same tokens, here, on a later page, and on a device that never knew the payout', async () => {
      const { world, page, payout } = await createOffRamp(family)
      world.registry.hashes.set(payout.id, 'hash_by_hand')
      const pages = [page, world.open(), world.open(undefined, true, createStorage())]
      expect(await named(page, payout)).toMatchObject({ kind: 'unseen', ask: 'no', cancel: 'no' })
      expect(await named(pages[2]!, payout)).toMatchObject({ kind: 'unseen', ask: 'no' })
      for (const each of pages)
        await soon(pressSendNow(each, { payout, entry: offRampEntry(each.journal, payout.id)! }))
      expect(world.transactions).toEqual([])
      expect(await soon(readUnfinished(pages[1]!))).toMatchObject([{ payout: { id: payout.id } }])
      expect(transfersIn(pages[1]!.journal)).toMatchObject([{ hash: 'hash_by_hand' }])
    })

    test('has a wallet that still asks declined', async () => {
      const { page, payout, entry } = await createOffRamp(family)
      const { opId: ask } = entry()
      page.journal.record(ask, { kind: 'ask', ask, network: page.payload.source.network, account: null, position: 1 })
      await named(page, payout)
      expect(stateOn(page, payout, { sending: { stage: 'approving' } })).toMatchObject({
        kind: 'declineIt',
        cause: 'onItsWay',
      })
    })

    test('is not kept where the payout takes none any more', async () => {
      const { page, payout, entry } = await createOffRamp(family)
      recordEnteredTransaction(page.journal, { ...payout, status: 'funded' }, 'hash_by_hand')
      expect(transferIn(page.journal, entry()).hash).toBeUndefined()
    })
  },
)

test.each(Object.keys(FAKE_FAMILIES) as FakeFamily[])(
  'dust at the address of a payout on %s bars asking a wallet, and no cancel by the customer’s word, here and on a later page [C19, E22]',
  async (family) => {
    const { world, page, payout, task, entry, status } = await createOffRamp(family)
    const network = { held: '0.000001' }
    const dusted = (on: Page): Page => ({ ...on, adapter: { ...on.adapter, balance: async () => network.held } })
    const end = await soon(sendPayout(partsOf(page), { ...task, adapter: dusted(page).adapter }))
    const shown = stateOn(page, payout, { sending: { stage: 'ended', end } })
    expect(shown).toMatchObject({ kind: 'tokensThere', size: 'less', ask: 'no', cancel: 'byWord' })
    expect(world.transactions).toEqual([])
    network.held = payout.source.amount!
    const left = { payout, entry: entry() }
    await expect(soon(cancelEarlierOffRamp(dusted(page), left))).rejects.toMatchObject({ code: 'network/tokens-held' })
    expect(status()).toBe('pending')
    network.held = '0.000001'
    expect(await soon(cancelEarlierOffRamp(dusted(world.open()), left))).toMatchObject({ status: 'cancelled' })
    expect(status()).toBe('cancelled')
  },
)
