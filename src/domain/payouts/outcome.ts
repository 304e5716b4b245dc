import type { Money } from '../currency.ts'
import type { Payout, PayoutStatus } from './payout.ts'

/**
 * What became of a payout's money.
 * - `expected`: the customer still has to send it.
 * - `sending`: the network shows that the customer has sent it.
 * - `unsettled`: the customer is not to send it, and nobody can say that it is on its way.
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
  | 'unsettled'
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

/**
 * Whether the customer is still to pay what the server waits for: only this device and the network know.
 * - `awaited`: so it is, as far as is known.
 * - `onTheirWay`: the network shows the stablecoins of an off-ramp.
 * - `stopped`: no more is to be sent for it, whether nothing was sent or something else.
 */
export type Payment = 'awaited' | 'onTheirWay' | 'stopped'

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

/** What is said of a payout that the server still waits for. */
const EXPECTED = {
  awaited: 'expected',
  onTheirWay: 'sending',
  stopped: 'unsettled',
} as const satisfies Record<Payment, OutcomeKind>

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
export function outcomeOf(payout: Payout, payment: Payment = 'awaited'): Outcome {
  const { status } = payout
  const back = backOf(payout)
  if (typeof status !== 'string') return { kind: 'unlisted', back }
  if (back && isDelivered(payout)) return { kind: 'deliveredThenBack', back }
  const kind = KINDS[status]
  if (kind === 'expected') return { kind: EXPECTED[payment], back }
  return { kind: UNDELIVERED.includes(kind) && isDelivered(payout) ? 'delivered' : kind, back }
}
