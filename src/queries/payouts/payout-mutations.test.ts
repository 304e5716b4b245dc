import { beforeAll, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { DEPOSIT } from '../../chains/evm/scripted.fixture.ts'
import { loadAdapter } from '../../chains/load-adapter.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { callHook, settled } from '../hook.fixture.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { refusal } from '../services.fixture.ts'
import { openOffRamp, PAYLOAD } from './off-ramp.fixture.ts'
import { payoutQuery, payoutsQuery, useCancelPayout, useExportPayouts } from './payouts.ts'
import { useCreatePayout } from './create-payout.ts'
import { useCancelUnfinished } from './cancel-unfinished.ts'
import * as news from '../../operations/journal/news.fixture.ts'

// A download takes its time.
beforeAll(() => Promise.all([loadAdapter('evm'), import('../../chains/evm/transaction/find-sent.ts')]))

const RESOURCE = { type: 'wallet', address: DEPOSIT, network: 'base' }

type OffRamp = ReturnType<typeof openOffRamp>

/** What the callbacks were called with, by their name. */
function heard() {
  const log: (readonly [string, unknown])[] = []
  const hears = (name: string) => (first?: unknown) => void log.push([name, first])
  return { log, hears }
}

/** The list as it was read, so that what is to be refetched shows. */
async function listed({ services, server }: OffRamp, isMade = true) {
  const { queryClient } = services
  server.isMade ||= isMade
  await queryClient.fetchQuery(payoutsQuery(services))
  await queryClient.fetchQuery(payoutQuery(services, 'payout_1'))
  const statusOf = () => queryClient.getQueryData<readonly Payout[]>(keys.payouts)?.[0]?.status
  const isOld = (queryKey: readonly unknown[]) => queryClient.getQueryState(queryKey)?.isInvalidated
  return { queryClient, statusOf, isOld }
}

describe('a payout that is cancelled', () => {
  function canceller(page: OffRamp) {
    const { log, hears } = heard()
    const use = () => useCancelPayout({ onCancelled: hears('cancelled'), onFailed: hears('failed') })
    return { log, cancel: callHook(page.services, use).mutate }
  }

  test('is announced to the host once, shown at once, and refetched in the list and by itself [E18]', async () => {
    const page = openOffRamp()
    const { statusOf, isOld } = await listed(page)
    const { log, cancel } = canceller(page)
    cancel('payout_1')
    await settled()
    expect([log, page.emitted]).toEqual([[['cancelled', undefined]], [['ramp-payout-cancelled', { id: 'payout_1' }]]])
    expect([statusOf(), isOld(keys.payouts), isOld(keys.payout('payout_1'))]).toEqual(['cancelled', true, true])
  })

  test('is asked for once, however often it is pressed', async () => {
    const page = openOffRamp()
    const { cancel } = canceller(page)
    cancel('payout_1')
    cancel('payout_1')
    await settled()
    expect(page.pathsOf('DELETE')).toEqual(['payouts/payout_1'])
  })

  test('is refetched, and not announced as cancelled, where the server refuses', async () => {
    const page = openOffRamp({ answers: { 'DELETE payouts/payout_1': () => refusal(409, 'not_cancellable') } })
    const { statusOf, isOld } = await listed(page)
    const { log, cancel } = canceller(page)
    cancel('payout_1')
    await settled()
    expect([log.map(([name]) => name), page.emitted, statusOf()]).toEqual([['failed'], [], 'pending'])
    expect([isOld(keys.payouts), isOld(keys.payout('payout_1'))]).toEqual([true, true])
  })
})

describe('a payout that is made', () => {
  function creator(page: OffRamp) {
    const { log, hears } = heard()
    const callbacks = { onMade: hears('made'), onEarlier: hears('earlier'), onDifferent: hears('different') }
    const press = { at: Date.now(), known: new Set<string>() }
    const use = () => useCreatePayout({ ...callbacks, onUndecided: hears('undecided'), onFailed: hears('failed') })
    const { mutate } = callHook(page.services, use)
    return { log, create: () => mutate({ payload: PAYLOAD, press, walletAddress: null, way: 'wallet' as const }) }
  }

  test('is announced to the host once, is there for the next screen, and has the list refetched [E18]', async () => {
    const page = openOffRamp()
    const { queryClient, isOld } = await listed(page, false)
    queryClient.removeQueries({ queryKey: keys.payout('payout_1') })
    const { log, create } = creator(page)
    create()
    create()
    await settled()
    expect(log).toMatchObject([['made', { id: 'payout_1' }]])
    expect(page.emitted).toEqual([['ramp-payout-created', { id: 'payout_1', type: 'offRamp' }]])
    expect(queryClient.getQueryData(keys.payout('payout_1'))).toMatchObject({ id: 'payout_1' })
    expect([isOld(keys.payouts), page.pathsOf('POST')]).toEqual([true, ['payouts']])
  })

  test.each([
    ['cancelled at once, for a network without a domain,', 'base', 'cancelled'],
    ['kept while no node shows that nobody has burned,', 'ethereum', 'pending'],
  ])(
    'a payout that this page cannot burn is %s and not announced as made [C3, C19, CHAIN-10]',
    async (_, network, status) => {
      const resource = { type: 'wallet', address: DEPOSIT, network }
      const payout = {
        source: { ...PAYLOAD.source, network: 'sui' },
        wallets: [{ id: 'wallet_1', address: `0x${'a'.repeat(64)}`, nickname: null }],
        instructions: { memo: null, resource },
      }
      const page = openOffRamp({ payout })
      const { log, create } = creator(page)
      create()
      await settled()
      await vi.dynamicImportSettled()
      await settled()
      expect(log).toMatchObject([['failed', { code: 'network/no-cctp-domain' }]])
      expect([page.emitted, page.server.status]).toEqual([[], status])
    },
  )

  test.each([
    ['another amount', { source: { ...PAYLOAD.source, amount: '12.35' } }],
    ['no safe address for its tokens', { instructions: { memo: 'SPH\u202E1', resource: RESOURCE } }],
  ])(
    'a payout with %s is reported as made, goes on to no wallet, and is held back on later pages [E18]',
    async (_, payout) => {
      const page = openOffRamp({ payout })
      const { log, create } = creator(page)
      create()
      await settled()
      expect(log.map(([name]) => name)).toEqual(['different'])
      expect(page.emitted).toEqual([['ramp-payout-created', { id: 'payout_1', type: 'offRamp' }]])
      const journal = journalOf(page.services)
      const [entry] = journal.entries()
      expect([entry?.payoutId, journal.knownOf(entry!).has('differs')]).toEqual(['payout_1', true])
    },
  )

  test('is not announced where the server refuses it', async () => {
    const page = openOffRamp({ answers: { 'POST payouts': () => refusal(422, 'amount_below_min') } })
    const { isOld } = await listed(page, false)
    const { log, create } = creator(page)
    create()
    await settled()
    expect([log.map(([name]) => name), page.emitted, isOld(keys.payouts)]).toEqual([['failed'], [], true])
  })
})

describe('the cancel of what an earlier page left, by the customer’s statement', () => {
  async function left(opening: Parameters<typeof openOffRamp>[0] = {}) {
    const page = openOffRamp(opening)
    await page.make()
    const journal = journalOf(page.services)
    const [entry] = journal.entries()
    const { isOld, queryClient } = await listed(page)
    queryClient.setQueryData(keys.unfinished, [])
    const { log, hears } = heard()
    const use = () => useCancelUnfinished({ onCancelled: hears('cancelled'), onFailed: hears('failed') })
    const payout = await getPayout(page.services.api, 'payout_1')
    const { mutate } = callHook(page.services, use)
    return { ...page, journal, entry: entry!, isOld, log, cancel: () => mutate({ entry: entry!, payout }) }
  }

  test('the cancel is announced to the host once, and both lists are refetched [C19]', async () => {
    const { cancel, log, emitted, isOld } = await left()
    cancel()
    await expect.poll(() => log).toHaveLength(1)
    await settled()
    expect([log.map(([name]) => name), emitted]).toEqual([
      ['cancelled'],
      [['ramp-payout-cancelled', { id: 'payout_1' }]],
    ])
    expect([isOld(keys.payouts), isOld(keys.unfinished)]).toEqual([true, true])
  })

  test('a payout that another tab has sent is not announced as cancelled [C19]', async () => {
    const { cancel, entry, log, emitted, journal, pathsOf, isOld } = await left()
    journal.record(entry.opId, news.told('0x1'))
    cancel()
    await expect.poll(() => log).toHaveLength(1)
    await settled()
    expect([log, emitted, pathsOf('DELETE')]).toEqual([[['cancelled', null]], [], []])
    expect([isOld(keys.payouts), isOld(keys.unfinished)]).toEqual([true, true])
  })
})

test.each([
  ['onRamp', 'payouts/csv?type=onRamp', 2],
  [null, 'payouts/csv', 3],
] as const)(
  'the file of the payouts of %s is asked for once, and the host receives its rows',
  async (type, path, count) => {
    const csv = ['id,amount', ...Array.from({ length: count }, (_, row) => `payout_${row},${row}.50`)].join('\r\n')
    const file = () => new Response(csv, { headers: { 'Content-Type': 'text/csv' } })
    const page = openOffRamp({ answers: { [`GET ${path}`]: file } })
    const { log, hears } = heard()
    const { mutate } = callHook(page.services, () =>
      useExportPayouts({ onExported: hears('exported'), onFailed: hears('failed') }),
    )
    mutate({ type, ids: null })
    mutate({ type, ids: null })
    await settled()
    expect([log, page.emitted]).toEqual([[['exported', `\uFEFF${csv}`]], [['ramp-csv-exported', { count }]]])
    expect(page.pathsOf('GET')).toEqual([path])
  },
)
