import { activateTimer } from '../bank-accounts/bank-account-timers.ts'
import { payoutTimers } from '../payouts/payout-timers.ts'
import { verificationTimers } from '../verification/verification.ts'
import type { TimerKind } from './timers.ts'

/** Everything that happens without a call. */
export const timerKinds: readonly TimerKind[] = [...verificationTimers, activateTimer, ...payoutTimers]
