import { parseMoney } from '../../quotes/money.ts'
import { schedule } from '../../work/timers.ts'
import type { Services } from '../../services.ts'
import { findSend } from '../networks/send-table.ts'
import type { Payout } from '../payout.ts'
import { AFTER_DELIVERY, type PayoutStatus } from './state-machine.ts'

/** Whether the destination has its money, or tokens are on their way to it. */
export const hasLeft = async ({ db }: Pick<Services, 'db'>, payout: Payout): Promise<boolean> =>
  payout.finalAmount !== null || (await findSend(db, `${payout.id}:out`)) !== null

/** `byHand`: only the console's Next step goes on, so that a status that somebody set to look at it does not pass. */
type Next = { readonly steps: number; readonly byHand?: true } | null

const STEP: Next = { steps: 1 }
const AFTER_LOOKING: Next = { steps: 1, byHand: true }
const isHeld = ({ held }: Payout) => parseMoney(held) > 0n

/** What follows a status that no event led to. It is what follows by itself, and no more where the outcome says that the payout stays. */
const NEXT: Readonly<Record<PayoutStatus, (payout: Payout) => Next>> = {
  pending: () => null,
  funded: ({ outcome }) => (outcome === 'staysFunded' ? null : STEP),
  processing: ({ outcome }) => (outcome === 'staysProcessing' ? null : STEP),
  failed: (payout) => {
    if (payout.outcome === 'fails' || !isHeld(payout)) return null
    return payout.outcome === 'failsAndReturns' ? STEP : AFTER_LOOKING
  },
  failedPrecondition: (payout) => (payout.outcome === 'failsPrecondition' || !isHeld(payout) ? null : STEP),
  succeeded: ({ outcome }) => (AFTER_DELIVERY[outcome] ? { steps: 2 } : null),
  pendingRefundInformation: ({ refund }) => (refund === null ? STEP : null),
  refunded: () => null,
  returned: () => null,
  cancelled: () => null,
}

/** Schedules the next step of a payout whose status was set. A seeded one waits for the console, and stays where others may stay. */
export async function scheduleNext(services: Services, payout: Payout, { isSeeded = false } = {}): Promise<Payout> {
  const next = NEXT[payout.status](payout)
  if (!next || (isSeeded && next.byHand)) return payout
  const { id: subject, revision } = payout
  const onlyByHand = isSeeded || next.byHand === true
  await schedule(services, { kind: 'payout.step', subject, steps: next.steps, onlyByHand, payload: { revision } })
  return payout
}
