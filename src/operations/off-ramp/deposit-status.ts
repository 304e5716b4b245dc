import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import type { News } from '../journal/facts.ts'
import type { OpenEnum } from '../../lib/open-enum.ts'
import type { Payout, PayoutStatus } from '../../domain/payouts/payout.ts'

/** `waiting`: for tokens. `taken`: they came. `returned`: they were sent back. `over`: takes no tokens, and sends back those that come. */
export type DepositStatus = 'waiting' | 'taken' | 'returned' | 'over'

const DEPOSIT_STATUSES: Readonly<Record<PayoutStatus, DepositStatus>> = {
  pending: 'waiting',
  funded: 'taken',
  processing: 'taken',
  succeeded: 'taken',
  returned: 'taken',
  refunded: 'returned',
  failed: 'over',
  failedPrecondition: 'over',
  cancelled: 'over',
}

/** An unknown status proves nothing, so the payout counts as `waiting`. */
export const depositStatusOf = (status: OpenEnum<PayoutStatus>): DepositStatus =>
  typeof status === 'string' ? DEPOSIT_STATUSES[status] : 'waiting'

/** No tokens leave for a payout whose status says nothing that this version knows, so here it does not count as `waiting`. */
export const takesTokens = ({ status }: Pick<Payout, 'status'>): boolean => status === 'pending'

/** A server that does not answer proves nothing, so the payout counts as `waiting`. */
export const readDepositStatus = (api: ApiClient, payoutId: string): Promise<DepositStatus> =>
  getPayout(api, payoutId).then(
    ({ status }) => depositStatusOf(status),
    () => 'waiting',
  )

const READ_AS = { taken: 'funded', returned: 'refunded', over: 'cancelled' } as const

/** The reading of a payout that has stopped waiting, as the journal keeps it. */
export const readOf = (status: Exclude<DepositStatus, 'waiting'>) =>
  ({ kind: 'read', status: READ_AS[status], refund: 'none', updated: null }) as const satisfies News
