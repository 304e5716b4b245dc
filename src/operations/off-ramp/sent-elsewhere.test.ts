import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ChainError } from '../../chains/chain-error.ts'
import { part, whole } from '../../chains/sent.fixture.ts'
import { calledAgain } from '../journal/news.fixture.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import { cancelEarlierOffRamp, partsOf, stateOn } from './kill-matrix.fixture.ts'
import { foundNews } from './look/found.ts'
import { createOffRamp as createOffRampOn } from './registered-off-ramp.fixture.ts'
import { createOffRamp, scripted, settled } from './send-payout.fixture.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'
import { registerDue } from '../registration/registrar.ts'

const FAMILIES = Object.keys(FAKE_FAMILIES) as readonly FakeFamily[]

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(['failed', 'expired'] as const)('a transaction that has %s', (state) => {
  test('a transfer that another device has sent since the payout was created is followed, and nothing is cancelled [C4, C20, SAFE-C4]', async () => {
    const { page, id, send, status, phase, events } = await createOffRamp()
    const { createdAt } = offRampEntry(page.journal, id)!
    const { adapter, searchedSince } = scripted(['unseen', state], undefined, { sent: ['noAnswer', 'elsewhere'] })
    expect(await settled(send(adapter(page, id)))).toEqual({ status: 'sent', hash: 'elsewhere' })
    expect([status(), phase()]).toEqual(['pending', 'created'])
    expect(events).toContainEqual({ type: 'hashLearned', hash: 'elsewhere' })
    expect(searchedSince).toEqual([new Date(createdAt), new Date(createdAt)])
  })

  test('a network that does not answer cancels nothing, and a later page asks again [C19, C20]', async () => {
    const { page, id, send, status, phase } = await createOffRamp()
    const { adapter } = scripted([state], undefined, { sent: ['noAnswer'] })
    const end = await settled(send(adapter(page, id)))
    expect(end).toMatchObject({ status: 'unknown', error: { code: 'network/unfinished' } })
    expect([status(), phase()]).toEqual(['pending', 'created'])
  })

  test('a network that names this very transaction as sent contradicts itself, and cancels nothing [C19]', async () => {
    const { page, id, send, status } = await createOffRamp()
    const end = await settled(send(scripted([state], undefined, { sent: ['hash'] }).adapter(page, id)))
    expect([end.status, status()]).toEqual(['unknown', 'pending'])
  })
})

test.each([
  [
    'has tokens of any sender is not cancelled',
    '0.000001',
    { status: 'unknown', error: { code: 'network/tokens-held' } },
    'pending',
  ],
  ['is empty is cancelled', '0.000000', { status: 'notSent', isCancelled: true }, 'cancelled'],
] as const)(
  'a payout whose address %s when its wallet declines [C19, C20, SAFE-C2]',
  async (_, atAddress, end, left) => {
    const { page, id, send, status } = await createOffRamp()
    const { adapter } = scripted([], new ChainError('wallet/send-declined'), { atAddress })
    expect(await settled(send(adapter(page, id)))).toMatchObject(end)
    expect(status()).toBe(left)
  },
)

describe('a payout that another device has made', () => {
  const sendElsewhere = async (sent: readonly (string | null)[], atAddress: string) => {
    const { page, id, send, ...rest } = await createOffRamp()
    const { adapter, phases } = scripted(['confirmed'], undefined, { sent, atAddress, isThereBefore: true })
    const end = await settled(send(adapter(page, id), page, { since: new Date(Date.now() - 60_000) }))
    return { end, phases, ...rest }
  }

  test('tokens at the payout’s own address, from any wallet, are not sent again [H11, E18, SAFE-B1]', async () => {
    const { end, phases, status } = await sendElsewhere([null], '0.000001')
    expect([end, phases, status()]).toMatchObject([
      { status: 'unknown', error: { code: 'network/tokens-held' } },
      [],
      'pending',
    ])
  })

  test('an address that has nothing is sent to [H11]', async () => {
    const { end, phases } = await sendElsewhere([null], '0.000000')
    expect([end, phases]).toEqual([{ status: 'sent', hash: 'hash' }, ['asked', 'told']])
  })
})

describe.each([
  ['that this very press has made', []],
  ['that an earlier press may have made, because its answer was lost', [calledAgain]],
] as const)('a payout %s', (_, repeated) => {
  const resumed = async (sent: readonly (string | null)[], since?: Date) => {
    const { page, id, send, status } = await createOffRamp()
    const { opId, createdAt } = offRampEntry(page.journal, id)!
    page.journal.record(opId, ...repeated)
    const { adapter, phases, searchedSince } = scripted(['confirmed'], undefined, { sent, isThereBefore: true })
    const end = await settled(send(adapter(page, id), page, since && { since }))
    return { end, phases, status, searches: searchedSince.map((since) => Number(since) - createdAt) }
  }

  test('tokens that another device has sent since are followed, and no wallet is asked [E18, H11, SAFE-B1]', async () => {
    const { end, phases, searches } = await resumed(['elsewhere'])
    expect([end, phases, searches]).toEqual([{ status: 'sent', hash: 'elsewhere' }, [], [0]])
  })

  test('the search begins when the server made it, though the clock of this machine is an hour ahead [E18]', async () => {
    const { searches } = await resumed(['elsewhere'], new Date(Date.now() - 3_600_000))
    expect(searches).toEqual([-3_600_000])
  })

  test('a network that does not answer asks no wallet, and cancels nothing [E18, C19]', async () => {
    const { end, phases, status } = await resumed(['noAnswer'])
    expect([end, phases, status()]).toMatchObject([{ status: 'notSent', isCancelled: false }, [], 'pending'])
  })

  test('a wallet is asked where nothing was sent, after one look [C19, E18]', async () => {
    expect(await resumed([null])).toMatchObject({ end: { status: 'sent', hash: 'hash' }, searches: [0] })
  })
})

describe.each(FAMILIES)('a transaction on %s that a node has shown, and then that it is dead', (family) => {
  test.each(['failed', 'expired', 'replaced'] as const)(
    'is not said to be on its way while no search is answered: %s [C19, E22]',
    async (death) => {
      const { world, page, payout, task, status } = await createOffRampOn(family)
      let [looks, isAsked] = [0, false]
      const watch = { hash: 'hash_1', look: async () => ((looks += 1) < 3 ? 'seen' : death) }
      const adapter: typeof page.adapter = {
        ...page.adapter,
        async send(...[, , , steps]) {
          await steps.onAsking(Date.now(), 'sends')
          isAsked = true
          steps.onHash('hash_1')
          return watch
        },
        findSent: () => (isAsked ? Promise.reject(new ChainError('network/unreachable')) : Promise.resolve(null)),
        follow: () => watch,
      }
      const end = await settled(sendPayout(partsOf(page), { ...task, adapter }))
      expect(end).toMatchObject({ status: 'unknown', error: { code: 'network/unfinished' } })
      const states = [stateOn(page, payout, { sending: { stage: 'ended', end, hash: 'hash_1' } })]
      states.push(stateOn(world.open(), payout))
      expect(states).toMatchObject([
        { kind: 'perhapsSent', ask: 'no', cancel: 'byWord' },
        { kind: 'perhapsSent', ask: 'no', cancel: 'byWord' },
      ])
      expect(status()).toBe('pending')
    },
  )
})

describe.each(FAMILIES)('a part that the customer has sent on %s by hand, as a trial', (family) => {
  const trial = { hash: 'hash_of_trial', look: async () => 'different' as const }
  const sent = { findSent: async () => part('hash_of_trial'), follow: () => trial }
  const isOnItsWay = expect.stringMatching(/^(onItsWay|unregistered|arrived)$/)

  test('is not said to be the whole, neither at once, nor by a later page, nor before the network was asked [C20, E22]', async () => {
    const { world, page, payout, task } = await createOffRampOn(family)
    const adapter = { ...page.adapter, ...sent }
    const end = await settled(sendPayout(partsOf(page), { ...task, adapter }))
    expect(end).toMatchObject({ status: 'different', hash: 'hash_of_trial' })
    const ended = { stage: 'ended', end, hash: 'hash_of_trial' } as const
    const states = [stateOn(page, payout, { sending: ended }), stateOn(world.open(), payout)]
    expect(states).toMatchObject([
      { kind: 'differentSent', ask: 'no' },
      { kind: 'differentSent', ask: 'no' },
    ])
    expect(world.transactions).toEqual([])
  })

  test('is not said to be the whole while no node answers for its transaction [C20, E22]', async () => {
    const { page, payout, task } = await createOffRampOn(family)
    const silent = { hash: 'hash_of_trial', look: () => Promise.reject(new ChainError('network/unreachable')) }
    const adapter = { ...page.adapter, ...sent, follow: () => silent }
    void sendPayout(partsOf(page), { ...task, adapter }).catch(() => {})
    await vi.advanceTimersByTimeAsync(10_000)
    expect(stateOn(page, payout)).toMatchObject({ kind: 'differentSent', cause: 'otherAmount' })
  })

  test('is not said to be the whole where the customer denied it, and keeps the payout [C19, C20, E22]', async () => {
    const { page, payout, entry, status } = await createOffRampOn(family)
    const left = { payout, entry: entry() }
    expect(await cancelEarlierOffRamp({ ...page, adapter: { ...page.adapter, ...sent } }, left)).toBeNull()
    expect([status(), stateOn(page, payout)?.kind]).toEqual(['pending', 'differentSent'])
  })

  test('gives way to the whole one that comes after it [C20]', async () => {
    const { page, payout, entry } = await createOffRampOn(family)
    page.journal.record(entry().opId, foundNews(part('hash_of_trial')), foundNews(whole('hash_of_whole')))
    expect(stateOn(page, payout)).toMatchObject({ kind: isOnItsWay, hash: 'hash_of_whole' })
  })
})

describe.each(FAMILIES)(
  'a wallet that has sent a transaction of its own on %s, which moves none of the payout’s tokens',
  (family) => {
    const hash = 'hash_of_another'
    const other = { hash, look: async () => 'unrelated' as const }

    async function sendAnother() {
      const made = await createOffRampOn(family)
      const { page, task } = made
      const adapter = {
        ...page.adapter,
        async send(...[, , , steps]: Parameters<typeof page.adapter.send>) {
          await steps.onAsking(1, 'sends')
          steps.onHash(hash)
          return other
        },
        follow: () => other,
      }
      const end = await settled(sendPayout(partsOf(page), { ...task, adapter }))
      return { ...made, end, stateNow: () => stateOn(page, made.payout) }
    }

    test('is told so, and the server is not told of that transaction [C13, C20, E22]', async () => {
      const { world, page, end, stateNow } = await sendAnother()
      expect(end).toMatchObject({ status: 'different', hash, error: { code: 'network/different' } })
      expect(stateNow()).toMatchObject({ kind: 'differentSent', cause: 'somethingElse', ask: 'no' })
      await settled(registerDue(partsOf(page)))
      await settled(registerDue(partsOf(world.open())))
      expect(world.registry.calls).toEqual([])
    })

    test('is cancelled by its customer’s word, once a look finds none of its tokens [C19, C20]', async () => {
      const { page, payout, entry, status, stateNow } = await sendAnother()
      expect(stateNow()).toMatchObject({ cancel: 'byWord' })
      const left = { payout, entry: entry() }
      expect(await settled(cancelEarlierOffRamp(page, left))).toMatchObject({ status: 'cancelled' })
      expect(status()).toBe('cancelled')
    })

    test('is not cancelled while its address has them [C19]', async () => {
      const { page, payout, entry, status } = await sendAnother()
      const holding = { ...page, adapter: { ...page.adapter, balance: async () => '1000.00' } }
      await expect(cancelEarlierOffRamp(holding, { payout, entry: entry() })).rejects.toMatchObject({
        code: 'network/tokens-held',
      })
      expect(status()).toBe('pending')
    })
  },
)
