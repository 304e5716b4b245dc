import { book } from '../../ledger/ledger-table.ts'
import type { Link } from '../../wallets/link-table.ts'
import type { Services } from '../../services.ts'
import { scheduleStep } from '../lifecycle/effects.ts'
import { movementOf } from '../lifecycle/movements.ts'
import type { Payout } from '../payout.ts'
import { insertPayout } from '../payout-table.ts'
import { claimDeposit, insertDeposit, type Deposit } from './deposit-table.ts'
import { offloaderPayout } from './offloader-payout.ts'

/**
 * Creates a funded payout for a deposit to a link's address. Null: the deposit is known. When the deposit is below the fees,
 * or the account is not active any more, the payout has failedPrecondition and is refunded one step later.
 */
export async function receiveOffloaded(services: Services, link: Link, deposit: Deposit): Promise<Payout | null> {
  if (!(await insertDeposit(services.db, { ...deposit, state: 'credited' }))) return null
  const payout = await offloaderPayout(services, link, deposit)
  await insertPayout(services.db, payout)
  await claimDeposit(services.db, deposit.id, payout.id)
  await book(services.db, movementOf(services, payout, { kind: 'in', deposit }))
  return payout.outcome === 'staysFunded' ? payout : scheduleStep(services, payout)
}
