import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getPayout } from '../../api/payouts.ts'
import { callHook } from '../hook.fixture.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { followUnknownTransfer } from './find-unknown-transfer.ts'
import { useInstructionsCheck } from './instructions.ts'
import { openOffRamp } from './off-ramp.fixture.ts'
import { useCheckPayout, useOpenPayouts, useUndecidedFor } from './open-payouts.ts'
import { sendingsOf } from './sendings.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

/** A payout whose answer was lost, and the page that finds the journal as it is then. */
async function undecided() {
  const page = openOffRamp({ answers: { 'POST payouts': () => new TypeError('reset') } })
  const made = page.make().catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await made
  const later = openOffRamp({ storage: page.services.world.storage.local })
  const hook = () => callHook(later.services, () => useOpenPayouts('offRamp'))
  const payout = await getPayout(later.services.api, 'payout_1')
  return { ...later, hook, payout, entries: () => journalOf(later.services).entries() }
}

describe('a payout that may or may not have been made', () => {
  test('is open in its own direction alone [E18]', async () => {
    const page = await undecided()
    expect(page.hook().open).toMatchObject([{ kind: 'offRamp', phase: 'started' }])
    expect(callHook(page.services, () => useOpenPayouts('onRamp')).open).toEqual([])
  })

  test('a payout that the customer recognises is theirs, and announced to the host once [E18]', async () => {
    const page = await undecided()
    const { open, claim, refresh } = page.hook()
    claim(open[0]!, page.payout)
    expect(page.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_1' }])
    expect(page.emitted).toEqual([['ramp-payout-created', { id: 'payout_1', type: 'offRamp' }]])
    expect(refresh()).toEqual([])
  })

  test('a payout that the customer gives up is open no more, and not announced [E18]', async () => {
    const page = await undecided()
    const { open, giveUp, refresh } = page.hook()
    giveUp(open[0]!)
    expect([page.entries()[0]?.payoutId, page.emitted, refresh()]).toEqual([undefined, [], []])
  })

  test('is looked for in the list, and the lists are refetched after any result [E18]', async () => {
    for (const answer of [() => ({ payouts: [] }), () => new TypeError('reset')]) {
      const page = await undecided()
      const { queryClient } = page.services
      for (const key of [keys.payouts, keys.unfinished]) queryClient.setQueryData(key, [])
      page.answers['GET payouts'] = answer
      callHook(page.services, useCheckPayout).mutate({ entry: page.hook().open[0]!, isAsked: true })
      await vi.advanceTimersByTimeAsync(60_000)
      const isOld = (key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated
      expect([isOld(keys.payouts), isOld(keys.unfinished)]).toEqual([true, true])
    }
  })
})

test('a payout whose row names the key of an undecided press is this browser’s own as soon as its details are open, and is what the list shows [E18, H11]', async () => {
  const page = await undecided()
  sendingsOf(page.services).begin()
  const { idempotencyKey } = page.entries()[0]!
  await followUnknownTransfer(page.services, { ...page.payout, idempotencyKey: 'another' })
  expect(page.entries()).toMatchObject([{ phase: 'started' }])
  await followUnknownTransfer(page.services, { ...page.payout, idempotencyKey })
  expect(page.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_1', repeated: true }])
  expect(page.services.queryClient.getQueryData(keys.unfinished)).toMatchObject([
    { entry: { payoutId: 'payout_1' }, payout: { id: 'payout_1' } },
  ])
})

describe('the instructions of a payout', () => {
  const side = { id: 'bankAccount_1', amount: '12.34', currency: 'usd', network: 'wire' }
  const ADDRESS = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  const OTHER = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  const ON_RAMP = {
    id: 'payout_3',
    type: 'onRamp',
    status: 'pending',
    amount: '12.34',
    created: '2026-11-21T00:00:00Z',
    updated: '2026-11-21T00:01:00Z',
    source: { ...side, type: 'bankAccount' },
    destination: { type: 'wallet', id: 'wallet_1', amount: '11.05', currency: 'usdc', network: 'base' },
    wallets: [{ id: 'wallet_1', address: ADDRESS, nickname: null }],
  }
  const memoOf = (memo: string) => ({ memo, resource: { type: 'bankAccount', bankName: 'Harborline' } })

  async function checked(payout: object, wallets: readonly object[] | null) {
    const page = openOffRamp({ answers: { 'GET payouts/payout_3': () => ({ payout: { ...ON_RAMP, ...payout } }) } })
    const read = await getPayout(page.services.api, 'payout_3')
    if (wallets) page.services.queryClient.setQueryData(keys.wallets, wallets as never)
    return callHook(page.services, () => useInstructionsCheck(read))
  }

  test.each([
    ['good', 'the customer’s own wallet', memoOf('SPH1'), [{ id: 'wallet_1', address: ADDRESS }]],
    ['checking', 'a wallet that is not read yet', memoOf('SPH1'), null],
    ['different', 'another address for the customer’s wallet', memoOf('SPH1'), [{ id: 'wallet_1', address: OTHER }]],
    ['unsafe', 'a memo with hidden characters', memoOf('SPH\u202E1'), [{ id: 'wallet_1', address: ADDRESS }]],
  ])(
    'the instructions are %s for %s before they say where to send money [E18, SAFE-B5]',
    async (result, _, instructions, wallets) => {
      expect(await checked({ instructions }, wallets)).toBe(result)
    },
  )
})

describe('an off-ramp from the list that may be the undecided one', () => {
  test('is the customer’s own once they say so, and announced to the host [E18, SAFE-C2]', async () => {
    const page = await undecided()
    callHook(page.services, () => useUndecidedFor(page.payout))!.isIt()
    expect(page.entries()).toMatchObject([{ phase: 'created', payoutId: 'payout_1' }])
    expect(page.emitted).toEqual([['ramp-payout-created', { id: 'payout_1', type: 'offRamp' }]])
    expect(callHook(page.services, () => useUndecidedFor(page.payout))).toBeNull()
  })

  test('is another one once they say so, here and in the form, and is not announced [E18, SAFE-C2]', async () => {
    const page = await undecided()
    callHook(page.services, () => useUndecidedFor(page.payout))!.isNotIt()
    expect(callHook(page.services, () => useUndecidedFor(page.payout))).toBeNull()
    expect(page.hook().open).toMatchObject([{ kind: 'offRamp', phase: 'started' }])
    expect(page.emitted).toEqual([])
  })
})
