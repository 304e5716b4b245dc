import type { JournalEntry, Moment } from './entry.ts'
import type { FactStorage } from './fact-storage.ts'
import { beginningOf, type Kept } from './entry-of-facts.ts'
import { dated, type Fact, type FactTime, type News } from './facts.ts'
import { groupsOf, wholeFactsOf, wholeOf } from './one-payout.ts'

interface Options {
  readonly storage: FactStorage
  presentCustomerKey(): string
  now(): Moment
  retained(all: readonly Kept[]): readonly Kept[]
}

/** The same moment of the server, under a later one of this machine. */
const laterBy = ({ device, offset }: FactTime, ms: number): FactTime => ({
  device: device + ms,
  offset: offset === null ? null : offset - ms,
})

/** What is learned of an entry is later than all that was known of it, also where the machine's clock was put back since. */
function timeAfter(group: readonly Kept[], now: Moment): FactTime {
  const later = Math.max(now.device, ...group.flatMap(({ facts }) => facts.map(({ at }) => at.device + 1)))
  return laterBy(now, later - now.device)
}

/** Keeps the entries of each customer apart, even after the session has ended. */
export function createEntriesByCustomer({ storage, presentCustomerKey, now, retained }: Options) {
  const customerKeys = new Map<string, string>()
  const customerKeyOf = (opId: string) => customerKeys.get(opId) ?? presentCustomerKey()

  const keptAt = (customerKey: string) => {
    const all = storage.read(customerKey)
    for (const { opId } of all) if (!customerKeys.has(opId)) customerKeys.set(opId, customerKey)
    const left = new Set(retained(all))
    return { left: [...left], old: all.filter((kept) => !left.has(kept)) }
  }
  const groupsAt = (customerKey: string) => groupsOf(keptAt(customerKey).left)

  const groupOf = (opId: string) =>
    groupsAt(customerKeyOf(opId)).find((group) => group.some((kept) => kept.opId === opId))

  return {
    of: (customerKey: string): readonly JournalEntry[] => groupsAt(customerKey).map(wholeOf),
    find(opId: string): JournalEntry | undefined {
      const group = groupOf(opId)
      return group && wholeOf(group)
    },
    ofForm: (customerKey: string, payloadHash: string): readonly JournalEntry[] =>
      groupsAt(customerKey)
        .map(wholeOf)
        .filter((entry) => entry.payloadHash === payloadHash),
    factsOf: (opId: string): readonly Fact[] => wholeFactsOf(groupOf(opId) ?? []),
    begin(customerKey: string, entry: JournalEntry, ...news: readonly News[]) {
      customerKeys.set(entry.opId, customerKey)
      for (const old of keptAt(customerKey).old) storage.forget(customerKey, old.opId)
      storage.begin(customerKey, entry.opId, beginningOf(entry))
      const at = timeAfter([], now())
      storage.add(
        customerKey,
        entry.opId,
        news.map((each) => dated(each, at)),
      )
    },
    add(opId: string, news: readonly News[]) {
      const group = groupOf(opId) ?? []
      const at = timeAfter(group, now())
      const facts = news.map((each, index) => dated(each, laterBy(at, index)))
      for (const kept of group) storage.add(customerKeyOf(opId), kept.opId, facts)
    },
  }
}
