import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { depositAddress, offRamp } from '../intents/off-ramp-payload.fixture.ts'
import { WALLETS, type Wallet } from './fake-wallets.fixture.ts'
import {
  cancelEarlierOffRamp,
  CLEAN,
  DELETE_FAULTS,
  judge,
  pressSendNow,
  run,
  visit,
  type Page,
  type World,
} from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry } from './send-payout.ts'
import { canSendUnfinished, recordDifference } from './send-unfinished.ts'
import { readUnfinished, type Unfinished } from './unfinished.ts'
import { asked, cancelAsked } from '../journal/news.fixture.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const soon = async <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(120_000)
  return work
}

const readOne = async (page: Page): Promise<Unfinished> => (await soon(readUnfinished(page)))[0]!

/** An off-ramp whose page was closed before it asked a wallet, and a page that finds it. */
async function left(world: World = createOffRampWorld('evm', 'approves'), payload: PayoutPayload = offRamp) {
  await soon(makePayout(world.open(), payload))
  const page = world.open()
  const found = await readOne(page)
  const payout = world.server.payouts[0]!
  const phase = () => offRampEntry(page.journal, found.payout.id)?.phase
  return { world, page, found, payout, phase, asked: () => world.transactions.length }
}

test('a payout that no wallet was asked for is sent, and not created again [C21, E18]', async () => {
  const { world, page, found, payout, phase, asked } = await left()
  expect(canSendUnfinished(page, found)).toBe(true)
  const posts = world.server.posts().length
  expect(await soon(pressSendNow(page, found))).toEqual({ status: 'sent', hash: 'hash_0' })
  expect([payout['status'], phase(), asked(), world.server.posts().length]).toEqual(['funded', 'created', 1, posts])
  expect(world.transactions).toMatchObject([{ payoutId: payout['id'], fate: 'landed' }])
})

test('a payout that the server has moved on with is not sent for [C21, C20]', async () => {
  const { page, found, payout, asked } = await left()
  for (const status of ['funded', 'cancelled']) {
    payout['status'] = status
    expect(await soon(pressSendNow(page, found))).toEqual({ status: 'elsewhere' })
  }
  expect(asked()).toBe(0)
})

const resource = { type: 'wallet', address: `0x${'e'.repeat(40)}`, network: 'base' }
const sameResource = { ...resource, address: depositAddress(1) }

test.each([
  ['another amount', { amount: '1100.00', source: { ...offRamp.source, amount: '1100.00' } }],
  ['another amount in the instructions alone', { amount: '1100.00' }],
  ['another deposit address', { instructions: { memo: 'SPH1234567', resource } }],
  ['another memo', { instructions: { memo: 'SPH1234568', resource: sameResource } }],
  ['no memo', { instructions: { memo: null, resource: sameResource } }],
  ['another network', { source: { ...offRamp.source, network: 'polygon' } }],
  ['another bank account', { destination: { ...offRamp.destination, id: 'bankAccount_2' } }],
  ['no deposit address', { instructions: null }],
  ['a status that this version does not know', { status: 'pendingRefundInformation' }],
])('a payout that has %s since it was shown is not sent for [C21, E18, SAFE-B5]', async (_, change) => {
  const { page, found, payout, phase, asked } = await left()
  Object.assign(payout, change)
  expect(await soon(pressSendNow(page, found))).toEqual({ status: 'elsewhere' })
  expect([asked(), phase()]).toEqual([0, 'created'])
})

test('without the server’s word nothing is sent, and the customer can press again [C21]', async () => {
  const { world, page, found, phase, asked } = await left()
  world.server.faultOfReads.current = 'error500'
  await expect(soon(pressSendNow(page, found))).rejects.toMatchObject({ status: 500 })
  expect([asked(), phase(), canSendUnfinished(page, found)]).toEqual([0, 'created', true])
  world.server.faultOfReads.current = 'none'
  expect(await soon(pressSendNow(page, found))).toMatchObject({ status: 'sent' })
})

test('a payout that a wallet was asked for, that is being cancelled or that differs from its request is not offered for sending [C21, E18]', async () => {
  const { page, found } = await left()
  const { opId } = found.entry
  const { journal } = page
  const changed = { ...found.payout, amount: '1100.00' }
  expect(canSendUnfinished(page, { ...found, payout: changed })).toBe(false)
  expect(canSendUnfinished(page, { ...found, payout: { ...found.payout, instructions: null } })).toBe(false)
  const unlisted = { ...found.payout, status: { unlisted: 'pendingRefundInformation' } }
  expect(canSendUnfinished(page, { ...found, payout: unlisted })).toBe(false)
  journal.record(opId, cancelAsked)
  expect(canSendUnfinished(page, found)).toBe(false)
  const other = await left()
  other.page.journal.record(other.found.entry.opId, asked())
  expect(canSendUnfinished(other.page, other.found)).toBe(false)
})

test('no page offers to send for a payout that was reported as different [C21, E18]', async () => {
  const { world, page, found } = await left()
  recordDifference(page, found.payout.id)
  const later = world.open()
  expect(canSendUnfinished(later, await readOne(later))).toBe(false)
})

const FAMILIES = ['evm', 'solana'] as const
const STEPS = 16

describe.each(FAMILIES)('Send now on %s', (family) => {
  const findAll = (world: World, hasLocks: boolean) =>
    Promise.all(
      [1, 2].map(async () => {
        const page = world.open(undefined, hasLocks)
        return { page, found: (await readUnfinished(page))[0]! }
      }),
    )

  async function pressBoth(
    wallet: Wallet,
    hasLocks: boolean,
    second: (page: Page, found: Unfinished) => Promise<unknown>,
  ) {
    const { world } = await left(createOffRampWorld(family, wallet))
    const [one, other] = await soon(findAll(world, hasLocks))
    const works = [pressSendNow(one!.page, one!.found), second(other!.page, other!.found)]
    await run(Promise.allSettled(works))
    await run(visit(world))
    vi.clearAllTimers()
    return judge(world)
  }

  test.each(WALLETS)(
    'a wallet that %s is asked once by two tabs that press at the same moment [SAFE-C1, SAFE-B1, E18, C21]',
    async (wallet) => {
      for (const hasLocks of [true, false]) expect(await pressBoth(wallet, hasLocks, pressSendNow)).toEqual(CLEAN)
    },
  )

  test.each(WALLETS)(
    'a wallet that %s strands nothing when one tab sends and the other cancels [SAFE-C1, C19, C21]',
    async (wallet) => {
      const cancel = (page: Page, found: Unfinished) => cancelEarlierOffRamp(page, found)
      for (const hasLocks of [true, false]) expect(await pressBoth(wallet, hasLocks, cancel)).toEqual(CLEAN)
    },
  )

  test.each(WALLETS)(
    'a wallet that %s is asked once when its page is closed at any step [SAFE-C1, E18, C19, C21]',
    async (wallet) => {
      for (let step = 1; step <= STEPS; step += 1) {
        const { world } = await left(createOffRampWorld(family, wallet))
        world.deleteFaults.push(DELETE_FAULTS[step % DELETE_FAULTS.length]!)
        const page = world.open(step)
        await run(Promise.race([visit(world, 'sendsNow', page), page.death]))
        for (let visits = 0; visits < 3; visits += 1) {
          await vi.advanceTimersByTimeAsync(30_000)
          await run(visit(world, 'sendsNow'))
        }
        vi.clearAllTimers()
        expect({ step, ...judge(world) }).toEqual({ step, ...CLEAN })
      }
    },
  )
})
