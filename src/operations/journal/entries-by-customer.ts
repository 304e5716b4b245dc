import { deviceTime } from '../../lib/timing/clock.ts'
import type { JournalEntry } from './entry.ts'
import type { FactStorage } from './fact-storage.ts'
import { beginningOf, factsOf, type Kept, type Progress } from './facts.ts'
import { groupsOf, wholeOf } from './one-payout.ts'

interface Options {
  readonly storage: FactStorage
  presentPlace(): string
  retained(entries: readonly JournalEntry[]): readonly JournalEntry[]
}

/** What is learned of an entry is later than all that was known of it, also where the machine's clock was put back since. */
const timeAfter = (group: readonly Kept[]): number =>
  Math.max(deviceTime(), ...group.flatMap(({ facts }) => facts.map(({ at }) => at + 1)))

/** Keeps the entries of each customer apart, even after the session has ended. */
export function createEntriesByCustomer({ storage, presentPlace, retained }: Options) {
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
    begin(place: string, entry: JournalEntry) {
      places.set(entry.opId, place)
      for (const old of keptAt(place).old) storage.forget(place, old.opId)
      storage.begin(place, entry.opId, beginningOf(entry))
      storage.add(place, entry.opId, factsOf(entry, deviceTime()))
    },
    add(opId: string, progress: Progress) {
      const group = groupOf(opId) ?? []
      const facts = factsOf(progress, timeAfter(group))
      for (const kept of group) storage.add(placeOf(opId), kept.opId, facts)
    },
  }
}
