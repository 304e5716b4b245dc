import type { TimerKind } from '../work/timers.ts'
import { activateBankAccount } from './bank-account-table.ts'

/** The provider's check of a new account takes one step. */
export const activateTimer: TimerKind = {
  kind: 'bankAccount.activate',
  run: async ({ db }, { subject }) => {
    await activateBankAccount(db, subject)
  },
}
