import type { Services } from '../../services.ts'
import type { Deposit } from '../deposits/deposit-table.ts'
import { payOut } from '../networks/send.ts'
import type { Payout } from '../payout.ts'
import { updatePayout } from '../payout-table.ts'
import { hold, returnDeposit, returnHeld, scheduleStep, settle } from './effects.ts'
import { hasLeft } from './next-step.ts'
import { refund, refundPart, scheduleReturn, takeBack } from './return-effects.ts'
import type { Effect, PayoutEvent } from './state-machine.ts'
import { nextTransition } from './state-machine.ts'

/** An event with its data: the deposit that arrived, or the hash of the transfer that paid the destination. */
type IncomingEvent = PayoutEvent & { readonly deposit?: Deposit; readonly hash?: string | null }

/**
 * Applies an event to a payout, in the transaction that holds the lock on its row: the new status, the movements of money and
 * the next step are written together or not at all. `services.db` is that transaction.
 */
export async function transitionPayout(services: Services, payout: Payout, event: IncomingEvent): Promise<Payout> {
  const transition = nextTransition(payout.status, payout.outcome, event)
  if (!transition) return payout
  let current = transition.status === payout.status ? payout : await withStatus(services, payout, transition.status)
  for (const effect of transition.effects) current = await effects[effect](services, current, event)
  return current
}

export const withStatus = (services: Services, payout: Payout, status: Payout['status']): Promise<Payout> =>
  updatePayout(services.db, payout.id, {
    status,
    revision: payout.revision + 1,
    updatedAt: new Date(services.clock.now()),
  })

type EffectHandler = (services: Services, payout: Payout, event: IncomingEvent) => Promise<Payout>

const effects: Record<Effect, EffectHandler> = {
  hold: (services, payout, { deposit }) => hold(services, payout, arrived(deposit)),
  returnDeposit: (services, payout, { deposit }) => returnDeposit(services, payout, arrived(deposit)),
  returnHeld,
  payOut: async (services, payout) => {
    // A payout whose status was set by hand may be here for the second time.
    if (await hasLeft(services, payout))
      return payout.finalAmount === null ? payout : transitionPayout(services, payout, { type: 'paidOut' })
    const paid = await payOut(services, payout)
    return paid === 'underWay' ? payout : transitionPayout(services, payout, { type: 'paidOut', ...paid })
  },
  settle: async (services, payout, { hash = null }) =>
    payout.finalAmount === null ? settle(services, payout, hash) : payout,
  takeBack,
  refund,
  refundPart,
  scheduleStep,
  scheduleReturn,
}

function arrived(deposit: Deposit | undefined): Deposit {
  if (!deposit) throw new Error('Money arrived without a recorded deposit')
  return deposit
}
