import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainAdapter, ChainNode } from '../../../chains/adapter.ts'
import { ChainError, UnpayableError } from '../../../chains/chain-error.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { createOffRamp, scripted, settled, type Page } from '../send-payout.fixture.ts'
import { offRampEntry, type SendTask } from '../send-payout.ts'
import { transferIn } from '../state/known.fixture.ts'
import { isSendable } from '../state/sendable.ts'
import { lookAgain, lookForTokens } from './look.ts'
import { whole } from '../../../chains/sent.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** What the node shows: the hash of the owner's own transfer, tokens of an unknown sender, nothing, or no answer. */
type Shown = 'sent' | 'tokensThere' | 'nothing' | 'noAnswer' | 'unpayable'

const FOLLOWED = { hash: 'elsewhere', look: async () => 'confirmed' as const }

/** A network that shows this, and a wallet whose answers its page hands over. */
function networkOf(page: Page, id: string, whileAsked: (network: { shown: Shown }) => void = () => {}) {
  const network = { shown: 'nothing' as Shown }
  const counted = { asked: 0, handedOver: 0, searches: 0 }
  const { adapter } = scripted(['unseen'])
  const verbs = adapter(page, id)
  const read = () => {
    if (network.shown === 'noAnswer') throw new ChainError('network/unreachable')
    if (network.shown === 'unpayable') throw new UnpayableError('evm')
    return network.shown
  }
  const sendAdapter: SendTask['adapter'] = {
    ...verbs,
    async findSent() {
      counted.searches += 1
      return read() === 'sent' ? whole('elsewhere') : null
    },
    balance: async () => (['sent', 'tokensThere'].includes(read()) ? '100.00' : '0.00'),
    follow: (...[, hash]) => ({ ...FOLLOWED, hash }),
    async send(...[, , node, steps]) {
      await steps.onAsking(4711, 'sends')
      counted.asked += 1
      whileAsked(network)
      steps.onHash('hash')
      const handOver = async () => void (counted.handedOver += (await node.mayHandOver()) ? 1 : 0)
      await handOver()
      return { hash: 'hash', look: () => handOver().then(() => 'unseen' as const) }
    },
  }
  return { network, counted, sendAdapter }
}

describe('before a wallet is asked, on a server that has not counted what another device has sent', () => {
  test.each([
    ['is there is followed', 'sent', { status: 'sent', hash: 'elsewhere' }],
    [
      'came from an unknown sender bars the asking',
      'tokensThere',
      { status: 'unknown', error: { code: 'network/tokens-held' } },
    ],
    [
      'nobody can tell of asks no wallet and cancels nothing',
      'noAnswer',
      { status: 'notSent', isCancelled: false, error: { code: 'network/unreachable' } },
    ],
  ] as const)('what %s [C19, SAFE-B1]', async (_, shown, end) => {
    const { page, id, send, status } = await createOffRamp()
    const { network, counted, sendAdapter } = networkOf(page, id)
    network.shown = shown
    expect(await settled(send(sendAdapter))).toMatchObject(end)
    expect([counted.asked, counted.handedOver, status()]).toEqual([0, 0, 'pending'])
  })

  test('an address at which nobody can be paid is no silence of the network: its payout is cancelled unasked [C11, C19, SAFE-A7]', async () => {
    const { page, id, send, status } = await createOffRamp()
    const { network, counted, sendAdapter } = networkOf(page, id)
    network.shown = 'unpayable'
    expect(await settled(send(sendAdapter))).toMatchObject({
      status: 'notSent',
      isCancelled: true,
      error: { code: 'network/refused' },
    })
    expect([counted.asked, counted.handedOver, status()]).toEqual([0, 0, 'cancelled'])
  })

  test('a wallet without the tokens that another device has sent cancels nothing [C19, SAFE-C2]', async () => {
    const { page, id, send, status } = await createOffRamp()
    const { adapter } = scripted([], new ChainError('network/not-enough-tokens'), {
      failsBeforeAsking: true,
      sent: ['elsewhere'],
      isThereBefore: true,
    })
    expect(await settled(send(adapter(page, id)))).toEqual({ status: 'sent', hash: 'elsewhere' })
    expect(status()).toBe('pending')
  })

  test.each([
    ['is used where the wallet is ready', 0, 2],
    ['is repeated after a wallet that was unlocked for minutes', 120_000, 3],
  ] as const)('the look that began with the checks %s [C19]', async (_, unlocksInMs, searches) => {
    const { page, id, send } = await createOffRamp()
    const { counted, sendAdapter } = networkOf(page, id)
    const slow: SendTask['adapter'] = {
      ...sendAdapter,
      async send(...asked) {
        await new Promise((resolve) => setTimeout(resolve, unlocksInMs))
        return sendAdapter.send(...asked)
      },
    }
    void send(slow)
    await vi.advanceTimersByTimeAsync(unlocksInMs + 500)
    expect([counted.asked, Math.min(1, counted.handedOver), counted.searches]).toEqual([1, 1, searches])
  })
})

describe('before signed bytes are handed over', () => {
  const whileAsked = (shown: Shown) => (network: { shown: Shown }) => void (network.shown = shown)

  test('what another device has sent since is followed, and the bytes stay in the page [C19, SAFE-B1]', async () => {
    const { page, id, send, status, events } = await createOffRamp()
    const { counted, sendAdapter } = networkOf(page, id, whileAsked('sent'))
    expect(await settled(send(sendAdapter))).toEqual({ status: 'sent', hash: 'elsewhere' })
    expect([counted.asked, counted.handedOver, status()]).toEqual([1, 0, 'pending'])
    expect(events).toContainEqual({ type: 'hashLearned', hash: 'elsewhere' })
    expect(transferIn(page.journal, offRampEntry(page.journal, id)!)).toMatchObject({
      phase: 'created',
      hash: 'elsewhere',
    })
  })

  test('tokens of an unknown sender keep the bytes in the page for good, and the payout waits [C19, SAFE-B1]', async () => {
    const { page, id, send, status } = await createOffRamp()
    const { network, counted, sendAdapter } = networkOf(page, id, whileAsked('tokensThere'))
    expect(await settled(send(sendAdapter))).toMatchObject({
      status: 'unknown',
      error: { code: 'network/tokens-held' },
    })
    network.shown = 'nothing'
    await vi.advanceTimersByTimeAsync(60_000)
    const entry = offRampEntry(page.journal, id)!
    const { isKept } = transferIn(page.journal, entry)
    expect([counted.handedOver, status(), isKept, isSendable(page.journal, entry)]).toEqual([0, 'pending', true, false])
  })

  test.each([
    ['and hands over once it answers', 'nothing', 1],
    ['and hands nothing over where it then shows the tokens', 'sent', 0],
  ] as const)(
    'a silent network is asked again in ever longer pauses, %s [C19, SAFE-E3]',
    async (_, shown, handedOver) => {
      const { page, id, send, status } = await createOffRamp()
      const { network, counted, sendAdapter } = networkOf(page, id, whileAsked('noAnswer'))
      void send(sendAdapter)
      await vi.advanceTimersByTimeAsync(30_000)
      expect([counted.handedOver, status()]).toEqual([0, 'pending'])
      // One before the asking, six before the hand-over, and three beside the hash.
      expect(counted.searches).toBeLessThan(12)
      network.shown = shown
      await vi.advanceTimersByTimeAsync(31_000)
      expect([Math.min(1, counted.handedOver), status()]).toEqual([handedOver, 'pending'])
    },
  )

  test('a transfer that the wallet has sent by itself is its own, and is handed over too [C19, C20]', async () => {
    const { page, id, send } = await createOffRamp()
    const { counted, sendAdapter } = networkOf(page, id, whileAsked('sent'))
    const findSent: ChainAdapter['findSent'] = async () => (counted.asked > 0 ? whole('hash') : null)
    void send({ ...sendAdapter, findSent })
    await vi.advanceTimersByTimeAsync(500)
    expect(counted.handedOver).toBeGreaterThan(0)
  })
})

describe('a look', () => {
  const deposit = { network: 'base', coin: 'usdc', to: '0x1' } as Deposit
  const unread = () => Promise.reject<never>(new ChainError('network/unreachable'))
  const look = (adapter: Pick<ChainAdapter, 'findSent' | 'balance'>) =>
    lookForTokens({ deposit, adapter, since: new Date(0) }, {} as ChainNode)

  test('whose search has no answer sees the tokens at the address all the same [C19, SAFE-B1]', async () => {
    expect(await look({ findSent: unread, balance: async () => '25.00' })).toEqual({
      status: 'tokensThere',
      size: 'enough',
    })
    expect(await look({ findSent: unread, balance: async () => '0.00' })).toMatchObject({ status: 'unknown' })
    expect(await look({ findSent: async () => null, balance: unread })).toMatchObject({ status: 'unknown' })
  })

  test.each([
    ['at its third try is an answer', 2, 60_000, 'none', 3],
    ['at its fourth would come too late', 3, 60_000, 'unknown', 3],
    ['after the customer has waited long enough is not asked for', 1, 500, 'unknown', 1],
  ] as const)('that is answered %s [C19, SAFE-E1]', async (_, failures, withinMs, status, looks) => {
    let looked = 0
    const once = async () => {
      looked += 1
      return looked > failures
        ? look({ findSent: async () => null, balance: async () => '0' })
        : look({ findSent: unread, balance: unread })
    }
    const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 1000))
    expect(await settled(lookAgain(once, { pause, withinMs }))).toMatchObject({ status })
    expect(looked).toBe(looks)
  })
})

test('two devices that approve one after the other send once, though the server counts nothing [C19, SAFE-B1]', async () => {
  const { page, id, send } = await createOffRamp()
  const { network, counted, sendAdapter } = networkOf(page, id)
  const node = { mayHandOver: async () => true } as ChainNode
  const late: SendTask['adapter'] = {
    ...sendAdapter,
    async send(...[, , guarded, steps]) {
      await steps.onAsking(4711, 'sends')
      // The other device is approved, and its transfer lands.
      network.shown = (await node.mayHandOver()) ? 'sent' : 'nothing'
      steps.onHash('hash')
      counted.handedOver += (await guarded.mayHandOver()) ? 1 : 0
      return { hash: 'hash', look: async () => 'unseen' }
    },
  }
  expect(await settled(send(late))).toEqual({ status: 'sent', hash: 'elsewhere' })
  expect(counted.handedOver).toBe(0)
})
