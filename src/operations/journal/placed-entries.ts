import type { JournalEntry } from './entry.ts'
import type { createEntryStorage } from './entry-storage.ts'

interface Options {
  readonly storage: Pick<ReturnType<typeof createEntryStorage>, 'read' | 'write'>
  /** Where the entries of the present customer are. */
  presentPlace(): string
  /** Those that still count. */
  retained(entries: readonly JournalEntry[]): readonly JournalEntry[]
}

/** Each customer's entries in a place of their own. An entry stays where it was put or found, even when its session has ended since. */
export function createPlacedEntries({ storage, presentPlace, retained }: Options) {
  const places = new Map<string, string>()
  const placeOf = (opId: string) => places.get(opId) ?? presentPlace()
  const at = (place: string) => retained(storage.read(place))

  return {
    at,
    present: () => at(presentPlace()),
    find: (opId: string): JournalEntry | undefined => at(placeOf(opId)).find((entry) => entry.opId === opId),
    /** Whatever becomes of the session, the entry is in this place from now on. */
    put(place: string, entry: JournalEntry) {
      places.set(entry.opId, place)
      const known = at(place)
      if (!known.some(({ opId }) => opId === entry.opId)) storage.write(place, [...known, entry])
    },
    change(opId: string, changed: (entry: JournalEntry) => JournalEntry) {
      const place = placeOf(opId)
      const next = at(place).map((entry) => (entry.opId === opId ? changed(entry) : entry))
      storage.write(place, next)
    },
  }
}
