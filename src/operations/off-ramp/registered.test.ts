import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStorage } from '../intents/payout-server.fixture.ts'
import { registerDue } from '../registration/registrar.ts'
import { judge, partsOf } from './kill-matrix.fixture.ts'
import { LOST, MANY_LOST, createOffRamp, settled } from './registered-off-ramp.fixture.ts'
import { findUnknownTransfer } from '../sendings/find-unknown-transfer.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'
import { readUnfinished } from './unfinished.ts'
import { transferIn, transfersIn } from './state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const FAMILIES = ['sui', 'aptos'] as const

describe.each(FAMILIES)('an off-ramp on %s, of which the server must be informed [CHAIN-26, C13]', (family) => {
  test('is registered once it has left the page, before the network has confirmed it, or once the network shows what a wallet has sent by itself [STATE-OFFR-04, STATE-OFFR-05, API-36]', async () => {
    const { world, page, payout, send, entry, status } = await createOffRamp(family)
    const transfer = () => transferIn(page.journal, entry())
    const sending = send()
    await vi.advanceTimersByTimeAsync(1000)
    const call = { sourceChain: family, sourceTransactionHash: 'hash_0', transferId: payout.id }
    // A hash that a wallet told is a hint: the server takes one, and the tokens may come by another.
    const isTold = family === 'aptos'
    expect(world.registry.calls).toEqual(isTold ? [] : [call])
    expect([status(), transfer()]).toMatchObject([
      'pending',
      { hash: 'hash_0', registration: isTold ? 'none' : 'registered' },
    ])
    await vi.advanceTimersByTimeAsync(4000)
    expect([world.registry.calls, transfer()]).toMatchObject([[call], { hash: 'hash_0', registration: 'registered' }])
    expect(await settled(sending)).toEqual({ status: 'sent', hash: 'hash_0' })
    expect([status(), world.registry.calls.length]).toEqual(['funded', 1])
    expect([await settled(readUnfinished(world.open())), entry().phase]).toEqual([[], 'done'])
  })

  test('is registered by a later page once it has left its own, though the network does not show it yet [STATE-OFFR-04, STATE-OFFR-05]', async () => {
    const { world, page, send, entry } = await createOffRamp(family)
    world.registry.faults.push(...LOST)
    void send()
    await vi.advanceTimersByTimeAsync(1000)
    world.transactions[0]!.signedAt += 60_000
    await vi.advanceTimersByTimeAsync(9000)
    const isTold = family === 'aptos'
    expect(transferIn(page.journal, entry())).toMatchObject({
      fate: 'unseen',
      sources: isTold ? ['told'] : ['told', 'handedOver'],
    })
    const before = world.registry.calls.length
    await settled(registerDue(partsOf(world.open())), 200)
    expect(world.registry.calls.length > before).toBe(!isTold)
  })

  test('is unfinished while the server has not taken it, though its tokens have come, and later pages show it [STATE-OFFR-04, STATE-OFFR-05]', async () => {
    const { world, send, entry, status } = await createOffRamp(family)
    world.registry.faults.push(...LOST)
    expect(await settled(send())).toMatchObject({ status: 'unregistered', hash: 'hash_0', isConflict: false })
    expect([status(), entry().phase, world.registry.calls.length]).toEqual(['pending', 'created', 3])
    const later = world.open()
    expect(await settled(readUnfinished(later))).toMatchObject([{ entry: { phase: 'created' } }])
    await settled(registerDue(partsOf(later)))
    expect([status(), entry().phase, world.registry.calls.length]).toEqual(['funded', 'created', 4])
    await settled(readUnfinished(later))
    expect(entry().phase).toBe('done')
  })

  test('is asked about again after one second, two, four … by the page whose tries have failed [C13]', async () => {
    const { world, page, send } = await createOffRamp(family)
    world.registry.faults.push(...MANY_LOST)
    await settled(send(), 20_000)
    const { calls } = world.registry
    const askedAt: number[] = []
    for (let second = 0; askedAt.length < 12; second += 1) {
      const known = calls.length
      void registerDue(partsOf(page))
      await vi.advanceTimersByTimeAsync(1000)
      askedAt.push(...calls.slice(known).map(() => second))
    }
    // Each time it is tried three times.
    const pauses = [3, 6, 9].map((next) => askedAt[next]! - askedAt[next - 1]!)
    expect(pauses.map((pause) => 2 ** Math.floor(Math.log2(pause)))).toEqual([2, 4, 8])
  })

  test.each(['error404', 'error422'] as const)(
    'an %s of its server is a definite no, which no later page asks again [C13]',
    async (fault) => {
      const { world, send, page } = await createOffRamp(family)
      world.registry.faults.push(fault)
      // Where this page hands over, it registers first, and keeps what nobody would wait for.
      const end = family === 'sui' ? { status: 'conflict' } : { status: 'unregistered', isConflict: true }
      expect(await settled(send(), 20_000)).toMatchObject(end)
      const calls = world.registry.calls.length
      await settled(registerDue(partsOf(page)), 20_000)
      await settled(registerDue(partsOf(world.open())), 20_000)
      expect(world.registry.calls).toHaveLength(calls)
    },
  )

  test('a 404 of a gateway decides nothing: it is asked about again [C13]', async () => {
    const { world, send } = await createOffRamp(family)
    world.registry.faults.push('html404')
    await settled(send(), 20_000)
    await settled(registerDue(partsOf(world.open())), 20_000)
    expect(world.registry.hashes.size).toBe(1)
  })

  test('an off-ramp that was cancelled elsewhere while its tokens came is registered anyway, so that they go back', async () => {
    const { world, send, entry, status } = await createOffRamp(family)
    world.registry.faults.push(...LOST)
    await settled(send())
    world.server.payouts[0]!['status'] = 'cancelled'
    const later = world.open()
    expect(await settled(readUnfinished(later))).toHaveLength(1)
    await settled(registerDue(partsOf(later)))
    expect(status()).toBe('refunded')
    await settled(readUnfinished(later))
    expect(entry().phase).toBe('done')
  })

  test('is registered by every device that knows it, and funded once [E18]', async () => {
    const { world, page, payout, task, send, status } = await createOffRamp(family)
    world.registry.faults.push('requestLost')
    const device = world.open(undefined, true, createStorage())
    device.journal.enterMadeElsewhere('offRamp', {}, payout.id)
    const first = send()
    await vi.advanceTimersByTimeAsync(3900)
    const second = sendPayout(partsOf(device), { ...task, adapter: device.adapter, since: new Date(0) })
    await settled(Promise.all([first, second]))
    expect(judge(world)).toMatchObject({ doubled: 0, lost: 0, unregistered: 0, stranded: 0 })
    const { hash, registration } = transferIn(page.journal, page.journal.entries()[0]!)
    expect([status(), hash, registration]).toEqual(['funded', 'hash_0', 'registered'])
  })

  test('is found and registered by another device that shows it, where its own has forgotten it', async () => {
    const { world, payout, task, send } = await createOffRamp(family)
    world.registry.faults.push(...LOST)
    await settled(send())
    const device = world.open(undefined, true, createStorage())
    const parts = {
      api: { isOpen: () => true },
      journal: device.journal,
      node: {} as never,
      adapterOf: () => device.adapter,
    }
    expect(await settled(findUnknownTransfer(parts, payout))).toBe(true)
    expect(await settled(findUnknownTransfer(parts, payout))).toBe(false)
    await settled(registerDue(partsOf(device)))
    const found = transferIn(device.journal, offRampEntry(device.journal, payout.id)!)
    expect([world.registry.hashes.get(payout.id), found]).toMatchObject([
      'hash_0',
      { phase: 'created', hash: 'hash_0', registration: 'registered', madeElsewhere: true },
    ])
    expect(task.deposit.network).toBe(family)
  })

  test('is not registered once its customer has signed out [SAFE-F6]', async () => {
    const { world, page, task } = await createOffRamp(family)
    const parts = { ...partsOf(page), isAttended: () => world.transactions.every(({ signedAt }) => signedAt === 0) }
    void sendPayout(parts, task)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([world.transactions.length, world.registry.calls]).toEqual([1, []])
  })
})

test.each([
  ['another payout', 'payout_999', 'hash_0'],
  ['this payout under another hash', null, 'hash_of_another'],
])(
  'an off-ramp that a wallet has sent, and the server knows as %s, stops there, and is not cancelled [CHAIN-26, C13]',
  async (_, id, hash) => {
    const { world, page, payout, send, entry, status } = await createOffRamp('aptos')
    world.registry.hashes.set(id ?? payout.id, hash)
    const end = await settled(send())
    expect(end).toMatchObject({ status: 'unregistered', isConflict: true, error: { code: 'cctp_conflict' } })
    const refused = { phase: 'created', hash: 'hash_0', registration: 'refused' }
    expect([status(), transferIn(page.journal, entry())]).toMatchObject(['pending', refused])
    for (const each of [page, world.open()]) await settled(registerDue(partsOf(each)))
    const { registrar } = world.open()
    const sent = { entry: entry(), payoutId: payout.id, network: 'aptos', hash: 'hash_0', isAttended: () => true }
    expect(await settled(registrar.register(sent))).toEqual({ status: 'conflict', error: null })
    expect(world.registry.calls).toHaveLength(1)
    const later = world.open()
    expect(await settled(readUnfinished(later))).toHaveLength(1)
    expect(transfersIn(later.journal)).toMatchObject([refused])
  },
)
