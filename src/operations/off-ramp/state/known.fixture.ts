import type { JournalEntry } from '../../journal/entry.ts'
import type { Journal } from '../../journal/journal.ts'
import { followedHash, isReturning } from './followed.ts'
import { isCancelAsked } from './knowledge.ts'

/** What a test reads of an off-ramp in the journal: its entry, and what is known of its tokens and of the transaction that is followed. */
export function transferIn(journal: Pick<Journal, 'presentOf' | 'knownOf'>, entry: JournalEntry) {
  const known = journal.knownOf(entry)
  const { hash, fate, registration, sources = [] } = followedHash(known) ?? {}
  return {
    ...journal.presentOf(entry),
    hash,
    fate,
    registration,
    sources,
    isAsked: known.asks.length > 0,
    isDeclined: known.asks.some(({ answer }) => answer === 'no'),
    isCancelAsked: isCancelAsked(known),
    isByHand: known.has('byHand'),
    isKept: known.hashes.some(({ isKept }) => isKept),
    isLeft: known.isLeft,
    isReturning: isReturning(known),
    isArrived: known.of('read').some(({ status }) => status === 'funded'),
    isAnnounced: known.has('announced'),
  }
}

/** The same of each entry. */
export const transfersIn = (journal: Pick<Journal, 'entries' | 'presentOf' | 'knownOf'>) =>
  journal.entries().map((entry) => transferIn(journal, entry))
