import type { JournalEntry, Moment } from './entry.ts'
import type { FactStorage } from './fact-storage.ts'
import { beginningOf, type Kept } from './entry-of-facts.ts'
import { dated, type Fact, type FactTime, type News } from './facts.ts'
import { groupsOf, wholeFactsOf, wholeOf } from './one-payout.ts'

interface Options {
  readonly storage: FactStorage
  presentPlace(): string
  now(): Moment
  retained(entries: readonly JournalEntry[]): readonly JournalEntry[]
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
export function createEntriesByCustomer({ storage, presentPlace, now, retained }: Options) {
  const places = new Map<string, string>()
  const placeOf = (opId: string) => places.get(opId) ?? presentPlace()

  const keptAt = (place: string) => {
    const all = storage.read(place)
    for (const { opId } of all) if (!places.has(opId)) places.set(opId, place)
    const left = new Set(retained(all.map(({ entry }) => entry)).map(({ opId }) => opId))
    return { left: all.filter(({ opId }) => left.has(opId)), old: all.filter(({ opId }) => !left.has(opId)) }
  }
  const groupsAt = (place: string) => groupsOf(keptAt(place).left)

  const groupOf = (opId: string) => groupsAt(placeOf(opId)).find((group) => group.some((kept) => kept.opId === opId))

  return {
    of: (place: string): readonly JournalEntry[] => groupsAt(place).map(wholeOf),
    find(opId: string): JournalEntry | undefined {
      const group = groupOf(opId)
      return group && wholeOf(group)
    },
    ofForm: (place: string, payloadHash: string): readonly JournalEntry[] =>
      groupsAt(place)
        .map(wholeOf)
        .filter((entry) => entry.payloadHash === payloadHash),
    factsOf: (opId: string): readonly Fact[] => wholeFactsOf(groupOf(opId) ?? []),
    begin(place: string, entry: JournalEntry, ...news: readonly News[]) {
      places.set(entry.opId, place)
      for (const old of keptAt(place).old) storage.forget(place, old.opId)
      storage.begin(place, entry.opId, beginningOf(entry))
      const at = timeAfter([], now())
      storage.add(
        place,
        entry.opId,
        news.map((each) => dated(each, at)),
      )
    },
    add(opId: string, news: readonly News[]) {
      const group = groupOf(opId) ?? []
      const at = timeAfter(group, now())
      const facts = news.map((each, index) => dated(each, laterBy(at, index)))
      for (const kept of group) storage.add(placeOf(opId), kept.opId, facts)
    },
  }
}
