import type { BankAccount } from '../bank-accounts/bank-account.ts'
import { statusOf } from '../bank-accounts/account-list.ts'
import type { Payout } from '../payouts/payout.ts'
import { isMoving } from './status-badge.ts'

const DETAILS_EVERY_MS = 2000
const DETAILS_LATER_EVERY_MS = 15_000
const DETAILS_EAGER_FOR_MS = 5 * 60_000
export const LIST_EVERY_MS = 5000

/** Returns the polling interval; false stops polling. A payout that takes long is polled less often. */
export function detailsRefreshMs(status: Payout['status'], watchedForMs: number): number | false {
  if (!isMoving(status)) return false
  return watchedForMs < DETAILS_EAGER_FOR_MS ? DETAILS_EVERY_MS : DETAILS_LATER_EVERY_MS
}

export const bankListRefreshMs = (accounts: readonly BankAccount[]): number | false =>
  accounts.some((account) => statusOf(account) === 'pending') ? LIST_EVERY_MS : false

/** The payouts of the visible page that are polled individually. */
export const movingPayouts = (visible: readonly Payout[]): readonly Payout[] =>
  visible.filter(({ status }) => isMoving(status))
