import type { Services } from '../../services.ts'
import { schedule, type TimerKind } from '../../work/timers.ts'
import { receiveSimulated } from '../deposits/receive.ts'
import type { Payout } from '../payout.ts'
import { lockPayout } from '../payout-table.ts'
import { transitionPayout } from './transition.ts'

/** A step that was scheduled before the latest change of status does nothing. */
export const stepTimer: TimerKind = {
  kind: 'payout.step',
  run: async (services, { subject, payload }) => {
    const payout = await lockPayout(services.db, subject)
    if (payout && payout.revision === payload.revision) await transitionPayout(services, payout, { type: 'stepPassed' })
  },
}

const AUTO_FUND_STEPS = 2

/** Has the customer's bank pay, where the sandbox is set so. */
export async function scheduleAutoFund(services: Services, { id, source, outcome }: Payout): Promise<void> {
  const isPaidByBank = source.type === 'bankAccount'
  if (isPaidByBank && services.settings.autoFund && outcome !== 'staysPending')
    await schedule(services, { kind: 'payout.autoFund', subject: id, steps: AUTO_FUND_STEPS })
}

/** Simulates the customer's bank, which pays the amount of the instructions. */
export const autoFundTimer: TimerKind = {
  kind: 'payout.autoFund',
  run: async (services, { subject }) => {
    const payout = await lockPayout(services.db, subject)
    if (payout?.status === 'pending') await receiveSimulated(services, payout)
  },
}
