import type { Payout } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'
import { claimPayout } from './claim-payout.ts'
import { payoutIdentity } from './payout-identity.ts'

/** The entry whose call has made a payout, though its answer was lost: the server's row names its key. */
const byKey = (journal: Pick<Journal, 'entries'>, { idempotencyKey }: Payout): JournalEntry | undefined =>
  journal.entries().find((entry) => entry.payoutId === undefined && entry.idempotencyKey === idempotencyKey)

/** What this browser knows of an off-ramp that it comes upon, by its id or by the key of its row. Makes an entry of its own where it knows nothing. */
export function meetPayout(
  journal: Pick<Journal, 'entries' | 'enterMadeElsewhere' | 'settle' | 'presentOf'>,
  payout: Payout,
): JournalEntry {
  const known = offRampEntry(journal, payout.id)
  if (known) return known
  const made = byKey(journal, payout)
  if (!made) return journal.enterMadeElsewhere('offRamp', payoutIdentity(payout), payout.id)
  claimPayout({ journal }, made, payout)
  return journal.presentOf(made)
}

/** Gives an off-ramp whose answer was lost the payout that it has made, by the row's key. True if it was one. Not while its call runs. */
export function recognisePayout(journal: Pick<Journal, 'entries' | 'settle' | 'isRunning'>, payout: Payout): boolean {
  const made = byKey(journal, payout)
  if (made?.phase !== 'started' || journal.isRunning(made.opId)) return false
  claimPayout({ journal }, made, payout)
  return true
}
