import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainNode, WalletAct, WalletSession } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { createStorage } from '../intents/payout-server.fixture.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import { FAKE_FAMILIES, type FakeFamily } from './fake-families.fixture.ts'
import { partsOf } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry, sendPayout, type SendTask } from './send-payout.ts'
import type { SendingEvent } from './sending.ts'
import { whole } from '../../chains/sent.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)
const CANCEL_WANTED: SendingEvent = { type: 'factsLearned' }

interface Scene {
  readonly family?: FakeFamily
  readonly wallet: WalletAct
  readonly isFromElsewhere?: boolean
}

/** A wallet that asks until `answer` is settled, a network of which the test says what it shows, and a customer who cancels. */
async function asked({ family = 'evm', wallet, isFromElsewhere = false }: Scene) {
  const world = createOffRampWorld(family, 'approves')
  const maker = world.open()
  const making = makePayout(maker, maker.payload)
  await seconds(1)
  const payout = await making
  const page = isFromElsewhere ? world.open(Number.POSITIVE_INFINITY, true, createStorage()) : maker
  if (isFromElsewhere) meetPayout(page.journal, payout)
  const answer = Promise.withResolvers<string>()
  const shown = { hash: null as string | null, balance: '0.00', isSilent: false, looks: 0 }
  const handOver = Promise.withResolvers<void>()
  const read = async <Value>(value: Value) => {
    if (shown.isSilent) throw new ChainError('network/unreachable')
    return value
  }
  const relayed: string[] = []
  const adapter: SendTask['adapter'] = {
    async send(...[, , node, steps]) {
      await steps.onAsking(4711, wallet)
      const hash = await answer.promise
      steps.onHash(hash)
      if (wallet === 'signs' && (await node.mayHandOver())) relayed.push(hash)
      if (wallet === 'signs') await handOver.promise
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
  const cancelling = new AbortController()
  const end = sendPayout(
    { ...partsOf(page), node: {} as ChainNode, dispatch: (event) => void events.push(event) },
    {
      payoutId: payout.id,
      deposit: depositOf(payout)!,
      adapter,
      session: {} as WalletSession,
      cancel: cancelling.signal,
    },
  )
  end.catch(() => {})
  await seconds(3)
  const facts = () => page.journal.factsOf(offRampEntry(page.journal, payout.id)!).map(({ kind }) => kind)
  const status = () => world.server.payouts[0]!['status']
  const cancel = async () => {
    cancelling.abort()
    await seconds(5)
  }
  return { answer, cancel, end, events, facts, handOver, relayed, shown, status }
}

describe.each(Object.keys(FAKE_FAMILIES) as FakeFamily[])(
  'a cancel while a wallet on %s is asked to sign',
  (family) => {
    test('ends the payout at once, and what the wallet signs later never leaves the page [E18, C19]', async () => {
      const { answer, cancel, end, events, facts, relayed, status } = await asked({ family, wallet: 'signs' })
      await cancel()
      expect(await end).toMatchObject({ status: 'notSent', isCancelled: true, error: { code: 'wallet/withdrawn' } })
      expect([status(), events]).toEqual(['cancelled', [{ type: 'walletAsked' }, CANCEL_WANTED]])
      expect(facts()).toContain('cancelWanted')
      expect(facts()).not.toContain('saidNo')
      answer.resolve('signed')
      await seconds(5)
      expect([relayed, facts().includes('told'), facts().includes('saidNo')]).toEqual([[], false, true])
    })

    test('cancels nothing while the network is silent, and lets nothing leave the page all the same [C4, C19]', async () => {
      const { answer, cancel, end, relayed, shown, status } = await asked({ family, wallet: 'signs' })
      shown.isSilent = true
      await cancel()
      answer.resolve('signed')
      await seconds(120)
      expect(await end).toMatchObject({ status: 'unknown', error: { code: 'network/unchecked' } })
      expect([status(), relayed]).toEqual(['pending', []])
    })

    test('cancels nothing that has been sent from elsewhere [C20]', async () => {
      const { cancel, facts, shown, status } = await asked({ family, wallet: 'signs' })
      shown.hash = 'elsewhere'
      await cancel()
      await seconds(60)
      expect([status(), facts().includes('found'), facts().includes('cancelAsked')]).toEqual(['pending', true, false])
    })
  },
)

test('tokens of an unknown sender keep a cancel from ending the payout [C19]', async () => {
  const { cancel, end, shown, status } = await asked({ wallet: 'signs' })
  shown.balance = '20.00'
  await cancel()
  expect(await end).toMatchObject({ status: 'unknown', error: { code: 'network/tokens-held' } })
  expect(status()).toBe('pending')
})

describe('a cancel while a wallet is asked that broadcasts by itself', () => {
  test('waits for its no, and cancels then [E18, C19]', async () => {
    const { answer, cancel, end, events, status } = await asked({ wallet: 'sends' })
    await cancel()
    expect([status(), events.at(-1)]).toEqual(['pending', CANCEL_WANTED])
    answer.reject(new ChainError('wallet/send-declined'))
    await seconds(5)
    expect(await end).toMatchObject({ status: 'notSent', isCancelled: true, error: { code: 'wallet/send-declined' } })
    expect(status()).toBe('cancelled')
  })

  test('follows what it sends nevertheless, and cancels nothing [C19]', async () => {
    const { answer, cancel, end, status } = await asked({ wallet: 'sends' })
    await cancel()
    answer.resolve('sent')
    await seconds(5)
    expect(await end).toMatchObject({ status: 'sent', hash: 'sent' })
    expect(status()).toBe('pending')
  })

  test('leaves it undecided after two minutes without an answer [C22]', async () => {
    const { cancel, end, status } = await asked({ wallet: 'sends' })
    await cancel()
    await seconds(120)
    expect(await end).toMatchObject({ status: 'unknown', error: { code: 'wallet/unanswered' } })
    expect(status()).toBe('pending')
  })
})

test.each(['signs', 'sends'] as const)(
  'a payout of another device is cancelled, too, where its customer asks for it: a wallet that %s [E18]',
  async (wallet) => {
    const { answer, cancel, end, status } = await asked({ wallet, isFromElsewhere: true })
    await cancel()
    answer.reject(new ChainError('wallet/send-declined'))
    await seconds(5)
    expect(await end).toMatchObject({ status: 'notSent', isCancelled: true })
    expect(status()).toBe('cancelled')
  },
)

test('nothing is taken back while what the wallet has signed is handed over [E18]', async () => {
  const { answer, cancel, end, events, facts, handOver, relayed } = await asked({ wallet: 'signs' })
  answer.resolve('signed')
  await seconds(2)
  await cancel()
  handOver.resolve()
  await end
  expect(relayed).toEqual(['signed'])
  expect(facts()).not.toContain('cancelWanted')
  expect(events).not.toContainEqual(CANCEL_WANTED)
})

test('nothing is taken back once the wallet has said no [E18]', async () => {
  const { answer, cancel, facts, shown } = await asked({ wallet: 'sends' })
  shown.isSilent = true
  answer.reject(new ChainError('wallet/send-declined'))
  await seconds(1)
  await cancel()
  expect(facts()).not.toContain('cancelWanted')
})

test('a wallet that declines just after a cancel is looked after once [E18]', async () => {
  const [plain, declining] = [await asked({ wallet: 'signs' }), await asked({ wallet: 'signs' })]
  await plain.cancel()
  const cancelled = declining.cancel()
  declining.answer.reject(new ChainError('wallet/send-declined'))
  await cancelled
  expect(await declining.end).toMatchObject({ status: 'notSent', isCancelled: true })
  expect(declining.shown.looks).toBe(plain.shown.looks)
})
