import { watchTimer } from './deposits/watch-timer.ts'
import { autoFundTimer, stepTimer } from './lifecycle/lifecycle-timers.ts'
import { sendTimer } from './networks/send-timer.ts'

export const payoutTimers = [stepTimer, autoFundTimer, sendTimer, watchTimer]
