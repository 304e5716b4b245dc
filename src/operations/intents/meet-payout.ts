import type { Payout } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'
import { isSinceIntent, payoutIdentity } from './payout-identity.ts'
import { claimPayout } from './payout-intent.ts'

/** The entry whose call has made a payout, though its answer was lost: the server's row names its key. */
const byKey = (journal: Pick<Journal, 'entries'>, { idempotencyKey }: Payout): JournalEntry | undefined =>
  journal.entries().find((entry) => entry.payoutId === undefined && entry.idempotencyKey === idempotencyKey)

/** What this browser knows of an off-ramp that it comes upon, by its id or by the key of its row. Makes an entry of its own where it knows nothing. */
export function meetPayout(
  journal: Pick<Journal, 'entries' | 'adopt' | 'settle' | 'presentOf'>,
  payout: Payout,
): JournalEntry {
  const known = offRampEntry(journal, payout.id)
  if (known) return known
  const made = byKey(journal, payout)
  if (!made) return journal.adopt('offRamp', payoutIdentity(payout), payout.id)
  claimPayout({ journal }, made, payout)
  return journal.presentOf(made)
}

/** Gives the off-ramps whose answers were lost the payouts that the server's rows say they have made. Not while their calls run. */
export function recognisePayouts(
  journal: Pick<Journal, 'entries' | 'settle' | 'isRunning'>,
  payouts: readonly Payout[],
): void {
  for (const payout of payouts.filter(({ type }) => type === 'offRamp')) {
    const made = byKey(journal, payout)
    if (made?.phase === 'started' && !journal.isRunning(made.opId)) claimPayout({ journal }, made, payout)
  }
}

/** The press whose answer was lost and that may have made this payout, where no row says so: only its customer can tell (decisions.md E18). */
export const undecidedOf = (journal: Pick<Journal, 'entries'>, payout: Payout): JournalEntry | undefined => {
  const entries = journal.entries()
  if (payout.idempotencyKey !== null || entries.some(({ payoutId }) => payoutId === payout.id)) return undefined
  return entries.find(
    (entry) =>
      entry.kind === 'offRamp' &&
      entry.phase === 'started' &&
      entry.payoutId === undefined &&
      isSinceIntent(payout, entry),
  )
}
