import type { Payout } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { mayBeOf, payoutIdentity, payoutKindOf } from './payout-identity.ts'

/** `key`: the server's row names the entry's key. `word`: the customer says that it is this one. */
export const claimPayout = (
  { journal, by = 'key' }: { readonly journal: Pick<Journal, 'settle'>; readonly by?: 'key' | 'word' },
  { opId }: JournalEntry,
  { id: payoutId }: Payout,
): void => journal.settle(opId, { kind: 'made', payoutId, by })

/** Keeps the customer's word that it is none of this browser's undecided payouts. It waits as before, and is asked about no more. */
export function recordNotThatOne(journal: Pick<Journal, 'enterMadeElsewhere' | 'record'>, payout: Payout): void {
  const { opId } = journal.enterMadeElsewhere(payoutKindOf(payout), payoutIdentity(payout), payout.id)
  journal.record(opId, { kind: 'notThatOne', payoutId: payout.id })
}

/** The off-ramp of this browser that this payout may be: nothing is sent for it before the customer has said whether it is. */
export const undecidedFor = (journal: Pick<Journal, 'entries'>, payout: Payout): JournalEntry | undefined =>
  payout.type === 'offRamp'
    ? journal
        .entries()
        .find((entry, _, entries) => entry.phase === 'started' && !entry.payoutId && mayBeOf(entry, payout, entries))
    : undefined
