import { vi } from 'vitest'
import { depositOf } from '../../domain/payouts/deposit.ts'
import { makePayout } from '../intents/intent-answer.fixture.ts'
import type { FakeFamily } from './fake-families.fixture.ts'
import type { Wallet } from './fake-wallets.fixture.ts'
import { partsOf, type Page } from './kill-matrix.fixture.ts'
import { createOffRampWorld } from './off-ramp-world.fixture.ts'
import { offRampEntry, sendPayout } from './send-payout.ts'

export const settled = async <T>(work: Promise<T>, ms = 200_000): Promise<T> => {
  work.catch(() => {})
  await vi.advanceTimersByTimeAsync(ms)
  return work
}

/** Three tries. */
export const LOST = Array.from({ length: 3 }, () => 'requestLost' as const)
/** As many as a page asks in some minutes. */
export const MANY_LOST = Array.from({ length: 20 }, () => LOST).flat()

/** A payout on a network whose transactions have to be registered, and the page that has made it. */
export async function createOffRamp(family: FakeFamily, wallet: Wallet = 'approves') {
  const world = createOffRampWorld(family, wallet)
  const page = world.open()
  const payout = await settled(makePayout(page, page.payload), 0)
  const task = { payoutId: payout.id, deposit: depositOf(payout)!, adapter: page.adapter, session: {} as never }
  const entry = (on: Page = page) => offRampEntry(on.journal, payout.id)!
  const status = () => world.server.payouts[0]!['status']
  const isAsked = () => world.transactions.length > 0
  const hasLeft = () => world.transactions.some(({ fate }) => fate !== 'prompted' && fate !== 'signed')
  /** What the address of the payout has once a transaction has left its page, or only its wallet was asked. */
  const holding = (balance: () => Promise<string>, isThere = hasLeft) => ({
    ...page.adapter,
    balance: async () => (isThere() ? balance() : '0.00'),
  })
  return {
    world,
    page,
    payout,
    task,
    entry,
    status,
    isAsked,
    hasLeft,
    holding,
    send: () => sendPayout(partsOf(page), task),
  }
}
