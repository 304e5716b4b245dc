import { activateTimer } from '../bank-accounts/bank-account-timers.ts'
import { payoutTimers } from '../payouts/payout-timers.ts'
import { verificationTimers } from '../verification/verification.ts'
import type { TimerKind } from './timers.ts'

/** One line for each thing that happens by itself. */
export const timerKinds: readonly TimerKind[] = [...verificationTimers, activateTimer, ...payoutTimers]
