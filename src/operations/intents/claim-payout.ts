import type { Payout } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal, Progress } from '../journal/journal.ts'
import { mayBeOf, payoutIdentity, payoutKindOf } from './payout-identity.ts'

export const progressOf = (payout: Payout): Progress => ({
  payoutId: payout.id,
  phase: payoutKindOf(payout) === 'offRamp' ? 'created' : 'done',
})

export const foundProgressOf = (payout: Payout): Progress => ({ ...progressOf(payout), repeated: true })

export const claimPayout = (
  { journal }: { readonly journal: Pick<Journal, 'settle'> },
  { opId }: JournalEntry,
  payout: Payout,
): void => journal.settle(opId, foundProgressOf(payout))

/** Keeps the customer's word that it is none of this browser's undecided payouts. It waits as before, and is asked about no more. */
export function recordNotThatOne(journal: Pick<Journal, 'adopt' | 'record'>, payout: Payout): void {
  const { opId } = journal.adopt(payoutKindOf(payout), payoutIdentity(payout), payout.id)
  journal.record(opId, { phase: 'done', letGo: true })
}

/** The off-ramp of this browser that this payout may be: nothing is sent for it before the customer has said whether it is. */
export const undecidedFor = (journal: Pick<Journal, 'entries'>, payout: Payout): JournalEntry | undefined =>
  payout.type === 'offRamp'
    ? journal
        .entries()
        .find((entry, _, entries) => entry.phase === 'started' && !entry.payoutId && mayBeOf(entry, payout, entries))
    : undefined
