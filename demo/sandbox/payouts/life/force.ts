import { parseMoney } from '../../quotes/money.ts'
import type { World } from '../../world.ts'
import { insertDeposit } from '../deposits/deposit-table.ts'
import { showOnNetwork, simulatedDeposit } from '../deposits/receive.ts'
import { findSend } from '../networks/send-table.ts'
import type { Payout } from '../payout.ts'
import { hold, returnHeld } from './acts.ts'
import type { PayoutStatus } from './life.ts'
import { turnPayout, withStatus } from './turn.ts'

/** What of the customer's money each status means that the sandbox has. */
const MONEY: Record<PayoutStatus, 'none' | 'held' | 'delivered'> = {
  pending: 'none',
  cancelled: 'none',
  refunded: 'none',
  funded: 'held',
  processing: 'held',
  failed: 'held',
  failedPrecondition: 'held',
  succeeded: 'delivered',
}

/**
 * A status that a control call pins: nothing follows from it by itself, and the money is moved to where the status says
 * that it is. Tokens that have left, or are on their way, do not come back.
 */
export async function forceStatus(world: World, payout: Payout, status: PayoutStatus): Promise<Payout> {
  if (status === payout.status) return payout
  const hasLeft = payout.finalAmount !== null || (await findSend(world.db, `${payout.id}:out`)) !== null
  if (hasLeft) return withStatus(world, payout, status)
  if (MONEY[status] !== 'none') return withMoney(world, payout, status)
  const wasPaid = parseMoney(payout.held) > 0n
  const holding = !wasPaid && status === 'refunded' ? await bring(world, payout) : payout
  const returned = wasPaid || status === 'refunded' ? await returnHeld(world, holding) : holding
  return withStatus(world, returned, status)
}

async function withMoney(world: World, payout: Payout, status: PayoutStatus): Promise<Payout> {
  const isShort = parseMoney(payout.held) !== parseMoney(payout.amount)
  const emptied = isShort && parseMoney(payout.held) > 0n ? await returnHeld(world, payout) : payout
  const holding = isShort ? await bring(world, emptied) : emptied
  if (status !== 'succeeded') return withStatus(world, holding, status)
  const processing = await withStatus(world, holding, 'processing')
  return turnPayout(world, { ...processing, fate: 'normal' }, { type: 'stepPassed' })
}

async function bring(world: World, payout: Payout): Promise<Payout> {
  const deposit = simulatedDeposit(world, payout)
  await showOnNetwork(world, deposit)
  await insertDeposit(world.db, deposit)
  return hold(world, payout, deposit)
}
