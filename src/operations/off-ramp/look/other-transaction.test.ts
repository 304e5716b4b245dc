import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainNode, TransactionState } from '../../../chains/adapter.ts'
import { createOffRamp, settled } from '../registered-off-ramp.fixture.ts'
import { partsOf } from '../kill-matrix.fixture.ts'
import { searchedBeside } from './other-transaction.ts'
import { followPayout, sendPayout } from '../send-payout.ts'
import { asked, told } from '../../journal/news.fixture.ts'
import { whole } from '../../../chains/sent.fixture.ts'
import { transferIn } from '../state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const DEPOSIT = { network: 'aptos', coin: 'usdc', amount: '25.00', from: 'a', to: 'b', memo: null } as const

/** A transaction of this state, whose payout has another one, of this state, from this second on. */
function beside(state: TransactionState, other: TransactionState = 'confirmed', comesAfterMs = 0) {
  const begun = performance.now()
  const counted = { searches: 0 }
  const watch = searchedBeside(
    { hash: 'told', look: async () => state },
    {
      deposit: DEPOSIT,
      node: {} as ChainNode,
      known: { since: 7 },
      adapter: {
        async findSent() {
          counted.searches += 1
          return performance.now() - begun >= comesAfterMs ? whole('real') : null
        },
        follow: (...[, hash]) => ({ hash, look: async () => other }),
      },
    },
  )
  return { watch, counted }
}

describe('a hash that a wallet told', () => {
  test('gives way at once to the whole transfer that the search finds, where nothing shows that it can land [C20]', async () => {
    const { watch } = beside('untraceable')
    expect([await watch.look(), watch.hash]).toEqual(['confirmed', 'real'])
  })

  test('gives way to it after fifteen seconds, where it may still land [C20]', async () => {
    const { watch } = beside('unseen')
    expect([await watch.look(), watch.hash]).toEqual(['unseen', 'told'])
    await vi.advanceTimersByTimeAsync(15_000)
    expect([await watch.look(), watch.hash]).toEqual(['confirmed', 'real'])
  })

  test.each(['seen', 'confirmed', 'failed', 'expired', 'different'] as const)(
    'that the network calls %s is not searched beside [C20]',
    async (state) => {
      const { watch, counted } = beside(state)
      await vi.advanceTimersByTimeAsync(60_000)
      expect([await watch.look(), watch.hash, counted.searches]).toEqual([state, 'told', 0])
    },
  )

  test.each(['different', 'seen', 'failed'] as const)('does not give way to one that is %s [C20]', async (other) => {
    const { watch } = beside('untraceable', other)
    expect([await watch.look(), watch.hash]).toEqual(['untraceable', 'told'])
  })

  test('is searched beside every fifteen seconds, until something is found [C20]', async () => {
    const { watch, counted } = beside('untraceable', 'confirmed', 40_000)
    for (let second = 0; second < 40; second += 1) {
      await watch.look()
      await vi.advanceTimersByTimeAsync(1000)
    }
    expect([counted.searches, watch.hash]).toEqual([3, 'told'])
    await vi.advanceTimersByTimeAsync(5000)
    expect([await watch.look(), watch.hash]).toEqual(['confirmed', 'real'])
  })
})

test('a wallet of Aptos that submits by itself and answers with another hash is paid, and the real one is registered [C20, C13]', async () => {
  const { world, page, task, status, entry } = await createOffRamp('aptos', 'answersOtherHash')
  const sent = { status: 'sent', hash: 'hash_0' }
  const { follow } = page.adapter
  // A node that knows neither the hash that the wallet told, nor that another one is meant.
  const unknownWatch = { hash: 'hash_0_of_wallet', look: async () => 'untraceable' as const }
  const adapter: typeof page.adapter = {
    ...page.adapter,
    send: (...asked) => page.adapter.send(...asked).then(({ hash }) => ({ ...unknownWatch, hash })),
    follow: (...asked) => (asked[1] === unknownWatch.hash ? unknownWatch : follow(...asked)),
  }
  expect(await settled(sendPayout(partsOf(page), { ...task, adapter }))).toEqual(sent)
  expect(world.registry.calls.map(({ sourceTransactionHash }) => sourceTransactionHash)).toEqual(['hash_0'])
  expect([status(), transferIn(page.journal, entry()).hash]).toEqual(['funded', 'hash_0'])
})

test('a later page that follows such a hash finds what has come beside it [C20]', async () => {
  const { page, task, payout } = await createOffRamp('aptos', 'approves')
  page.journal.record(page.journal.entries()[0]!.opId, asked('aptos', 7), told('told'))
  const adapter = {
    ...page.adapter,
    findSent: async () => whole('real'),
    follow: (_: unknown, hash: string) => ({
      hash,
      look: async () => (hash === 'real' ? ('confirmed' as const) : ('untraceable' as const)),
    }),
  }
  const left = { entry: page.journal.entries()[0]!, hash: 'told' }
  expect(await settled(followPayout(partsOf(page), { ...task, adapter }, left))).toMatchObject({ hash: 'real' })
  expect(transferIn(page.journal, page.journal.entries()[0]!)).toMatchObject({
    payoutId: payout.id,
    hash: 'real',
    registration: 'registered',
  })
})
