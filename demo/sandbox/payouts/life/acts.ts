import { book } from '../../ledger/ledger-table.ts'
import { parseMoney } from '../../quotes/money.ts'
import { schedule } from '../../work/timers.ts'
import type { World } from '../../world.ts'
import type { Deposit } from '../deposits/deposit-table.ts'
import { findDeposit } from '../deposits/deposit-table.ts'
import { sendBack } from '../networks/send.ts'
import type { Payout } from '../payout.ts'
import { updatePayout } from '../payout-table.ts'
import { movementOf } from './movements.ts'

/** Each takes a payout whose row is locked, moves its money and answers what it has become. */

export async function hold(world: World, payout: Payout, deposit: Deposit): Promise<Payout> {
  if (parseMoney(payout.held) > 0n) throw new Error(`${payout.id} has its money already`)
  await book(world.db, movementOf(world, payout, { kind: 'in', deposit }))
  return updatePayout(world.db, payout.id, { held: deposit.amount, heldDeposit: deposit.id })
}

export async function passBack(world: World, payout: Payout, deposit: Deposit): Promise<Payout> {
  await book(world.db, movementOf(world, payout, { kind: 'in', deposit }))
  await sendBack(world, payout, deposit)
  return payout
}

export async function returnHeld(world: World, payout: Payout): Promise<Payout> {
  const deposit = payout.heldDeposit === null ? null : await findDeposit(world.db, payout.heldDeposit)
  if (!deposit || parseMoney(payout.held) === 0n) throw new Error(`${payout.id} holds nothing to return`)
  await sendBack(world, payout, deposit)
  return updatePayout(world.db, payout.id, { held: '0' })
}

export async function settle(world: World, payout: Payout, hash: string | null): Promise<Payout> {
  if (parseMoney(payout.held) !== parseMoney(payout.amount)) throw new Error(`${payout.id} does not hold its amount`)
  if (parseMoney(payout.totalFee) > 0n) await book(world.db, movementOf(world, payout, { kind: 'fee' }))
  if (parseMoney(payout.destination.amount) > 0n) await book(world.db, movementOf(world, payout, { kind: 'out', hash }))
  return updatePayout(world.db, payout.id, { held: '0', finalAmount: payout.destination.amount })
}

export async function awaitStep(world: World, payout: Payout): Promise<Payout> {
  await schedule(world, { kind: 'payout.step', subject: payout.id, steps: 1, payload: { turns: payout.turns } })
  return payout
}
