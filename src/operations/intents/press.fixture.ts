import type { PayoutPayload } from '../../domain/payouts/payout.ts'
import type { Journal, Press } from '../journal/journal.ts'
import { submitPayout } from './payout-intent.ts'

/** The press of a form that was filled in at this moment: its customer knows all that this browser has made. */
export const pressNow = (journal: Pick<Journal, 'entries'>): Press => ({
  at: Date.now(),
  known: new Set(journal.entries().map(({ opId }) => opId)),
})

/** Submits a form that was filled in at this moment. */
export const submitNow = (page: Parameters<typeof submitPayout>[0], payload: PayoutPayload) =>
  submitPayout(page, payload, pressNow(page.journal))
