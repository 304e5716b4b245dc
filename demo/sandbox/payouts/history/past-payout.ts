import type { World } from '../../world.ts'
import { simulatedHash } from '../deposits/deposit-address.ts'
import { insertDeposit } from '../deposits/deposit-table.ts'
import { simulatedDeposit } from '../deposits/receive.ts'
import { hold, returnHeld, settle } from '../life/acts.ts'
import type { Payout } from '../payout.ts'
import { insertPayout, updatePayout } from '../payout-table.ts'

const NOTHING_CAME: readonly Payout['status'][] = ['pending', 'cancelled']

/** A payout with a life behind it: its status as given, and the money booked that has moved for it to get there. */
export async function insertPastPayout(given: World, payout: Payout): Promise<Payout> {
  const world: World = { ...given, clock: { now: () => payout.updatedAt.getTime() } }
  await insertPayout(world.db, { ...payout, finalAmount: null, held: '0', heldDeposit: null })
  if (NOTHING_CAME.includes(payout.status)) return payout
  // From nobody: what happened before the sandbox began has not changed today's balances.
  const deposit = { ...simulatedDeposit(world, payout), sender: null }
  await insertDeposit(world.db, deposit)
  const holding = await hold(world, payout, deposit)
  if (payout.status === 'refunded') return returnHeld(world, holding)
  if (payout.status !== 'succeeded') return holding
  const { type, network } = payout.destination
  const settled = await settle(world, holding, type === 'wallet' ? simulatedHash(network, `${payout.id}:out`) : null)
  return payout.finalAmount === null ? settled : updatePayout(world.db, payout.id, { finalAmount: payout.finalAmount })
}
