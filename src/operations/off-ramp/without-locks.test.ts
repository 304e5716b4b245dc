import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainNode, SendSteps, WalletSession } from '../../chains/adapter.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { offRampOn } from '../intents/off-ramp-payload.fixture.ts'
import { createServer, openPage } from '../intents/payout-server.fixture.ts'
import { createLaggingTabs } from '../journal/journal.fixture.ts'
import { sendByHand } from './by-hand.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import { settled } from './registered-off-ramp.fixture.ts'
import { offRampEntry, sendPayout, type SendTask } from './send-payout.ts'
import type { SendingEnd } from './sending.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const FAMILIES = Object.keys(FAKE_FAMILIES) as FakeFamily[]
const LAG_MS = 20
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))

/** Two tabs that know the same payout, and which of them has its wallet asked. */
async function twoTabs(family: FakeFamily) {
  const { network, isDirect } = FAKE_FAMILIES[family]
  const { tabs, storages } = createLaggingTabs(LAG_MS)
  const server = createServer()
  const pages = storages.map((storage) => openPage(server, storage, tabs))
  const payout = await settled(makePayout(pages[0]!, offRampOn(network)), 1000)
  const asked: number[] = []
  const adapterOf = (tab: number): SendTask['adapter'] => ({
    async send(...[, , , steps]: readonly [unknown, unknown, ChainNode, SendSteps]) {
      await steps.onAsking(1, isDirect ? 'sends' : 'signs')
      asked.push(tab)
      return new Promise<never>(() => {})
    },
    findSent: async () => null,
    balance: async () => '0.00',
    follow: () => {
      throw new Error('not asked')
    },
  })
  const ends: (readonly [tab: number, end: SendingEnd])[] = []
  const send = (tab: number) => {
    const parts = { ...pages[tab]!, node: {} as ChainNode, dispatch: () => {}, isAttended: () => true, pause }
    const task = { payoutId: payout.id, deposit: depositOf(payout)!, session: {} as WalletSession }
    void sendPayout(parts, { ...task, adapter: adapterOf(tab) }).then((end) => ends.push([tab, end]))
  }
  const entry = (tab: number) => offRampEntry(pages[tab]!.journal, payout.id)!
  return { pages, payout, asked, ends, send, entry }
}

describe.each(FAMILIES)('two tabs without locks on %s', (family) => {
  test.each([0, 1, LAG_MS - 1, LAG_MS, LAG_MS + 1])(
    'that are pressed %i ms apart ask one wallet, that of the first [E18, SAFE-B1]',
    async (apartMs) => {
      const { asked, ends, send, pages, entry } = await twoTabs(family)
      send(0)
      await vi.advanceTimersByTimeAsync(apartMs)
      send(1)
      await vi.advanceTimersByTimeAsync(5000)
      expect(asked).toHaveLength(1)
      if (apartMs > 0) expect(asked).toEqual([0])
      expect(ends).toEqual([[1 - asked[0]!, { status: 'elsewhere' }]])
      const facts = pages[0]!.journal.factsOf(entry(0))
      const asks = facts.filter(({ kind }) => kind === 'ask')
      expect(facts.filter(({ kind }) => kind === 'saidNo')).toHaveLength(asks.length - 1)
    },
  )

  test.each([
    ['is to be paid by another wallet', 'byHand'],
    ['was asked to be cancelled', 'cancelAsked'],
  ] as const)('ask no wallet for a payout that in the other one %s at the same moment [E18, C23]', async (_, kind) => {
    const { asked, ends, send, pages, payout, entry } = await twoTabs(family)
    send(0)
    if (kind === 'byHand') sendByHand(pages[1]!.journal, payout)
    else pages[1]!.journal.record(entry(1).opId, { kind, attempt: 'attempt_1' })
    await vi.advanceTimersByTimeAsync(5000)
    expect([asked, ends]).toEqual([[], [[0, { status: 'elsewhere' }]]])
  })
})
