import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import type { Arrived } from '../../chains/adapter.ts'
import { createStorage } from '../intents/payout-server.fixture.ts'
import { partsOf, stateOn, type Page } from '../off-ramp/kill-matrix.fixture.ts'
import { createOffRamp, LOST, settled } from '../off-ramp/registered-off-ramp.fixture.ts'
import { offRampEntry, sendPayout } from '../off-ramp/send-payout.ts'
import { findSender, lookForLateTokens, recordEnteredTransaction } from './late-tokens.ts'
import { registerDue } from './registrar.ts'
import { whole } from '../../chains/sent.fixture.ts'
import { transferIn } from '../off-ramp/state/known.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const STRANGER = `0x${'5'.repeat(64)}`
const FROM_STRANGER: Arrived = { ...whole('hash_of_stranger'), from: STRANGER }
const NONE = { status: 'none' }
const TOKENS_THERE = { status: 'stranded', hash: null, moved: null, isConflict: false }
const silent = () => Promise.reject(new Error('silent'))

interface Network {
  readonly arrived?: readonly Arrived[]
  readonly balance?: string
}

/** Its wallet declined, so it was cancelled; then the network has something at its address. */
async function declined(family: 'sui' | 'aptos') {
  const made = await createOffRamp(family, 'declines')
  const { world, page, task } = made
  expect(await settled(sendPayout(partsOf(page), task))).toMatchObject({ status: 'notSent', isCancelled: true })
  const { id } = made.payout
  const adapterWith = ({ arrived = [], balance = '0.00' }: Network) => ({
    findArrived: async () => arrived,
    balance: async () => balance,
  })
  const look = async (shown: Network, on: Page = page, adapter = adapterWith(shown)) =>
    settled(lookForLateTokens({ ...partsOf(on), adapter }, await settled(getPayout(on.api, id), 0)))
  const read = (on: Page = page) => settled(getPayout(on.api, id), 0)
  return { ...made, id, adapterWith, look, read, otherDevice: () => world.open(undefined, true, createStorage()) }
}

describe.each(['sui', 'aptos'] as const)('a cancelled off-ramp on %s', (family) => {
  test('whose tokens came from another account has them registered, and sent back to that account [C13, C19]', async () => {
    const { world, id, look, status } = await declined(family)
    world.registry.land(id, FROM_STRANGER.hash)
    expect(status()).toBe('cancelled')
    const late = await look({ arrived: [FROM_STRANGER], balance: '12.34' })
    expect(late).toEqual({ status: 'comesBack', ...FROM_STRANGER })
    expect([world.registry.hashes.get(id), status()]).toEqual([FROM_STRANGER.hash, 'refunded'])
  })

  test('has its tokens found and registered by a device that never knew it [C13, C19]', async () => {
    const { world, page, id, look, status, otherDevice } = await declined(family)
    world.registry.land(id, 'hash_late')
    const device = otherDevice()
    const from = page.payload.source.id
    expect(await look({ arrived: [{ ...whole('hash_late'), from }] }, device)).toMatchObject({
      status: 'comesBack',
      from,
    })
    expect(status()).toBe('refunded')
    expect(transferIn(device.journal, offRampEntry(device.journal, id)!)).toMatchObject({
      phase: 'done',
      isReturning: true,
      hash: 'hash_late',
      registration: 'registered',
    })
  })

  test('is stranded while its address holds tokens of an unknown transaction [C13, C19]', async () => {
    const { world, look, otherDevice } = await declined(family)
    for (const balance of ['12.34', '0.01', '100.00']) expect(await look({ balance })).toEqual(TOKENS_THERE)
    expect(await look({ balance: '0.01' }, otherDevice())).toEqual(TOKENS_THERE)
    expect(await look({ balance: '0.00' })).toEqual(NONE)
    expect(world.registry.calls).toEqual([])
  })

  test('is stranded until the server takes the transaction, which later pages register again [C13]', async () => {
    const { world, page, id, look, status } = await declined(family)
    world.registry.faults.push(...LOST)
    world.registry.land(id, FROM_STRANGER.hash)
    const late = await look({ arrived: [FROM_STRANGER] })
    expect(late).toEqual({ status: 'stranded', ...whole(FROM_STRANGER.hash), isConflict: false })
    expect(status()).toBe('cancelled')
    await settled(registerDue(partsOf(world.open())))
    expect(status()).toBe('refunded')
    expect(transferIn(page.journal, offRampEntry(page.journal, id)!)).toMatchObject({
      hash: FROM_STRANGER.hash,
      registration: 'registered',
    })
  })

  test('promises nothing for a second transaction, which the server does not take [C13]', async () => {
    const { world, page, id, read, look } = await declined(family)
    world.registry.hashes.set(id, 'hash_that_never_landed')
    expect(await look({ arrived: [FROM_STRANGER] })).toMatchObject({ status: 'stranded', isConflict: true })
    recordEnteredTransaction(page.journal, await read(), 'hash_that_never_landed')
    const both = await look({ arrived: [FROM_STRANGER] })
    expect(both).toEqual({ status: 'stranded', ...whole(FROM_STRANGER.hash), isConflict: true })
    expect(transferIn(page.journal, offRampEntry(page.journal, id)!)).toMatchObject({
      hash: 'hash_that_never_landed',
      registration: 'registered',
    })
  })

  test('knows the transaction that its customer has entered, also where no network shows it [C13]', async () => {
    const { page, read, look, otherDevice } = await declined(family)
    for (const on of [page, otherDevice()]) {
      recordEnteredTransaction(on.journal, await read(on), 'hash_entered')
      const late = await look({}, on, { findArrived: silent, balance: silent })
      expect(late).toEqual({ status: 'comesBack', hash: 'hash_entered', from: null, moved: null })
    }
  })

  test('says nothing of a network that does not answer [SAFE-E1]', async () => {
    const { world, look } = await declined(family)
    expect(await look({}, undefined, { findArrived: silent, balance: silent })).toEqual(NONE)
    expect(world.registry.calls).toEqual([])
  })

  test('is registered in no name but its customer’s [SAFE-F6]', async () => {
    const { world, page, read, adapterWith } = await declined(family)
    const adapter = adapterWith({ arrived: [FROM_STRANGER] })
    const parts = { ...partsOf(page), adapter, isAttended: () => false }
    expect(await settled(lookForLateTokens(parts, await read()))).toMatchObject({ status: 'stranded' })
    expect(world.registry.calls).toEqual([])
  })

  test('names the account that its tokens came from, once they were sent back [C19]', async () => {
    const { world, page, id, look, read, adapterWith, otherDevice } = await declined(family)
    world.registry.land(id, FROM_STRANGER.hash)
    const adapter = adapterWith({ arrived: [{ ...whole('hash_of_own'), from: page.payload.source.id }, FROM_STRANGER] })
    await look({ arrived: [FROM_STRANGER] })
    const senderOn = async (on: Page) => settled(findSender({ ...partsOf(on), adapter }, await read(on)))
    expect([await senderOn(page), await senderOn(otherDevice())]).toEqual([STRANGER, null])
  })
})

test.each(['evm', 'solana'] as const)(
  'on %s, where the server finds tokens by itself, nothing is registered [C13]',
  async (family) => {
    const { world, page, payout } = await createOffRamp(family)
    world.server.payouts[0]!['status'] = 'cancelled'
    const cancelled = await settled(getPayout(page.api, payout.id), 0)
    const adapter = { findArrived: silent, balance: silent }
    expect(await lookForLateTokens({ ...partsOf(page), adapter }, cancelled)).toEqual(NONE)
    expect(world.registry.calls).toEqual([])
  },
)

test.each(['pending', 'funded', 'failed', 'refunded'])('a payout that is %s is not looked at', async (status) => {
  const { world, page, payout } = await createOffRamp('sui')
  world.server.payouts[0]!['status'] = status
  const read = await settled(getPayout(page.api, payout.id), 0)
  const adapter = { findArrived: silent, balance: silent }
  expect(await lookForLateTokens({ ...partsOf(page), adapter }, read)).toEqual(NONE)
})

test.each(['evm', 'solana'] as const)(
  'on %s the account of a transfer that the network has confirmed is named, and no other [C19]',
  async (family) => {
    const { world, page, payout, task, send, entry } = await createOffRamp(family)
    const senderNow = async () =>
      findSender({ ...partsOf(page), adapter: page.adapter }, await settled(getPayout(page.api, payout.id), 0))
    world.server.payouts[0]!['status'] = 'refunded'
    expect(await senderNow()).toBeNull()
    world.server.payouts[0]!['status'] = 'pending'
    await settled(send())
    world.server.payouts[0]!['status'] = 'refunded'
    expect([page.journal.knownOf(entry()).has('confirmed'), await senderNow()]).toEqual([true, task.deposit.from])
  },
)

describe('a hash that a wallet of Aptos has told of a payout that another device has cancelled', () => {
  async function toldOnly() {
    const { world, page, payout, entry } = await createOffRamp('aptos')
    const { opId: ask } = entry()
    page.journal.record(ask, { kind: 'ask', ask, network: 'aptos', account: null, position: 1 })
    page.journal.record(ask, { kind: 'told', ask, hash: 'hash_told' })
    world.server.payouts[0]!['status'] = 'cancelled'
    const later = world.open()
    const cancelled = await settled(getPayout(later.api, payout.id), 0)
    const look = async (arrived: readonly Arrived[], balance = '0.00') => {
      const adapter = { findArrived: async () => arrived, balance: async () => balance }
      const late = await settled(lookForLateTokens({ ...partsOf(later), adapter }, cancelled))
      return { late, state: stateOn(later, cancelled, { late }) }
    }
    return { world, look, later, transferOf: () => transferIn(later.journal, offRampEntry(later.journal, payout.id)!) }
  }

  test('is not said to be found, nor registered [C13, C20, E22]', async () => {
    const { world, look } = await toldOnly()
    expect((await look([])).state).toMatchObject({ kind: 'stranded', cause: 'told', hashes: ['hash_told'] })
    expect(world.registry.calls).toEqual([])
  })

  test('hides no tokens of another account, which are looked for, shown and registered [C13, C19]', async () => {
    const { world, look, transferOf } = await toldOnly()
    expect((await look([], '1.00')).state).toMatchObject({ kind: 'stranded', cause: 'tokensThere', hashes: [] })
    const { late, state } = await look([FROM_STRANGER])
    expect(late).toEqual({ status: 'comesBack', ...FROM_STRANGER })
    expect(world.registry.hashes.get(world.server.payouts[0]!['id'] as string)).toBe(FROM_STRANGER.hash)
    // The told one may still come, and the server does not know it.
    expect(state).toMatchObject({ kind: 'stranded', cause: 'told', hashes: ['hash_told'] })
    expect(transferOf()).toMatchObject({ phase: 'done', hash: FROM_STRANGER.hash, registration: 'registered' })
  })

  test('is registered once the network has it [C13]', async () => {
    const { world, look } = await toldOnly()
    expect((await look([{ ...whole('hash_told'), from: null }])).state).toMatchObject({
      kind: 'willComeBack',
      cause: 'came',
    })
    expect(world.registry.calls).toMatchObject([{ sourceTransactionHash: 'hash_told' }])
  })
})
