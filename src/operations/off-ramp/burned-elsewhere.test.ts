import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SUI_CONTRACTS } from '../../chains/cctp/contracts.fixture.ts'
import { createChainNode } from '../../chains/node.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import { depositAddress } from '../intents/off-ramp-payload.fixture.ts'
import { createStorage } from '../intents/payout-server.fixture.ts'
import { cancelEarlierOffRamp, partsOf, type Page } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry } from './send-payout.ts'
import { sendUnfinished } from './send-unfinished.ts'
import { transferIn } from './state/known.fixture.ts'

// A download takes its time.
beforeAll(() => Promise.all([import('../../chains/cctp/contracts.ts'), import('../../chains/transfer-order.ts')]))
beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) })
})
afterEach(() => {
  vi.useRealTimers()
})

const node = createChainNode({ fetch, relay: async () => 'unknown', cctp: { sui: SUI_CONTRACTS } })

const soon = async <T>(work: Promise<T>): Promise<T> => {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  return work
}

/** A payout on Sui whose tokens the server wants on Ethereum, and a device that has not made it. */
async function opened() {
  const world = createOffRampWorld('sui', 'approves')
  const first = world.open()
  const { instructions, ...payout } = await soon(makePayout(first, first.payload))
  const resource = { type: 'wallet', address: depositAddress(1), network: 'ethereum' } as const
  const burn: Payout = { ...payout, instructions: { ...instructions!, resource } }
  const row = world.server.payouts[0]!
  row['instructions'] = burn.instructions
  const second = world.open(Number.POSITIVE_INFINITY, true, createStorage())
  const send = (page: Page) => {
    meetPayout(page.journal, burn)
    const task = { payoutId: burn.id, deposit: depositOf(burn)!, adapter: page.adapter, session: {} as never }
    return soon(sendUnfinished({ ...partsOf(page), node }, { ...task, since: burn.created }))
  }
  const cancel = (page: Page) => {
    const entry = meetPayout(page.journal, burn)
    return soon(cancelEarlierOffRamp(page, { entry, payout: burn }))
  }
  return { world, first, second, burn, row, send, cancel }
}

test('another device burns for a payout that it has not made, and registers its transaction [C3, C13, H11]', async () => {
  const { world, second, burn, row, send } = await opened()
  expect(await send(second)).toMatchObject({ status: 'sent', hash: 'hash_0' })
  expect([row['status'], world.registry.hashes.get(burn.id)]).toEqual(['funded', 'hash_0'])
  expect(world.transactions).toHaveLength(1)
})

test('a burn of one device is found by the other, which asks no wallet and cancels nothing [C3, C19, C20]', async () => {
  const { world, first, second, burn, row, send, cancel } = await opened()
  await send(first)
  row['status'] = 'pending'
  expect(await send(second)).toMatchObject({ status: 'sent', hash: 'hash_0' })
  expect(await cancel(second)).toBeNull()
  expect([
    world.transactions.length,
    row['status'],
    transferIn(second.journal, offRampEntry(second.journal, burn.id)!).hash,
  ]).toEqual([1, 'pending', 'hash_0'])
})

test('a payout that nobody has burned for is cancelled by its customer’s word on another device [C3, C19, H11]', async () => {
  const { world, second, row, cancel } = await opened()
  expect(await cancel(second)).toMatchObject({ status: 'cancelled' })
  expect([row['status'], world.transactions]).toEqual(['cancelled', []])
})
