import type { Services } from '../../services.ts'
import type { Deposit } from '../deposits/deposit-table.ts'
import { payOut } from '../networks/send.ts'
import type { Payout } from '../payout.ts'
import { updatePayout } from '../payout-table.ts'
import { awaitStep, hold, passBack, returnHeld, settle } from './acts.ts'
import type { Act, LifeEvent } from './life.ts'
import { nextTurn } from './life.ts'

/** An event with what it brings along: the money that arrived, or the hash under which the other side was paid. */
export type Happening = LifeEvent & { readonly deposit?: Deposit; readonly hash?: string | null }

/**
 * One turn of a payout's life, in the transaction that holds its row locked: the new status, every movement of money that
 * goes with it, and what is due next; or nothing at all. `services.db` is that transaction.
 */
export async function turnPayout(services: Services, payout: Payout, happening: Happening): Promise<Payout> {
  const turn = nextTurn(payout.status, payout.fate, happening)
  if (!turn) return payout
  let turned = turn.status === payout.status ? payout : await withStatus(services, payout, turn.status)
  for (const act of turn.acts) turned = await acts[act](services, turned, happening)
  return turned
}

export const withStatus = (services: Services, payout: Payout, status: Payout['status']): Promise<Payout> =>
  updatePayout(services.db, payout.id, { status, turns: payout.turns + 1, updatedAt: new Date(services.clock.now()) })

type Doing = (services: Services, payout: Payout, happening: Happening) => Promise<Payout>

const acts: Record<Act, Doing> = {
  hold: (services, payout, { deposit }) => hold(services, payout, arrived(deposit)),
  sendBack: (services, payout, { deposit }) => passBack(services, payout, arrived(deposit)),
  returnHeld,
  payOut: async (services, payout) => {
    const paid = await payOut(services, payout)
    return paid === 'underWay' ? payout : turnPayout(services, payout, { type: 'paidOut', ...paid })
  },
  settle: (services, payout, { hash = null }) => settle(services, payout, hash),
  awaitStep,
}

function arrived(deposit: Deposit | undefined): Deposit {
  if (!deposit) throw new Error('Money arrived that is nowhere written down')
  return deposit
}
