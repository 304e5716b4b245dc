import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { settlePayouts } from '../intents/payout-intent.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { HOUR, type Fault } from '../intents/payout-server.fixture.ts'
import { submitNow } from '../intents/press.fixture.ts'
import type { ChainAdapter, TransactionState } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import {
  cancelEarlierOffRamp,
  judge,
  partsOf,
  pressSendNow,
  run,
  stateOn,
  type Page,
  type World,
} from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { createOffRamp, scripted, settled } from './send-payout.fixture.ts'
import { createOffRamp as createOffRampOn, settled as settledOn } from './registered-off-ramp.fixture.ts'
import { followPayout } from './send-payout.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { canSendUnfinished } from './send-unfinished.ts'
import { readUnfinished } from './unfinished.ts'
import { transferIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const FAMILIES = Object.keys(FAKE_FAMILIES) as FakeFamily[]

/** A press whose answers were all lost, though the server made its payout. */
async function undecided(family: FakeFamily): Promise<{ world: World; page: Page; id: string }> {
  const world = createOffRampWorld(family, 'approvesLate')
  const page = world.open()
  world.server.faults.push('answerLost', 'requestLost', 'requestLost', 'requestLost')
  world.server.faultsOfReads.push('none', ...Array<Fault>(9).fill('error503'))
  await run(submitNow(page, page.payload))
  world.server.faultsOfReads.length = 0
  expect(page.journal.entries()).toMatchObject([{ phase: 'started' }])
  return { world, page, id: world.server.payouts[0]!['id'] as string }
}

/** Send now, in the details that the list has led to. */
async function sendNowInDetails(page: Page, id: string) {
  const payout = await getPayout(page.api, id)
  meetPayout(page.journal, payout)
  return pressSendNow(page, { payout, entry: page.journal.entries()[0]! })
}

describe.each(FAMILIES)('on %s, a payout whose form is undecided', (family) => {
  test.each(['in this tab', 'in another tab'])(
    'that is sent from its details and found %s has one entry, and is asked for and cancelled once at most [E18, C19, SAFE-B1, SAFE-C2]',
    async (where) => {
      const { world, page, id } = await undecided(family)
      const sending = sendNowInDetails(page, id)
      await vi.advanceTimersByTimeAsync(5000)
      const other = where === 'in this tab' ? page : world.open()
      await run(settlePayouts(other))
      const left = await readUnfinished(other)
      expect(left.map(({ entry }) => transferIn(other.journal, entry).isAsked)).toEqual([true])
      expect(left.map((each) => canSendUnfinished(other, each))).toEqual([false])
      const again = pressSendNow(other, left[0]!)
      const cancelled = cancelEarlierOffRamp(other, left[0]!)
      await run(Promise.all([sending, again, cancelled]))
      expect([world.transactions.length, judge(world)]).toMatchObject([
        1,
        { payouts: 1, doubled: 0, stranded: 0, lost: 0 },
      ])
      expect(other.journal.entries()).toHaveLength(1)
    },
  )
})

test.each(FAMILIES)(
  'on %s, a payout whose wallet was asked weeks ago and named a hash that no node knows is not sent again [E18, C20, SAFE-B1]',
  async (family) => {
    const world = createOffRampWorld(family, 'approves')
    const page = world.open()
    const { id } = await makePayout(page, page.payload)
    const { opId } = page.journal.entries()[0]!
    const { network } = FAKE_FAMILIES[family]
    page.journal.record(opId, { kind: 'ask', ask: 'ask_1', network, account: null, position: 1 })
    page.journal.record(opId, { kind: 'told', ask: 'ask_1', hash: 'proposal' })
    await vi.advanceTimersByTimeAsync(30 * 24 * HOUR)
    await run(sendNowInDetails(world.open(), id))
    expect(world.transactions).toEqual([])
  },
)

test('a payout that is offered to another wallet than its own is neither sent nor cancelled, and stays to be sent [C19, W2]', async () => {
  const { page, id, send, status, phase } = await createOffRamp()
  const other = scripted([], new ChainError('wallet/wrong-address'), { failsBeforeAsking: true })
  expect(await settled(send(other.adapter(page, id)))).toMatchObject({ status: 'notSent', isCancelled: false })
  expect([status(), phase()]).toEqual(['pending', 'created'])
})

describe.each(['evm', 'solana', 'aptos'] as const)('two transactions of one off-ramp on %s', (family) => {
  type States = Readonly<Record<string, TransactionState>>

  async function following(states: States, first = 'hash_2') {
    const made = await createOffRampOn(family)
    const { page, payout, entry, status } = made
    const { opId: ask } = entry()
    const { network } = page.payload.source
    page.journal.record(ask, { kind: 'ask', ask, network, account: null, position: 1 })
    page.journal.record(ask, { kind: 'told', ask, hash: 'hash_1' }, { kind: 'told', ask, hash: 'hash_2' })
    page.journal.record(ask, { kind: 'bound', hash: 'hash_2', bound: '7' })
    const known: Record<string, string | undefined> = {}
    const present = { ...states }
    const adapter = {
      ...page.adapter,
      findSent: async () => null,
      balance: async () => '0.00',
      follow: (...[, hash, , of]: Parameters<ChainAdapter['follow']>) => {
        known[hash] = of?.bound
        return { hash, look: async () => present[hash]! }
      },
    }
    const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter }
    const end = followPayout(partsOf(page), task, { entry: entry(), hash: first })
    return { ...made, end, known, present, status }
  }

  test.each(['expired', 'failed', 'replaced'] as const)(
    'are both followed: nothing is cancelled while the older one may land and the newer one has %s [C20, C4, SAFE-C4]',
    async (death) => {
      const { end, known, status, page, payout } = await following({ hash_1: 'unseen', hash_2: death })
      await vi.advanceTimersByTimeAsync(60_000)
      expect([status(), known]).toEqual(['pending', { hash_1: undefined, hash_2: '7' }])
      expect(stateOn(page, payout)).toMatchObject({ kind: 'unseen', hash: 'hash_1', ask: 'no' })
      void end.catch(() => {})
    },
  )

  test('end with the one that lands, whichever it is [C20]', async () => {
    const { end, present, status } = await following({ hash_1: 'unseen', hash_2: 'expired' })
    await vi.advanceTimersByTimeAsync(5000)
    present['hash_1'] = 'confirmed'
    expect(await settledOn(end)).toMatchObject({ status: 'sent', hash: 'hash_1' })
    expect(status()).not.toBe('cancelled')
  })

  test.each(['hash_1', 'hash_2'])(
    'are cancelled once both are dead, whichever is followed first: %s [C4, C19]',
    async (first) => {
      const { end, status } = await following({ hash_1: 'failed', hash_2: 'expired' }, first)
      expect(await settledOn(end)).toMatchObject({ status: 'notSent', isCancelled: true })
      expect(status()).toBe('cancelled')
    },
  )
})
