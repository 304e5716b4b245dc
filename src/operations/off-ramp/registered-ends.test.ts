import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ChainNode, TransactionState } from '../../chains/adapter.ts'
import { registerDue } from '../registration/registrar.ts'
import { partsOf } from './kill-matrix.fixture.ts'
import { LOST, createOffRamp, settled } from './registered-off-ramp.fixture.ts'
import { followPayout, sendPayout } from './send-payout.ts'
import { readUnfinished } from './unfinished.ts'
import { searchedEntries, searchFor } from './look/searches.ts'
import { asked, handedOver, told } from '../journal/news.fixture.ts'
import { transferIn } from './state/known.fixture.ts'

const DAY_MS = 24 * 60 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a transaction that has failed or expired, on a network whose tokens the server cannot see [C13, C19]', () => {
  const unanswered = () => Promise.reject(new Error('no answer'))

  test.each([
    ['sui', 'reverts'],
    ['aptos', 'reverts'],
    ['aptosSigning', 'isForgotten'],
  ] as const)(
    'a payout on %s whose wallet %s is cancelled only once its address can be read',
    async (family, wallet) => {
      const { world, page, task, status, entry, holding } = await createOffRamp(family, wallet)
      const silent = { ...task, adapter: holding(unanswered) }
      expect(await settled(sendPayout(partsOf(page), silent))).toMatchObject({ status: 'unknown' })
      expect(status()).toBe('pending')
      const later = followPayout(partsOf(world.open()), task, { entry: entry(), hash: 'hash_0' })
      expect(await settled(later)).toMatchObject({ isCancelled: true })
      expect([status(), entry().phase]).toEqual(['cancelled', 'done'])
    },
  )

  test.each([
    ['without tokens cancels', '0.000000', 'notSent', 'cancelled'],
    ['with tokens cancels nothing', '0.000001', 'unknown', 'pending'],
    ['that cannot be read cancels nothing', null, 'unknown', 'pending'],
  ] as const)('an address %s where the server cannot be informed', async (_, balance, end, left) => {
    const { world, page, task, status, holding } = await createOffRamp('aptosSigning', 'isForgotten')
    world.registry.faults.push(...LOST, ...LOST, ...LOST)
    const adapter = holding(() => (balance === null ? unanswered() : Promise.resolve(balance)))
    const sent = await settled(sendPayout(partsOf(page), { ...task, adapter }))
    expect([sent.status, status()]).toEqual([end, left])
  })

  test.each([
    ['already', ['1.00']],
    ['a moment later', ['0.00', '1.00']],
  ])('no payout is cancelled where another transaction has brought tokens to its address %s', async (_, balances) => {
    const { page, task, status, holding } = await createOffRamp('aptosSigning', 'isForgotten')
    const remaining = [...balances]
    const adapter = holding(async () => (remaining.length > 1 ? remaining.shift()! : remaining[0]!))
    expect(await settled(sendPayout(partsOf(page), { ...task, adapter }))).toMatchObject({ status: 'unknown' })
    expect(status()).toBe('pending')
  })

  test('the transaction cancels nothing where the server says that it has the tokens, until the network shows them', async () => {
    const { world, page, task, status, entry, holding } = await createOffRamp('aptosSigning', 'isForgotten')
    world.registry.faults.push(...LOST, ...LOST)
    const adapter = holding(unanswered)
    expect(await settled(sendPayout(partsOf(page), { ...task, adapter }))).toMatchObject({ status: 'unknown' })
    // The node of the page is behind.
    world.registry.land(task.payoutId, 'hash_0')
    world.registry.faults.length = 0
    const later = partsOf(world.open())
    const left = { entry: entry(), hash: 'hash_0' }
    expect(await settled(followPayout(later, { ...task, adapter }, left))).toMatchObject({ status: 'unknown' })
    expect([status(), transferIn(page.journal, entry()).registration]).toEqual(['funded', 'registered'])
    expect(await settled(readUnfinished(world.open()))).toMatchObject([{ entry: { phase: 'created' } }])
    world.transactions[0]!.fate = 'landed'
    const end = await settled(followPayout(partsOf(world.open()), task, left))
    expect([end, entry().phase]).toEqual([{ status: 'sent', hash: 'hash_0' }, 'done'])
  })

  test('a payout that another device has cancelled while the network was searched ends by the server’s word', async () => {
    const { world, page, task, status, entry, hasLeft } = await createOffRamp('aptos', 'reverts')
    const findSent = async () => {
      if (hasLeft()) world.server.payouts[0]!['status'] = 'cancelled'
      return null
    }
    const sending = sendPayout(partsOf(page), { ...task, adapter: { ...page.adapter, findSent } })
    expect(await settled(sending)).toEqual({ status: 'elsewhere' })
    expect([status(), entry().phase]).toEqual(['cancelled', 'done'])
  })

  test('the transaction cancels nothing while the payout waits for another one', async () => {
    const { world, page, task, status, holding } = await createOffRamp('aptos', 'reverts')
    world.registry.hashes.set(task.payoutId, 'hash_of_another')
    const adapter = holding(unanswered)
    expect(await settled(sendPayout(partsOf(page), { ...task, adapter }))).toMatchObject({ status: 'unknown' })
    expect(status()).toBe('pending')
  })

  test.each([
    ['is done where another device has cancelled the payout', 'cancelled', { status: 'elsewhere' }, 'done'],
    ['stays unfinished while the payout waits', 'pending', { status: 'unknown' }, 'created'],
  ] as const)(
    'an expired transaction that was never registered, and that no node can search for, %s',
    async (...row) => {
      const [, left, end, phase] = row
      const { world, page, task, status, entry, hasLeft } = await createOffRamp('aptosSigning', 'isForgotten')
      world.registry.faults.push(...LOST, ...LOST)
      const findSent = async () => (hasLeft() ? unanswered() : null)
      const sending = sendPayout(partsOf(page), { ...task, adapter: { ...page.adapter, findSent } })
      await vi.advanceTimersByTimeAsync(1000)
      world.server.payouts[0]!['status'] = left
      expect(await settled(sending, 900_000)).toMatchObject(end)
      expect([status(), entry().phase]).toEqual([left, phase])
    },
  )

  test('a transaction ends with the server’s word, and cancels nothing, where another one of the payout has paid', async () => {
    const { world, task, send, status, entry } = await createOffRamp('aptos', 'reverts')
    world.registry.hashes.set(task.payoutId, 'hash_of_another')
    world.registry.land(task.payoutId, 'hash_of_another')
    expect(await settled(send())).toMatchObject({ status: 'elsewhere' })
    expect([status(), entry().phase]).toEqual(['funded', 'created'])
  })
})

test('a wallet’s refusal cancels nothing while the address holds tokens, which a search may not find [C13, C20]', async () => {
  const { page, task, status, holding, isAsked } = await createOffRamp('aptos', 'declines')
  const adapter = holding(async () => '1.00', isAsked)
  expect(await settled(sendPayout(partsOf(page), { ...task, adapter }))).toMatchObject({ status: 'unknown' })
  expect(status()).toBe('pending')
})

test('a hash whose transaction stays on its page is not registered until it is handed over [C13, C19]', async () => {
  const { world, page, task, entry } = await createOffRamp('sui')
  void sendPayout(partsOf(page), task)
  // The customer has not answered yet.
  await vi.advanceTimersByTimeAsync(200)
  world.server.payouts[0]!['status'] = 'cancelled'
  await vi.advanceTimersByTimeAsync(200)
  world.server.payouts[0]!['status'] = 'pending'
  await vi.advanceTimersByTimeAsync(600)
  const { hash, sources } = transferIn(page.journal, entry())
  expect([world.registry.calls, sources]).toEqual([[], ['told']])
  page.journal.record(entry().opId, handedOver(hash))
  await vi.advanceTimersByTimeAsync(5000)
  expect(world.registry.calls).toHaveLength(1)
})

test('a transfer that a wallet of Sui has refused is searched for once by each page for three days, because it may land the next day [C20]', async () => {
  const { world, task, send, entry } = await createOffRamp('sui', 'declines')
  await settled(send())
  const looksOf = async () => {
    const findSent = vi.fn<() => Promise<null>>(async () => null)
    const later = partsOf(world.open())
    const looking = searchFor(later, { entry: entry(), deposit: task.deposit, adapter: { findSent } })
    await settled(looking)
    return [searchedEntries(later).length, findSent.mock.calls.length]
  }
  await vi.advanceTimersByTimeAsync(DAY_MS)
  expect(await looksOf()).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(2 * DAY_MS)
  expect(await looksOf()).toEqual([0, 0])
})

test('a hash without a broadcast is registered only once the network has it, and then at once [C13]', async () => {
  const { world, task, entry, page, payout } = await createOffRamp('sui')
  page.journal.record(entry().opId, asked('sui'), told('hash_x'), { kind: 'bound', hash: 'hash_x', bound: '12' })
  const later = world.open()
  await settled(registerDue(partsOf(later)))
  expect(world.registry.calls).toEqual([])
  const network: { state: TransactionState } = { state: 'unseen' }
  const adapter = { ...task.adapter, follow: () => ({ hash: 'hash_x', look: async () => network.state }) }
  const parts = { ...partsOf(later), node: {} as ChainNode }
  const following = followPayout(parts, { ...task, adapter }, { entry: entry(), hash: 'hash_x' })
  await vi.advanceTimersByTimeAsync(2500)
  expect(world.registry.calls).toEqual([])
  // Before it is decided: the page may be closed by then.
  network.state = 'seen'
  await vi.advanceTimersByTimeAsync(2500)
  expect(world.registry.calls).toMatchObject([{ transferId: payout.id, sourceTransactionHash: 'hash_x' }])
  network.state = 'confirmed'
  expect(await settled(following)).toEqual({ status: 'sent', hash: 'hash_x' })
  expect(world.registry.calls).toHaveLength(1)
})

const DONE = { phase: 'done', hash: 'hash_0', registration: 'registered' }

describe('the server’s answer, before the network has decided [C13]', () => {
  test('an answer counts for nothing while it knows no transaction, and what is cancelled elsewhere is followed to its end', async () => {
    const { world, send, entry, status } = await createOffRamp('sui')
    world.registry.faults.push(...LOST)
    const sending = send()
    await vi.advanceTimersByTimeAsync(1000)
    world.server.payouts[0]!['status'] = 'cancelled'
    world.transactions[0]!.signedAt += 10_000
    expect(await settled(sending)).toMatchObject({ status: 'unregistered', hash: 'hash_0' })
    expect([status(), entry().phase]).toEqual(['cancelled', 'created'])
  })

  test('a server that believes any hash does not end what the network has not confirmed', async () => {
    const { world, send } = await createOffRamp('sui')
    const sending = send()
    await vi.advanceTimersByTimeAsync(1000)
    world.server.payouts[0]!['status'] = 'funded'
    world.transactions[0]!.signedAt += 10_000
    expect(await settled(sending)).toEqual({ status: 'sent', hash: 'hash_0' })
  })

  test('an answer ends what was cancelled elsewhere when it knows the transaction only after the network', async () => {
    const { world, page, task, send, entry, status } = await createOffRamp('sui')
    world.registry.faults.push(...LOST)
    const sending = send()
    await vi.advanceTimersByTimeAsync(1000)
    world.server.payouts[0]!['status'] = 'cancelled'
    await settled(sending)
    const left = { entry: entry(), hash: 'hash_0' }
    const later = partsOf(world.open())
    expect(entry().phase).toBe('created')
    world.registry.faults.push('slow')
    const end = await settled(followPayout(later, { ...task, adapter: page.adapter }, left))
    expect(end).toEqual({ status: 'over', tokens: 'returned' })
    expect([status(), transferIn(page.journal, entry())]).toMatchObject(['refunded', DONE])
  })

  test('an answer ends what was cancelled elsewhere while nothing has gone back yet', async () => {
    const { world, page, task, send, entry } = await createOffRamp('sui')
    world.registry.faults.push(...LOST)
    await settled(send())
    const server = world.server.payouts[0]!
    Object.defineProperty(server, 'status', { enumerable: true, get: () => 'cancelled', set: () => {} })
    const left = { entry: entry(), hash: 'hash_0' }
    world.registry.faults.push('slow')
    const later = followPayout(partsOf(world.open()), { ...task, adapter: page.adapter }, left)
    expect(await settled(later)).toEqual({ status: 'over', tokens: 'came' })
    expect(transferIn(page.journal, entry())).toMatchObject(DONE)
  })

  test('an answer ends what was cancelled elsewhere once it knows the transaction', async () => {
    const { world, page, send, entry } = await createOffRamp('sui')
    const sending = send()
    await vi.advanceTimersByTimeAsync(1000)
    world.server.payouts[0]!['status'] = 'cancelled'
    world.transactions[0]!.signedAt += 10_000
    expect(await settled(sending)).toEqual({ status: 'over', tokens: 'awaited' })
    expect(transferIn(page.journal, entry())).toMatchObject(DONE)
  })
})
