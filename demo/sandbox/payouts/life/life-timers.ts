import type { TimerKind } from '../../work/timers.ts'
import { receiveSimulated } from '../deposits/receive.ts'
import { lockPayout } from '../payout-table.ts'
import { turnPayout } from './turn.ts'

/** A step that was asked for before the latest change of status does nothing. */
export const stepTimer: TimerKind = {
  kind: 'payout.step',
  run: async (services, { subject, payload }) => {
    const payout = await lockPayout(services.db, subject)
    if (payout && payout.turns === payload.turns) await turnPayout(services, payout, { type: 'stepPassed' })
  },
}

/** The customer's bank pays what it was asked to. */
export const autoFundTimer: TimerKind = {
  kind: 'payout.autoFund',
  run: async (services, { subject }) => {
    const payout = await lockPayout(services.db, subject)
    if (payout?.status === 'pending') await receiveSimulated(services, payout)
  },
}
