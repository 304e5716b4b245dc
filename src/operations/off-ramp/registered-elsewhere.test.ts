import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { meetPayout } from '../intents/meet-payout.ts'
import { createStorage } from '../intents/payout-server.fixture.ts'
import { registerDue } from '../registration/registrar.ts'
import type { Wallet } from './fake-wallets.fixture.ts'
import { cancelEarlierOffRamp, CLEAN, judge, partsOf, pressSendNow, stateOn } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { createOffRamp, LOST, settled, MANY_LOST } from './registered-off-ramp.fixture.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'
import { readUnfinished } from './unfinished.ts'
import { whole } from '../../chains/sent.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const HOUR_MS = 60 * 60_000

describe('a payout of another device [C13, H11]', () => {
  async function madeElsewhere(wallet: Wallet) {
    const { world, payout, task, status } = await createOffRamp('aptosSigning')
    const other = createOffRampWorld('aptosSigning', wallet)
    other.server.payouts.push(...world.server.payouts)
    const device = other.open()
    device.journal.enterMadeElsewhere('offRamp', {}, payout.id)
    const send = (adapter: Partial<typeof device.adapter> = {}) =>
      sendPayout(partsOf(device), { ...task, adapter: { ...device.adapter, ...adapter } })
    const fate = () => other.transactions[0]!.fate
    return { other, registry: other.registry, send, status, fate }
  }

  test('is registered before its transaction leaves the page', async () => {
    const { registry, send, status, fate } = await madeElsewhere('approves')
    registry.faults.push('slow')
    const sending = send()
    await vi.advanceTimersByTimeAsync(4000)
    expect([fate(), registry.hashes.size]).toEqual(['signed', 1])
    expect(await settled(sending)).toEqual({ status: 'sent', hash: 'hash_0' })
    expect([status(), registry.calls.length]).toEqual(['funded', 1])
  })

  test('is not sent while the server does not answer its registration, so that its own device can still send', async () => {
    const { registry, send, status, fate } = await madeElsewhere('approves')
    registry.faults.push(...MANY_LOST)
    expect(await settled(send())).toMatchObject({ status: 'notSent', isCancelled: false })
    expect([fate(), registry.hashes.size, status()]).toEqual(['forgotten', 0, 'pending'])
  })

  test('is not registered with a transaction that has not left the page, even if the network shows no balance', async () => {
    const { other, registry, send, status, fate } = await madeElsewhere('approves')
    other.server.faultOfReads.current = 'error500'
    const balance = async () => {
      if (other.transactions.length > 0) throw new Error('no answer')
      return '0.00'
    }
    expect(await settled(send({ balance }))).toMatchObject({ status: 'unknown' })
    expect([fate(), registry.calls, status()]).toEqual(['forgotten', [], 'pending'])
  })

  test.each([
    ['expires', 'isForgotten'],
    ['fails', 'reverts'],
  ] as const)(
    'is cancelled when its registered transaction %s, because the server takes no other [C19]',
    async (_, wallet) => {
      const { registry, send, status } = await madeElsewhere(wallet)
      expect(await settled(send())).toMatchObject({ status: 'notSent', isCancelled: true })
      expect([status(), registry.calls.length]).toEqual(['cancelled', 1])
    },
  )
})

test('what another device has sent before the wallet was asked is registered by later pages, though its payout has ended [C13, C20]', async () => {
  const { world, page, payout, task, status } = await createOffRamp('sui')
  world.registry.faults.push(...LOST, ...LOST)
  const adapter = {
    ...page.adapter,
    findSent: async () => whole('hash_elsewhere'),
    follow: () => ({ hash: 'hash_elsewhere', look: async () => 'seen' as const }),
  }
  void sendPayout(partsOf(page), { ...task, adapter })
  await vi.advanceTimersByTimeAsync(5000)
  expect([world.transactions, world.registry.hashes.size, status()]).toEqual([[], 0, 'pending'])
  vi.clearAllTimers()
  world.server.payouts[0]!['status'] = 'cancelled'
  world.registry.faults.length = 0
  const later = world.open()
  expect(await settled(readUnfinished(later))).toMatchObject([
    { payout: { id: payout.id }, entry: { phase: 'created' } },
  ])
  await settled(registerDue(partsOf(later)))
  expect(world.registry.calls.at(-1)).toMatchObject({ sourceTransactionHash: 'hash_elsewhere' })
})

describe('a signed transaction whose payout has another one [C13, SAFE-B1]', () => {
  test.each([
    ['as another payout', 'payout_999', 'hash_0'],
    ['with another hash', null, 'hash_of_another'],
  ])('stays in the page of its own device where the server knows it %s', async (_, id, hash) => {
    const { world, page, payout, send, status } = await createOffRamp('sui')
    world.registry.hashes.set(id ?? payout.id, hash)
    expect(await settled(send())).toEqual({ status: 'conflict' })
    expect([world.transactions[0]!.fate, status()]).toEqual(['signed', 'pending'])
    const kept = { hash: 'hash_0', isKept: true, registration: 'refused' }
    const later = world.open()
    expect(await settled(readUnfinished(later))).toMatchObject([{ payout: { id: payout.id } }])
    for (const { journal } of [page, later])
      expect(journal.knownOf(offRampEntry(journal, payout.id)!).hashes).toMatchObject([kept])
    await settled(registerDue(partsOf(world.open())))
    expect(world.registry.calls).toHaveLength(1)
  })

  test.each(['sui', 'aptosSigning'] as const)(
    'on %s is not forgotten: no page asks a wallet for the same payout again, and its customer may cancel it [E18, C19]',
    async (family) => {
      const { world, payout, send, status } = await createOffRamp(family)
      world.registry.hashes.set(payout.id, 'hash_of_another')
      expect(await settled(send())).toEqual({ status: 'conflict' })
      const later = world.open()
      expect(stateOn(later, payout)).toMatchObject({ kind: 'conflict', ask: 'no', cancel: 'byWord', hold: 'free' })
      const left = { payout, entry: meetPayout(later.journal, payout) }
      await settled(pressSendNow(later, left))
      expect(world.transactions).toHaveLength(1)
      expect(await settled(cancelEarlierOffRamp(later, left))).toMatchObject({ status: 'cancelled' })
      expect([status(), stateOn(world.open(), { ...payout, status: 'cancelled' })]).toMatchObject([
        'cancelled',
        { kind: 'ended', request: null },
      ])
    },
  )

  test('keeps the payout from a wallet that submits by itself, while the other device’s is on its way [SAFE-B1]', async () => {
    const { world, page, payout, task, send } = await createOffRamp('aptosSigning')
    world.registry.hashes.set(payout.id, 'hash_of_another')
    expect(await settled(send())).toEqual({ status: 'conflict' })
    const submit = vi.fn<() => Promise<never>>()
    meetPayout(page.journal, payout)
    const adapter = { ...page.adapter, send: submit }
    expect(await settled(sendPayout(partsOf(world.open()), { ...task, adapter }))).toEqual({ status: 'elsewhere' })
    expect(submit).not.toHaveBeenCalled()
  })

  test('ends with its payout, once the server has the tokens of the other one [C13]', async () => {
    const { world, payout, send } = await createOffRamp('sui')
    world.registry.hashes.set(payout.id, 'hash_of_another')
    expect(await settled(send())).toEqual({ status: 'conflict' })
    world.server.payouts[0]!['status'] = 'funded'
    const later = world.open()
    expect(await settled(readUnfinished(later))).toEqual([])
    expect([
      stateOn(later, { ...payout, status: 'funded' })?.kind,
      offRampEntry(later.journal, payout.id),
    ]).toMatchObject(['arrived', { phase: 'done' }])
  })

  test.each(['made', 'did not make'])(
    'stays in the page of the device that %s the payout, if the other one asks its wallet first',
    async (loser) => {
      const { world, payout, task, send, status } = await createOffRamp('sui')
      const device = world.open(undefined, true, createStorage())
      device.journal.enterMadeElsewhere('offRamp', {}, payout.id)
      const elsewhere = () => sendPayout(partsOf(device), { ...task, adapter: device.adapter, since: new Date(0) })
      const [first, second] = loser === 'made' ? [elsewhere, send] : [send, elsewhere]
      const winning = first()
      await vi.advanceTimersByTimeAsync(200)
      expect(await settled(Promise.all([winning, second()]))).toEqual([
        { status: 'sent', hash: 'hash_0' },
        { status: 'conflict' },
      ])
      expect([status(), judge(world)]).toEqual(['funded', { ...CLEAN, asked: 2 }])
    },
  )

  test('ends at a later look, if the server has not answered before', async () => {
    const { world, payout, task } = await createOffRamp('sui')
    const device = world.open(undefined, true, createStorage())
    device.journal.enterMadeElsewhere('offRamp', {}, payout.id)
    world.registry.faults.push(...MANY_LOST)
    const look = vi.fn<() => void>()
    const adapter: typeof device.adapter = {
      ...device.adapter,
      async send(session, deposit, node, steps) {
        const watch = await device.adapter.send(session, deposit, node, steps)
        const resend = async () => {
          look()
          await node.mayHandOver()
          return 'unseen' as const
        }
        return { hash: watch.hash, look: resend }
      },
    }
    const sending = sendPayout(partsOf(device), { ...task, adapter })
    await vi.advanceTimersByTimeAsync(30_000)
    world.registry.faults.length = 0
    world.registry.hashes.set(payout.id, 'hash_of_another')
    expect(await settled(sending, HOUR_MS)).toEqual({ status: 'conflict' })
    expect([world.transactions[0]!.fate, look.mock.calls.length > 30]).toEqual(['signed', true])
  })
})

test('the device that made a payout sends where the server does not answer its registration, and registers later [C13, CHAIN-26]', async () => {
  const { world, send, status } = await createOffRamp('sui')
  world.registry.faults.push(...LOST)
  expect(await settled(send())).toMatchObject({ status: 'unregistered', isConflict: false })
  expect([world.transactions[0]!.fate, status()]).toEqual(['landed', 'pending'])
})
