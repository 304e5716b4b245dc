import { keysOf } from '../../lib/keys-of.ts'
import { byNumber, descending, type Comparator } from '../../lib/table.ts'
import { rawValue, type OpenEnum } from '../../lib/open-enum.ts'
import type { Tone } from '../../lib/tone.ts'
import { currencyCode } from '../currency.ts'
import type { Payout, PayoutStatus } from '../payouts/payout.ts'
import { outcomeOf, type OutcomeKind } from '../payouts/outcome.ts'
import { isOfCoins } from './texts/flow.ts'

const TONES: Readonly<Record<PayoutStatus, Tone>> = {
  pending: 'warning',
  processing: 'primary',
  succeeded: 'success',
  funded: 'success',
  refunded: 'warning',
  failed: 'destructive',
  failedPrecondition: 'destructive',
  cancelled: 'default',
  returned: 'warning',
}

interface PayoutBadge {
  readonly tone: Tone
  /** Money that came back is not waited for. */
  readonly glyph?: 'return'
  /** Null for a status that this version does not know; the screen then shows the server's text. */
  readonly label: `payouts.status.${PayoutStatus | 'fundedCoin'}` | null
  readonly raw: string
}

/** All that a badge of a known status says. */
export const STATUS_LABELS = [
  ...keysOf(TONES).map((status) => `payouts.status.${status}` as const),
  'payouts.status.fundedCoin',
] as const

/** The badge of a status alone, as the filter lists it. */
export const statusBadge = (status: OpenEnum<PayoutStatus>): PayoutBadge =>
  typeof status === 'string'
    ? {
        tone: TONES[status],
        ...((status === 'refunded' || status === 'returned') && { glyph: 'return' as const }),
        label: `payouts.status.${status}`,
        raw: status,
      }
    : { tone: 'default', label: null, raw: rawValue(status) }

const ARRIVED: readonly OutcomeKind[] = ['delivered', 'deliveredThenBack']
const CAME_BACK: readonly Payout['status'][] = ['refunded', 'returned']

/** By the status, but for what arrived although its status says that it did not. */
function badgeOf(payout: Payout): PayoutBadge {
  const hasArrived = ARRIVED.includes(outcomeOf(payout).kind) && !CAME_BACK.includes(payout.status)
  return statusBadge(hasArrived ? 'succeeded' : payout.status)
}

/** The badge of a payout, with the values of its label: what we have received is a coin, or money of a bank (decisions.md E22). */
export function payoutBadge(payout: Payout) {
  const badge = badgeOf(payout)
  const label = payout.status === 'funded' && isOfCoins(payout) ? 'payouts.status.fundedCoin' : badge.label
  return { ...badge, label, values: { coin: currencyCode(payout.source.currency) } } as const
}

/** Newest first. */
export const byUpdated: Comparator<Pick<Payout, 'updated'>> = descending(byNumber(({ updated }) => updated.getTime()))

const MOVING: readonly OpenEnum<PayoutStatus>[] = ['pending', 'funded', 'processing']

/** True while the status can still change. */
export const isMoving = (status: OpenEnum<PayoutStatus>): boolean => MOVING.includes(status)
