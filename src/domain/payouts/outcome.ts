import type { Money } from '../currency.ts'
import type { Payout, PayoutStatus } from './payout.ts'

/**
 * What became of a payout's money.
 * - `expected`: the customer still has to send it.
 * - `sending`: the network shows that the customer has sent it.
 * - `withUs`: it arrived, and has not been delivered.
 * - `delivered`: it is where it was to go.
 * - `deliveredThenBack`: it was delivered, and came back.
 * - `cameBack`: it was never delivered, and came back.
 * - `notPaid`: it will not be delivered.
 * - `notTaken`: the payout was cancelled before it took any.
 * - `unlisted`: this version does not know the status.
 */
export type OutcomeKind =
  | 'expected'
  | 'sending'
  | 'withUs'
  | 'delivered'
  | 'deliveredThenBack'
  | 'cameBack'
  | 'notPaid'
  | 'notTaken'
  | 'unlisted'

/** What came back. The amount and the time are null where the server does not say. */
export interface CameBack {
  readonly money: Money | null
  readonly at: Date | null
}

/** Whether the stablecoins of an off-ramp are still to be sent, or are seen on their way: only this device and the network know. */
export type Tokens = 'awaited' | 'onTheirWay'

interface Outcome {
  readonly kind: OutcomeKind
  /** A part may come back beside any status. */
  readonly back: CameBack | null
}

const KINDS: Readonly<Record<PayoutStatus, OutcomeKind>> = {
  pending: 'expected',
  processing: 'withUs',
  succeeded: 'delivered',
  funded: 'withUs',
  refunded: 'cameBack',
  failed: 'notPaid',
  failedPrecondition: 'notPaid',
  cancelled: 'notTaken',
  returned: 'delivered',
}

/** Ends of a payout that was not delivered. What arrived all the same is said of it, and nothing else. */
const UNDELIVERED: readonly OutcomeKind[] = ['notPaid', 'notTaken']

const BACK: readonly Payout['status'][] = ['refunded', 'returned']

const isDelivered = ({ finalAmount, status }: Payout): boolean =>
  finalAmount !== null || status === 'succeeded' || status === 'returned'

function backOf({ refund, status, source, updated }: Payout): CameBack | null {
  if (refund) return { money: { amount: refund.amount, currency: source.currency }, at: refund.at }
  return BACK.includes(status) ? { money: null, at: updated } : null
}

/** Every label that speaks of a payout's money is chosen by this, never by the status alone (decisions.md E22, H16). */
export function outcomeOf(payout: Payout, tokens: Tokens = 'awaited'): Outcome {
  const { status } = payout
  const back = backOf(payout)
  if (typeof status !== 'string') return { kind: 'unlisted', back }
  if (back && isDelivered(payout)) return { kind: 'deliveredThenBack', back }
  const kind = KINDS[status]
  if (kind === 'expected' && tokens === 'onTheirWay') return { kind: 'sending', back }
  return { kind: UNDELIVERED.includes(kind) && isDelivered(payout) ? 'delivered' : kind, back }
}
