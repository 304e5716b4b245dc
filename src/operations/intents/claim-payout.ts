import type { Payout } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal, Progress } from '../journal/journal.ts'
import { payoutKindOf } from './payout-identity.ts'

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
