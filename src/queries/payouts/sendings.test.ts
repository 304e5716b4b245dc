import { QueryObserver } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { DEPOSIT, HASH } from '../../chains/evm/scripted.fixture.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { holdTime, settled, openSignedIn, type openOffRamp, type Opening } from './off-ramp.fixture.ts'
import * as news from '../../operations/journal/news.fixture.ts'
import type { News } from '../../operations/journal/facts.ts'

holdTime()

type OffRamp = ReturnType<typeof openOffRamp>

async function signedIn(opening: Opening = {}) {
  const page = openSignedIn(opening)
  const payout = await page.make()
  return { ...page, payout, send: () => page.sendings.send(payout, page.session) }
}

/** How often each of the lists and figures that a sending changes is asked for. */
function watched({ services }: Pick<OffRamp, 'services'>) {
  const asked: string[] = []
  const queryKeys = [
    keys.payouts,
    keys.payout('payout_1'),
    keys.balance('base', '0x1', 'usdc'),
    keys.unfinished,
    keys.returning,
  ]
  for (const queryKey of [...queryKeys, keys.wallets, keys.payout('payout_2')]) {
    const queryFn = async () => asked.push(queryKey.join(' '))
    new QueryObserver(services.queryClient, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => {})
  }
  return asked
}
const RENEWED = ['payouts', 'payout payout_1', 'balance base 0x1 usdc', 'unfinished', 'returning']

describe('an off-ramp whose tokens are sent', () => {
  test('informs the host once, with the network and the hash, and has the lists and the balance refetched [E18]', async () => {
    const { send, land, emitted, asked, sendings, services } = await signedIn()
    const read = watched({ services })
    await vi.advanceTimersByTimeAsync(0)
    read.length = 0
    const sent = send()
    await vi.advanceTimersByTimeAsync(1000)
    land()
    expect(await settled(sent)).toEqual({ status: 'sent', hash: HASH })
    expect(asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(1)
    expect(emitted).toEqual([['ramp-payout-sent', { id: 'payout_1', network: 'base', transactionHash: HASH }]])
    expect(read.toSorted()).toEqual(RENEWED.toSorted())
    expect(sendings.store.getState().get('payout_1')).toMatchObject({ stage: 'ended', hash: HASH })
  })

  test('an off-ramp that the customer declines is cancelled, and announced to the host once [STATE-OFFR-03, C19]', async () => {
    const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const { send, emitted, server, services } = await signedIn({ wallet: { eth_sendTransaction: rejection } })
    const read = watched({ services })
    await vi.advanceTimersByTimeAsync(0)
    read.length = 0
    expect(await settled(send())).toMatchObject({ status: 'notSent', isCancelled: true })
    expect([server.status, emitted]).toEqual(['cancelled', [['ramp-payout-cancelled', { id: 'payout_1' }]]])
    expect(read.toSorted()).toEqual(RENEWED.toSorted())
  })

  test('an off-ramp whose cancel fails, or whose end is not known, is announced as neither sent nor cancelled [C19]', async () => {
    const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const answers = { 'DELETE payouts/payout_1': () => Response.json({}, { status: 500 }) }
    const refused = await signedIn({ wallet: { eth_sendTransaction: rejection }, answers })
    expect(await settled(refused.send(), 90_000)).toMatchObject({ status: 'notSent', isCancelled: false })
    const lost = await signedIn({ wallet: { eth_sendTransaction: new Error('Internal error') } })
    expect(await settled(lost.send())).toMatchObject({ status: 'unknown' })
    expect([refused.emitted, lost.emitted]).toEqual([[], []])
  })

  const UNSAFE = { type: 'wallet', address: DEPOSIT, network: 'base' }
  test.each([
    ['no instructions', { resource: { type: 'bankAccount', bankName: 'Chase' } }],
    ['an address of another network', { resource: { ...UNSAFE, network: 'ethereum' } }],
    ['a text that is no address', { resource: { ...UNSAFE, address: 'pay here' } }],
    ['hidden characters', { memo: 'SPH\u202E1', resource: UNSAFE }],
  ])('an off-ramp with %s for its tokens goes on to no wallet [SAFE-C9]', async (_, instructions) => {
    const { send, asked, emitted, sendings } = await signedIn({
      payout: { instructions: { memo: null, ...instructions } },
    })
    expect(await settled(send())).toEqual({ status: 'elsewhere' })
    expect([asked, emitted, [...sendings.store.getState()]]).toEqual([[], [], []])
  })
})

describe('a customer who signs out', () => {
  test('leaves no sending to the next one, and none goes on [SAFE-F6, SAFE-C12]', async () => {
    const { send, end, sendings, signIn, emitted, calls, land } = await signedIn()
    void send()
    await vi.advanceTimersByTimeAsync(3000)
    expect(sendings.store.getState().get('payout_1')).toMatchObject({ stage: 'confirming' })
    end()
    signIn('customer_b')
    sendings.begin()
    expect([...sendings.store.getState()]).toEqual([])
    calls.length = 0
    land()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([[...sendings.store.getState()], emitted, calls]).toEqual([[], [], []])
  })

  test.each([
    ['with a transaction', HASH],
    ['that the customer declined', Object.assign(new Error('no'), { code: 4001 })],
  ])('an answer of the wallet %s reaches no other customer [SAFE-F6, C19]', async (_, answer) => {
    const asked = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<void>()
    const eth_sendTransaction = async () => {
      asked.resolve()
      await answered.promise
      if (answer instanceof Error) throw answer
      return answer
    }
    const { send, end, sendings, signIn, emitted, pathsOf, land } = await signedIn({ wallet: { eth_sendTransaction } })
    const ends: unknown[] = []
    void send().then((sent) => ends.push(sent))
    await settled(asked.promise)
    end()
    signIn('customer_b')
    sendings.begin()
    land()
    answered.resolve()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([[...sendings.store.getState()], ends, emitted, pathsOf('DELETE')]).toEqual([[], [], [], []])
  })

  test('a customer who has signed out has no wallet asked any more, and nothing followed [SAFE-F6]', async () => {
    const { send, end, asked, lookedFor, sendings, services, payout } = await signedIn()
    const journal = journalOf(services)
    journal.record(journal.entries()[0]!.opId, news.told(HASH))
    end()
    expect(await settled(send())).toEqual({ status: 'elsewhere' })
    await settled(sendings.resume())
    expect([asked, lookedFor, payout.status, [...sendings.store.getState()]]).toEqual([[], [], 'pending', []])
  })
})

describe('the transfer of an earlier page or another tab', () => {
  /** The entry of the payout as another page of this browser has left it. */
  async function left(...news: readonly News[]) {
    const page = await signedIn()
    const journal = journalOf(page.services)
    journal.record(journal.entries()[0]!.opId, ...news)
    return page
  }

  test('is followed to its end, which is announced to the host once [E18, CHAIN-16]', async () => {
    const { sendings, emitted, land, asked } = await left(news.told(HASH))
    await settled(sendings.resume(), 2500)
    await settled(sendings.resume(), 2500)
    expect(sendings.store.getState().get('payout_1')).toMatchObject({ stage: 'confirming', hash: HASH, end: null })
    land()
    await vi.advanceTimersByTimeAsync(5000)
    await settled(sendings.resume())
    expect(emitted).toEqual([['ramp-payout-sent', { id: 'payout_1', network: 'base', transactionHash: HASH }]])
    expect(asked).toEqual([])
  })

  test('is followed once that tab has sent, also where this one found it at work before [E18]', async () => {
    const { send, sendings, emitted, land, services } = await left(news.asked())
    expect(await settled(send())).toEqual({ status: 'elsewhere' })
    const journal = journalOf(services)
    journal.record(journal.entries()[0]!.opId, news.told(HASH))
    land()
    await settled(sendings.resume())
    expect(emitted).toEqual([['ramp-payout-sent', { id: 'payout_1', network: 'base', transactionHash: HASH }]])
  })

  test('is followed once it has a hash, also where this one declined it and could not cancel it [C19, E18]', async () => {
    const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const answers = { 'DELETE payouts/payout_1': () => Response.json({}, { status: 500 }) }
    const { send, sendings, emitted, land, services } = await signedIn({
      wallet: { eth_sendTransaction: rejection },
      answers,
    })
    expect(await settled(send(), 90_000)).toMatchObject({ status: 'notSent', isCancelled: false })
    const journal = journalOf(services)
    journal.record(journal.entries()[0]!.opId, news.told(HASH))
    land()
    await settled(sendings.resume())
    expect(emitted).toEqual([['ramp-payout-sent', { id: 'payout_1', network: 'base', transactionHash: HASH }]])
  })

  test('without a hash is returned for the customer to decide, without a call [C19]', async () => {
    const { sendings, emitted, asked } = await left(news.asked())
    expect(await settled(sendings.resume())).toMatchObject([
      { entry: { phase: 'created' }, payout: { id: 'payout_1' } },
    ])
    expect([emitted, asked, [...sendings.store.getState()]]).toEqual([[], [], []])
  })

  test('a transfer that cannot be read is read again, ever less often, and not once it was [E18]', async () => {
    const { sendings, answers } = await left(news.asked())
    const present = answers['GET payouts/payout_1']!
    answers['GET payouts/payout_1'] = () => new TypeError('reset')
    await settled(sendings.resume(), 60_000)
    const first = sendings.resumeAfter()
    await settled(sendings.resume(), 60_000)
    expect([first, sendings.resumeAfter()]).toEqual([5000, 10_000])
    answers['GET payouts/payout_1'] = present
    await settled(sendings.resume(), 60_000)
    expect(sendings.resumeAfter()).toBe(false)
  })

  test('a transfer of another device is looked for on the network before the wallet is asked, and followed where it is there [E18, H11]', async () => {
    const blocks = { eth_blockNumber: '0xa4', eth_getBlockByNumber: { timestamp: '0x1' } }
    const page = openSignedIn({ node: blocks })
    const { sendings } = page
    const elsewhere = await getPayout(page.services.api, 'payout_1')
    page.land()
    expect(await settled(sendings.sendUnfinished(elsewhere, page.session))).toEqual({ status: 'sent', hash: HASH })
    expect(page.asked.filter((method) => method === 'eth_sendTransaction')).toEqual([])
  })
})
