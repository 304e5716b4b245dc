import { combined, type JournalEntry } from './entry.ts'

type Group = readonly [JournalEntry, ...JournalEntry[]]

/** A sending that a device let go is over: the next one for the same payout has an entry of its own. */
const payoutOf = ({ kind, payoutId, letGo }: JournalEntry): string | undefined =>
  kind === 'offRamp' && !letGo ? payoutId : undefined

const isSameTransaction = (one: JournalEntry, other: JournalEntry): boolean =>
  one.hash === undefined || other.hash === undefined || one.hash === other.hash

function isOfOnePayout(one: JournalEntry, other: JournalEntry): boolean {
  const payoutId = payoutOf(one)
  return payoutId !== undefined && payoutId === payoutOf(other) && isSameTransaction(one, other)
}

/** The entries of each off-ramp: two tabs may have met it at the same moment, or an earlier version have written it twice. */
export function groupsOf(entries: readonly JournalEntry[]): readonly Group[] {
  const groups: [JournalEntry, ...JournalEntry[]][] = []
  for (const entry of entries) {
    const group = groups.find((known) => known.every((other) => isOfOnePayout(entry, other)))
    if (group) group.push(entry)
    else groups.push([entry])
  }
  return groups
}

/** All that is known of one off-ramp, under the id and the key with which this browser made it, else under the first. */
export function wholeOf(group: Group): JournalEntry {
  const [first, ...others] = group
  if (others.length === 0) return first
  const { opId, idempotencyKey, payloadHash, createdAt, offset } = group.find(({ adopted }) => !adopted) ?? first
  const { offset: _, ...facts } = group.reduce(combined)
  return { ...facts, opId, idempotencyKey, payloadHash, createdAt, ...(offset !== undefined && { offset }) }
}
