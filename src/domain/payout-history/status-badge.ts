import { byNumber, descending, type Comparator } from '../../lib/table.ts'
import { rawValue, type OpenEnum } from '../../lib/open-enum.ts'
import type { Tone } from '../../lib/tone.ts'
import type { Payout, PayoutStatus } from '../payouts/payout.ts'

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
  readonly label: `payouts.status.${PayoutStatus}` | null
  readonly raw: string
}

export const payoutBadge = (status: OpenEnum<PayoutStatus>): PayoutBadge =>
  typeof status === 'string'
    ? {
        tone: TONES[status],
        ...((status === 'refunded' || status === 'returned') && { glyph: 'return' as const }),
        label: `payouts.status.${status}`,
        raw: status,
      }
    : { tone: 'default', label: null, raw: rawValue(status) }

/** Newest first. */
export const byUpdated: Comparator<Pick<Payout, 'updated'>> = descending(byNumber(({ updated }) => updated.getTime()))

const MOVING: readonly OpenEnum<PayoutStatus>[] = ['pending', 'funded', 'processing']

/** True while the status can still change. */
export const isMoving = (status: OpenEnum<PayoutStatus>): boolean => MOVING.includes(status)
