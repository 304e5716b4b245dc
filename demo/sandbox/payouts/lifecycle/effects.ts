import { book } from '../../ledger/ledger-table.ts'
import { parseMoney } from '../../quotes/money.ts'
import { schedule } from '../../work/timers.ts'
import type { Services } from '../../services.ts'
import type { Deposit } from '../deposits/deposit-table.ts'
import { findDeposit } from '../deposits/deposit-table.ts'
import { sendBack } from '../networks/send.ts'
import type { Payout } from '../payout.ts'
import { updatePayout } from '../payout-table.ts'
import { movementOf } from './movements.ts'

/** Each effect takes a payout whose row is locked, moves its money, and returns the changed payout. */

export async function hold(services: Services, payout: Payout, deposit: Deposit): Promise<Payout> {
  if (parseMoney(payout.held) > 0n) throw new Error(`${payout.id} has its money already`)
  await book(services.db, movementOf(services, payout, { kind: 'in', deposit }))
  return updatePayout(services.db, payout.id, { held: deposit.amount, heldDeposit: deposit.id })
}

export async function returnDeposit(services: Services, payout: Payout, deposit: Deposit): Promise<Payout> {
  await book(services.db, movementOf(services, payout, { kind: 'in', deposit }))
  await sendBack(services, payout, deposit)
  return payout
}

export async function returnHeld(services: Services, payout: Payout): Promise<Payout> {
  const deposit = payout.heldDeposit === null ? null : await findDeposit(services.db, payout.heldDeposit)
  if (!deposit || parseMoney(payout.held) === 0n) throw new Error(`${payout.id} holds nothing to return`)
  await sendBack(services, payout, deposit)
  return updatePayout(services.db, payout.id, { held: '0' })
}

export async function settle(services: Services, payout: Payout, hash: string | null): Promise<Payout> {
  if (parseMoney(payout.held) !== parseMoney(payout.amount)) throw new Error(`${payout.id} does not hold its amount`)
  if (parseMoney(payout.totalFee) > 0n) await book(services.db, movementOf(services, payout, { kind: 'fee' }))
  if (parseMoney(payout.destination.amount) > 0n)
    await book(services.db, movementOf(services, payout, { kind: 'out', hash }))
  return updatePayout(services.db, payout.id, { held: '0', finalAmount: payout.destination.amount })
}

export async function scheduleStep(services: Services, payout: Payout): Promise<Payout> {
  await schedule(services, {
    kind: 'payout.step',
    subject: payout.id,
    steps: 1,
    payload: { revision: payout.revision },
  })
  return payout
}
