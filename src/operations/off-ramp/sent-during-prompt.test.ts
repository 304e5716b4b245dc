import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import { partsOf } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { sendPayout, type SendTask } from './send-payout.ts'
import type { SendingEvent } from './sending.ts'
import { whole } from '../../chains/sent.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const ON_ITS_WAY: SendingEvent = { type: 'tokensShown' }

/** A wallet that asks until `answer` is settled, and a network of which the test says what it shows. */
async function prompted(family: FakeFamily) {
  const world = createOffRampWorld(family, 'approves')
  const page = world.open()
  const making = makePayout(page, page.payload)
  await vi.advanceTimersByTimeAsync(1000)
  const payout = await making
  const answer = Promise.withResolvers<string>()
  const shown = { hash: null as string | null, balance: '0.00', isSilent: false, looks: 0 }
  const read = async <Value>(value: Value) => {
    if (shown.isSilent) throw new ChainError('network/unreachable')
    return value
  }
  const adapter: SendTask['adapter'] = {
    async send(...[, , , steps]) {
      await steps.onAsking(4711, 'sends')
      const hash = await answer.promise
      steps.onHash(hash)
      return { hash, look: async () => 'confirmed' }
    },
    findSent() {
      shown.looks += 1
      return read(shown.hash === null ? null : whole(shown.hash))
    },
    balance: () => read(shown.balance),
    follow: (...[, hash]) => ({ hash, look: async () => 'confirmed' }),
  }
  const events: SendingEvent[] = []
  const sending = sendPayout(
    { ...partsOf(page), dispatch: (event) => void events.push(event) },
    { payoutId: payout.id, deposit: depositOf(payout)!, adapter, session: {} as WalletSession },
  )
  sending.catch(() => {})
  await vi.advanceTimersByTimeAsync(500)
  return { world, answer, events, sending, shown }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

describe.each(Object.keys(FAKE_FAMILIES) as FakeFamily[])('while a wallet on %s asks', (family) => {
  test.each([
    ['the owner’s own transfer', { hash: 'elsewhere' }],
    ['tokens of an unknown sender', { balance: '20.00' }],
  ])('%s that the server has not counted is said within sixteen seconds [C19, C20]', async (_, found) => {
    const { events, shown } = await prompted(family)
    await seconds(40)
    expect(events).toEqual([{ type: 'walletAsked' }])
    Object.assign(shown, found)
    await seconds(16)
    expect(events).toEqual([{ type: 'walletAsked' }, ON_ITS_WAY])
    await seconds(40)
    expect(events).toHaveLength(2)
  })
})

test('the network is looked at every fifteen seconds, and not after the wallet has answered [C19, SAFE-E3]', async () => {
  const { shown, answer, sending } = await prompted('evm')
  const before = shown.looks
  await seconds(61)
  expect(shown.looks - before).toBe(4)
  answer.resolve('hash')
  await seconds(2)
  expect(await sending).toMatchObject({ status: 'sent' })
  const after = shown.looks
  await seconds(60)
  expect(shown.looks).toBe(after)
})

test('a network that does not answer says nothing, and is looked at again [C19]', async () => {
  const { events, shown } = await prompted('evm')
  shown.isSilent = true
  await seconds(31)
  expect(events).toEqual([{ type: 'walletAsked' }])
  Object.assign(shown, { isSilent: false, hash: 'elsewhere' })
  await seconds(16)
  expect(events).toEqual([{ type: 'walletAsked' }, ON_ITS_WAY])
})

test('what the server says later counts, and is the last word [E18, C19]', async () => {
  const { world, events, shown } = await prompted('evm')
  shown.hash = 'elsewhere'
  await seconds(16)
  world.server.payouts[0]!['status'] = 'funded'
  await seconds(40)
  expect(events).toEqual([{ type: 'walletAsked' }, ON_ITS_WAY, { type: 'payoutMoved' }])
})
