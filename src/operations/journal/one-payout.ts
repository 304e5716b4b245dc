import type { JournalEntry } from './entry.ts'
import { allFactsOf, entryOf, type Kept, type Parts } from './entry-of-facts.ts'
import type { Fact } from './facts.ts'

const payoutOf = ({ kind, payoutId }: JournalEntry): string | undefined => (kind === 'offRamp' ? payoutId : undefined)

function isOfOnePayout(one: JournalEntry, other: JournalEntry): boolean {
  const payoutId = payoutOf(one)
  return payoutId !== undefined && payoutId === payoutOf(other)
}

/** The entries of each off-ramp: two tabs may have met it at the same moment, or an earlier version have written it twice. */
export function groupsOf(all: readonly Kept[]): readonly (readonly Kept[])[] {
  const groups: Kept[][] = []
  for (const kept of all) {
    const group = groups.find((known) => known.every(({ entry }) => isOfOnePayout(entry, kept.entry)))
    if (group) group.push(kept)
    else groups.push([kept])
  }
  return groups
}

/** All that is known of one off-ramp, under the id and the key with which this browser made it, else under the first. */
function partsOf(group: readonly Kept[]): Parts {
  const first = group.find(({ beginning }) => !beginning.madeElsewhere) ?? group[0]!
  const others = group.filter((kept) => kept !== first)
  const facts = [...first.facts, ...others.flatMap((kept) => kept.facts.filter(({ kind }) => kind !== 'timeLearned'))]
  return { ...first, facts }
}

export const wholeOf = (group: readonly Kept[]): JournalEntry =>
  group.length === 1 ? group[0]!.entry : entryOf(partsOf(group))

export const wholeFactsOf = (group: readonly Kept[]): readonly Fact[] => allFactsOf(partsOf(group))
