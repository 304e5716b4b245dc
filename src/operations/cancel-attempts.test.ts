import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../api/payouts.ts'
import type { Fault } from './intents/payout-server.fixture.ts'
import type { News } from './journal/journal.ts'
import { cancelRecorded } from './cancel-attempts.ts'
import { FAKE_FAMILIES, type FakeFamily } from './off-ramp/fake-families.fixture.ts'
import { cancelEarlierOffRamp, judge, CLEAN, pressSendNow, stateOn } from './off-ramp/kill-matrix.fixture.ts'
import { createOffRamp, settled } from './off-ramp/registered-off-ramp.fixture.ts'
import { searchedEntries } from './off-ramp/look/searches.ts'
import { transferIn } from './off-ramp/state/known.fixture.ts'
import { isSendable } from './off-ramp/state/sendable.ts'
import { readUnfinished } from './off-ramp/unfinished.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const FAMILIES = Object.keys(FAKE_FAMILIES) as FakeFamily[]

async function pressCancel(family: FakeFamily, ...faults: readonly Fault[]) {
  const known = await createOffRamp(family)
  const { world, page, payout, entry } = known
  world.deleteFaults.push(...faults)
  const left = { payout, entry: entry() }
  const cancelled = await settled(cancelEarlierOffRamp(page, left)).catch((error: unknown) => error)
  return { ...known, left, cancelled, state: () => stateOn(page, payout) }
}

describe.each(FAMILIES)('a cancel on %s', (family) => {
  test('that the server refuses is no cancel: the payout waits as before, is sent and holds no form for it [C19, E18]', async () => {
    const { world, page, payout, left, cancelled, state, entry } = await pressCancel(family, 'forbidden')
    expect(cancelled).toMatchObject({ outcome: 'definite', status: 403 })
    expect(state()).toMatchObject({ kind: 'notSent', ask: 'afterLook', cancel: 'afterLook' })
    expect(isSendable(page.journal, entry())).toBe(true)
    expect(await settled(pressSendNow(page, left))).toMatchObject({ status: 'sent' })
    expect([await settled(getPayout(page.api, payout.id)), judge(world)]).toMatchObject([{ status: 'funded' }, CLEAN])
  })

  test.each([
    ['has no answer', ['requestLost', 'requestLost']],
    ['is lost once and then refused', ['requestLost', 'forbidden']],
  ] as const)(
    'that %s may still reach the server: nothing is sent, and it is asked for again [C19]',
    async (_, faults) => {
      const { page, left, state, entry, status } = await pressCancel(family, ...faults)
      expect([status(), state(), isSendable(page.journal, entry())]).toMatchObject([
        'pending',
        { kind: 'cancelling', ask: 'no' },
        false,
      ])
      expect(await settled(cancelEarlierOffRamp(page, left))).toMatchObject({ status: 'cancelled' })
    },
  )

  test.each([
    ['asks its wallet', { kind: 'ask', ask: 'ask_1', network: null, account: null, position: 1 }],
    ['learns a transaction', { kind: 'told', ask: 'ask_1', hash: 'hash' }],
    ['shows the address to be paid by hand', { kind: 'byHand' }],
  ] as const satisfies readonly (readonly [string, News])[])(
    'steps back before the server is asked, where another tab %s at the same moment [E18, SAFE-C1]',
    async (_, news) => {
      const { world, page, payout, entry, status } = await createOffRamp(family)
      const { opId } = entry()
      const caughtUp = async () => page.journal.record(opId, news)
      const parts = { api: page.api, journal: { ...page.journal, caughtUp }, entry: entry(), payoutId: payout.id }
      expect(await settled(cancelRecorded({ ...parts, isUnsent: async () => true }))).toBeNull()
      expect([
        status(),
        transferIn(page.journal, entry()).isCancelAsked,
        world.server.seen.some(({ method }) => method === 'DELETE'),
      ]).toEqual(['pending', false, false])
    },
  )
})

test.each(FAMILIES)(
  'on %s, a cancel by word is no answer of the wallet, whose request may still be open, and what it sends later is looked for [C19, E18]',
  async (family) => {
    const { world, page, payout, entry } = await createOffRamp(family)
    const { network } = FAKE_FAMILIES[family]
    page.journal.record(entry().opId, { kind: 'ask', ask: 'ask_1', network, account: null, position: 1 })
    const later = world.open()
    const [left] = await settled(readUnfinished(later))
    await settled(cancelEarlierOffRamp(later, left!))
    const cancelled = await settled(getPayout(later.api, payout.id))
    expect(stateOn(later, cancelled)).toMatchObject({ kind: 'ended', request: 'ask_1' })
    expect(searchedEntries(later)).toMatchObject([{ payoutId: payout.id }])
  },
)

test.each(
  FAMILIES.flatMap((family) => (['expired', 'failed', 'superseded'] as const).map((death) => [family, death] as const)),
)(
  'on %s, a cancel without an answer is asked for again where its transaction is %s: what is dead decides nothing [C19, C20]',
  async (family, death) => {
    const { page, payout, entry, status } = await createOffRamp(family)
    const { network } = FAKE_FAMILIES[family]
    const news: readonly News[] = [
      { kind: 'ask', ask: 'ask_1', network, account: null, position: 1 },
      { kind: 'told', ask: 'ask_1', hash: 'hash' },
      { kind: 'bound', hash: 'hash', bound: '1' },
      { kind: 'seen', hash: 'hash' },
      { kind: death, hash: 'hash' },
      { kind: 'cancelAsked', attempt: 'attempt_1' },
    ]
    page.journal.record(entry().opId, ...news)
    expect(stateOn(page, payout)).toMatchObject({ kind: 'cancelling', cancel: 'again' })
    expect(await settled(cancelEarlierOffRamp(page, { payout, entry: entry() }))).toMatchObject({ status: 'cancelled' })
    expect(status()).toBe('cancelled')
  },
)

test('of two transactions, of which the newer one is dead, the older one may still land: nothing is cancelled by word [C20]', async () => {
  const { page, payout, entry, status } = await createOffRamp('solana')
  const news: readonly News[] = [
    { kind: 'ask', ask: 'ask_1', network: 'base', account: null, position: 1 },
    { kind: 'told', ask: 'ask_1', hash: 'older' },
    { kind: 'bound', hash: 'older', bound: '1' },
    { kind: 'told', ask: 'ask_1', hash: 'newer' },
    { kind: 'expired', hash: 'newer' },
  ]
  page.journal.record(entry().opId, ...news)
  expect(await settled(cancelEarlierOffRamp(page, { payout, entry: entry() }))).toBeNull()
  expect(status()).toBe('pending')
})

test('each call of a cancel is an attempt of its own [E18]', async () => {
  const { page, entry, cancelled } = await pressCancel('evm', 'requestLost')
  expect(cancelled).toMatchObject({ status: 'cancelled' })
  const attempts = page.journal.factsOf(entry()).flatMap((fact) => (fact.kind === 'cancelAsked' ? [fact.attempt] : []))
  expect([attempts.length, new Set(attempts).size]).toEqual([2, 2])
})
