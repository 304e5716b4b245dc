import { parseMoney } from '../../quotes/money.ts'
import type { Services } from '../../services.ts'
import { insertDeposit } from '../deposits/deposit-table.ts'
import { showOnNetwork, simulatedDeposit } from '../deposits/receive.ts'
import type { Payout } from '../payout.ts'
import { hold, returnHeld } from './effects.ts'
import { hasLeft, scheduleNext } from './next-step.ts'
import { takeBack } from './return-effects.ts'
import { scheduleAutoFund } from './lifecycle-timers.ts'
import type { PayoutStatus } from './state-machine.ts'
import { transitionPayout, withStatus } from './transition.ts'

/** Where the customer's money is in each status. */
const MONEY: Record<PayoutStatus, 'none' | 'held' | 'delivered'> = {
  pending: 'none',
  cancelled: 'none',
  refunded: 'none',
  funded: 'held',
  processing: 'held',
  failed: 'held',
  failedPrecondition: 'held',
  succeeded: 'delivered',
  returned: 'delivered',
  pendingRefundInformation: 'delivered',
}

/**
 * Sets the status that a control call asks for, from which the payout goes on. The money is moved to where it is in that status, except for
 * tokens that have been sent or are being sent.
 */
export async function forceStatus(services: Services, payout: Payout, status: PayoutStatus): Promise<Payout> {
  if (status === payout.status) return payout
  const forced = await withMoneyOf(services, payout, status)
  if (TAKEN_BACK.includes(status) && forced.finalAmount !== null) await takeBack(services, forced)
  if (status === 'pending' && !(await hasLeft(services, forced))) await scheduleAutoFund(services, forced)
  return scheduleNext(services, forced)
}

/** Money that was delivered has come back in these. */
const TAKEN_BACK: readonly PayoutStatus[] = ['returned', 'pendingRefundInformation']

async function withMoneyOf(services: Services, payout: Payout, status: PayoutStatus): Promise<Payout> {
  if (await hasLeft(services, payout)) return withStatus(services, payout, status)
  if (MONEY[status] !== 'none') return withMoney(services, payout, status)
  const wasPaid = parseMoney(payout.held) > 0n
  const holding = !wasPaid && status === 'refunded' ? await bring(services, payout) : payout
  const returned = wasPaid || status === 'refunded' ? await returnHeld(services, holding) : holding
  return withStatus(services, returned, status)
}

async function withMoney(services: Services, payout: Payout, status: PayoutStatus): Promise<Payout> {
  const isShort = parseMoney(payout.held) !== parseMoney(payout.amount)
  const emptied = isShort && parseMoney(payout.held) > 0n ? await returnHeld(services, payout) : payout
  const holding = isShort ? await bring(services, emptied) : emptied
  if (MONEY[status] !== 'delivered') return withStatus(services, holding, status)
  const processing = await withStatus(services, holding, 'processing')
  const delivered = await transitionPayout(services, { ...processing, outcome: 'normal' }, { type: 'stepPassed' })
  return status === 'succeeded' ? delivered : withStatus(services, delivered, status)
}

async function bring(services: Services, payout: Payout): Promise<Payout> {
  const deposit = simulatedDeposit(services, payout)
  await showOnNetwork(services, deposit)
  await insertDeposit(services.db, deposit)
  return hold(services, payout, deposit)
}
