import { book, isBooked } from '../../ledger/ledger-table.ts'
import { formatMoney, parseMoney } from '../../quotes/money.ts'
import type { Services } from '../../services.ts'
import { schedule } from '../../work/timers.ts'
import { findDeposit } from '../deposits/deposit-table.ts'
import { sendBack } from '../networks/send.ts'
import type { Payout } from '../payout.ts'
import { updatePayout } from '../payout-table.ts'
import { movementOf, RETURNED } from './movements.ts'

/** Money that was delivered and comes back. Like the other effects, each takes a payout whose row is locked. */
export async function takeBack(services: Services, payout: Payout): Promise<Payout> {
  if (await isBooked(services.db, payout.id, RETURNED)) return payout
  await book(services.db, movementOf(services, payout, { kind: 'back' }))
  return payout
}

/** The fees stay charged. */
const refundable = ({ amount, totalFee }: Payout): bigint => parseMoney(amount) - parseMoney(totalFee)

async function sendRefund(services: Services, payout: Payout, units: bigint): Promise<Payout> {
  if (payout.refund !== null) return payout
  const deposit = payout.heldDeposit === null ? null : await findDeposit(services.db, payout.heldDeposit)
  if (!deposit) throw new Error(`${payout.id} was never paid`)
  const amount = formatMoney(units)
  const at = new Date(services.clock.now())
  await sendBack(services, payout, { ...deposit, amount })
  return updatePayout(services.db, payout.id, {
    refund: { amount, at: at.toISOString(), reason: 'returned_by_recipient' },
    revision: payout.revision + 1,
    updatedAt: at,
  })
}

export const refund = (services: Services, payout: Payout): Promise<Payout> =>
  sendRefund(services, payout, refundable(payout))

export const refundPart = (services: Services, payout: Payout): Promise<Payout> =>
  sendRefund(services, payout, refundable(payout) / 4n)

export async function scheduleReturn(services: Services, payout: Payout): Promise<Payout> {
  const { id: subject, revision } = payout
  await schedule(services, { kind: 'payout.step', subject, steps: 2, payload: { revision } })
  return payout
}
