import { beforeAll, describe, expect, test } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import { initialSending } from '../../operations/off-ramp/sending.ts'
import { callHook, settled } from '../hook.fixture.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { checkSource } from './check-source.ts'
import { openOffRamp } from './off-ramp.fixture.ts'
import { sendingsOf } from './sendings.ts'
import { useKnownTransfer, useReturningTransfers, useUnfinishedTransfers } from './unfinished.ts'
import { cancelEarlierOffRamp } from './cancel-unfinished.ts'
import * as news from '../../operations/journal/news.fixture.ts'
import type { News } from '../../operations/journal/facts.ts'
import { transfersIn } from '../../operations/off-ramp/state/known.fixture.ts'

// A download takes its time.
beforeAll(() =>
  Promise.all([
    loadAdapter('evm'),
    import('../../chains/evm/transaction/find-sent.ts'),
    import('../../chains/evm/checks/send-checks.ts'),
  ]),
)

type Opening = Parameters<typeof openOffRamp>[0]

/** What an earlier page left, as the list has read it. */
async function left(phase: 'created' | 'signing' = 'created', opening: Opening = {}) {
  const page = openOffRamp(opening)
  const payout = await page.make()
  const journal = journalOf(page.services)
  const record = (...news: readonly News[]) => journal.record(journal.entries()[0]!.opId, ...news)
  if (phase === 'signing') record(news.asked('base', 100))
  const entry = journal.entries()[0]!
  const { queryClient } = page.services
  queryClient.setQueryData(keys.unfinished, [{ entry, payout }])
  const shown = () => callHook(page.services, useUnfinishedTransfers).transfers
  const known = (asked = payout) => callHook(page.services, () => useKnownTransfer(asked)).known
  return { ...page, queryClient, payout, entry, record, shown, known }
}

describe('what an earlier page left of an off-ramp', () => {
  test('is shown while its end is open, and may be sent where no wallet was asked [C21, E18]', async () => {
    const created = await left()
    expect(created.shown()).toMatchObject([{ payout: { id: 'payout_1' }, sending: null, canSend: true }])
    expect(created.known()).toMatchObject({ canSend: true })
    const asked = await left('signing')
    expect(asked.shown()).toMatchObject([{ payout: { id: 'payout_1' }, canSend: false }])
  })

  test('is not shown once its end was recorded, after any earlier reading, and nothing more is reported [E18, H11]', async () => {
    const page = await left('signing')
    page.record(news.settled)
    expect([page.shown(), page.known()]).toEqual([[], 'ended'])
  })

  test.each([
    ['pending', 1],
    ['funded', 0],
    ['cancelled', 0],
  ])('a payout that the list shows to be %s is shown %i times [C21]', async (status, times) => {
    const page = await left()
    page.queryClient.setQueryData(keys.payouts, [{ ...page.payout, status }])
    expect(page.shown()).toHaveLength(times)
  })

  test('is kept though the server has moved on, as long as a wallet of this page asks for it [E18, H11]', async () => {
    const page = await left('signing')
    const { store, resume, begin } = sendingsOf(page.services)
    begin()
    page.server.status = 'cancelled'
    store.setState(new Map([['payout_1', { ...initialSending, stage: 'approving' }]]), true)
    expect(await resume()).toMatchObject([{ payout: { id: 'payout_1' }, entry: { phase: 'created' } }])
    store.setState(new Map(), true)
    expect([await resume(), page.shown()]).toEqual([[], []])
  })

  test('a payout that this browser has not made is made elsewhere [H11]', async () => {
    const page = await left()
    expect(page.known({ ...page.payout, id: 'payout_2' })).toBe('madeElsewhere')
  })

  test('is shown as coming back where its tokens came after the cancel [C20]', async () => {
    const page = await left()
    page.record(news.cancelled, { kind: 'found', hash: '0x1', moved: 'exact' })
    page.queryClient.setQueryData(keys.returning, [{ entry: page.entry, payout: page.payout }])
    expect(callHook(page.services, useReturningTransfers)).toMatchObject([{ payout: { id: 'payout_1' } }])
  })
})

describe('a cancel at the customer’s request', () => {
  /** A hundred blocks are older than the payout. */
  const BLOCKS = { eth_blockNumber: '0xa4', eth_getBlockByNumber: { timestamp: '0x1' } }

  test.each([
    ['since it was made, which another device may have sent', 'signing', 200, BLOCKS],
    ['since its wallet was asked, where the node returns no times', 'signing', 100, { eth_getBlockByNumber: null }],
  ] as const)(
    'looks first for what the network has %s, and cancels nothing then [C19, C20]',
    async (_, phase, since, node) => {
      const page = await left(phase, { node })
      page.record(news.asked('base', since))
      page.land()
      const entry = journalOf(page.services).entries()[0]!
      expect(await cancelEarlierOffRamp(page.services, { entry, payout: page.payout })).toBeNull()
      expect(page.lookedFor).toContain('eth_getLogs')
      expect(page.pathsOf('DELETE')).toEqual([])
      expect(transfersIn(journalOf(page.services))).toMatchObject([{ phase: 'created', fate: 'landed' }])
    },
  )

  test('cancels what the network does not have, and what it does not answer about [C19]', async () => {
    for (const logs of [[], 'nonsense' as never]) {
      const page = await left('signing', { node: BLOCKS })
      page.server.logs = logs
      expect(await cancelEarlierOffRamp(page.services, page)).toMatchObject({ status: 'cancelled' })
      expect(page.lookedFor).toEqual(expect.arrayContaining(['eth_getLogs', 'eth_call']))
      expect(page.pathsOf('DELETE')).toEqual(['payouts/payout_1'])
    }
  })

  test('waits for the tab whose wallet is asked, and then says nothing of what that has sent [C19, E18]', async () => {
    const queue: (() => Promise<unknown>)[] = []
    const lock = <T>(_: string, work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => void queue.push(() => work().then(resolve, reject)))
    const page = await left('signing')
    const other = openOffRamp({
      storage: page.services.world.storage.local,
      tabs: { lock: lock as never, caughtUp: async () => {}, channel: () => ({ post() {}, close() {} }) },
    })
    const payout = await getPayout(other.services.api, 'payout_1')
    const cancelled = cancelEarlierOffRamp(other.services, { entry: journalOf(other.services).entries()[0]!, payout })
    await settled()
    expect([other.lookedFor, other.pathsOf('DELETE')]).toEqual([[], []])
    page.record(news.told('0x1'))
    for (const work of queue) await work()
    expect([await cancelled, other.pathsOf('DELETE')]).toEqual([null, []])
  })
})

describe('a source, before there is a payout', () => {
  const SOURCE = { network: 'base', coin: 'usdc', amount: '12.34' } as const

  test('is good with the tokens in the wallet, which is asked to send nothing [C21]', async () => {
    const page = openOffRamp()
    await checkSource(page.services, page.session, { ...SOURCE, from: page.session.address })
    expect(page.asked).not.toContain('eth_sendTransaction')
  })

  test('is refused where a cent is missing [C21]', async () => {
    const page = openOffRamp()
    const source = { ...SOURCE, amount: '12.35', from: page.session.address }
    await expect(checkSource(page.services, page.session, source)).rejects.toMatchObject({
      code: 'network/not-enough-tokens',
    })
    expect([page.asked.includes('eth_sendTransaction'), page.pathsOf('POST')]).toEqual([false, []])
  })
})
