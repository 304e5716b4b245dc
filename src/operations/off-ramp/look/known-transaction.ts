import type { KnownTransaction } from '../../../chains/adapter.ts'
import type { JournalEntry } from '../../journal/entry.ts'
import type { Journal } from '../../journal/journal.ts'
import { madeAt } from './look.ts'

const SHOWN = ['seen', 'found', 'confirmed'] as const

/** What is known of this very transaction: an entry may know of another one, which can land until another time. */
export function knownTransactionOf(journal: Journal, entry: JournalEntry, hash: string): KnownTransaction {
  const { of, position } = journal.knownOf(entry)
  const bound = of('bound')
    .filter((each) => each.hash === hash)
    .at(-1)?.bound
  const isSeen = of(...SHOWN).some((each) => each.hash === hash)
  return { since: position ?? madeAt(journal, entry), ...(bound !== undefined && { bound }), ...(isSeen && { isSeen }) }
}
