import type { BankAccount } from '../bank-accounts/bank-account.ts'
import { statusOf } from '../bank-accounts/account-list.ts'
import type { Payout } from '../payouts/payout.ts'
import { isMoving } from './status-badge.ts'

const DETAILS_EVERY_MS = 2000
const DETAILS_LATER_EVERY_MS = 15_000
const DETAILS_EAGER_FOR_MS = 5 * 60_000
/** What has succeeded may still be returned, and what was cancelled refunded (decisions.md H16). */
const DETAILS_SETTLED_EVERY_MS = 3 * 60_000
export const LIST_EVERY_MS = 5000

/** A status that this version does not know is read on like `processing`. */
const isUnderWay = ({ status }: Pick<Payout, 'status'>): boolean => typeof status !== 'string' || isMoving(status)

/** The polling interval of a payout that is open. One that takes long is polled less often, one that has ended now and then. */
export function detailsRefreshMs(payout: Pick<Payout, 'status'>, watchedForMs: number): number {
  if (!isUnderWay(payout)) return DETAILS_SETTLED_EVERY_MS
  return watchedForMs < DETAILS_EAGER_FOR_MS ? DETAILS_EVERY_MS : DETAILS_LATER_EVERY_MS
}

export const bankListRefreshMs = (accounts: readonly BankAccount[]): number | false =>
  accounts.some((account) => statusOf(account) === 'pending') ? LIST_EVERY_MS : false

/** The payouts of the visible page that are polled individually. */
export const movingPayouts = (visible: readonly Payout[]): readonly Payout[] => visible.filter(isUnderWay)
