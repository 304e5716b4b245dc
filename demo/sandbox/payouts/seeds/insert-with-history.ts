import type { Services } from '../../services.ts'
import { simulatedHash } from '../deposits/deposit-address.ts'
import { insertDeposit } from '../deposits/deposit-table.ts'
import { simulatedDeposit } from '../deposits/receive.ts'
import { hold, returnHeld, settle } from '../lifecycle/effects.ts'
import { scheduleNext } from '../lifecycle/next-step.ts'
import type { Payout } from '../payout.ts'
import { insertPayout, updatePayout } from '../payout-table.ts'

const UNFUNDED: readonly Payout['status'][] = ['pending', 'cancelled']

/** Inserts a payout in the given status, with the deposit and the ledger movements before it. */
export async function insertPayoutWithHistory(given: Services, payout: Payout): Promise<Payout> {
  const services: Services = { ...given, clock: { now: () => payout.updatedAt.getTime() } }
  await insertPayout(services.db, { ...payout, finalAmount: null, held: '0', heldDeposit: null })
  if (UNFUNDED.includes(payout.status)) return payout
  // Without a sender, so that the simulated balances are those of a customer without a history.
  const deposit = { ...simulatedDeposit(services, payout), sender: null }
  await insertDeposit(services.db, deposit)
  const holding = await hold(services, payout, deposit)
  if (payout.status === 'refunded') return returnHeld(services, holding)
  if (payout.status !== 'succeeded') return scheduleNext(given, holding, { isSeeded: true })
  const { type, network } = payout.destination
  const settled = await settle(services, holding, type === 'wallet' ? simulatedHash(network, `${payout.id}:out`) : null)
  return payout.finalAmount === null
    ? settled
    : updatePayout(services.db, payout.id, { finalAmount: payout.finalAmount })
}
