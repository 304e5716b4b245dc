import type { JournalEntry } from './entry.ts'
import type { createEntryStorage } from './entry-storage.ts'

interface Options {
  readonly storage: Pick<ReturnType<typeof createEntryStorage>, 'read' | 'write' | 'readAlone' | 'writeAlone'>
  /** Where the entries of the present customer are. */
  presentPlace(): string
  /** Those that still count. */
  retained(entries: readonly JournalEntry[]): readonly JournalEntry[]
}

/**
 * The open entry of a form is kept by itself as well. A tab that has not seen it yet may write the list without it, and the
 * form that is sent there in the same moment would get a second key.
 */
const aloneKey = (place: string, payloadHash: string) =>
  `${place.replace('sphere-ramp:', 'sphere-ramp:form:')}:${payloadHash}`

/** Each customer's entries in a place of their own. An entry stays where it was put or found, even when its session has ended since. */
export function createPlacedEntries({ storage, presentPlace, retained }: Options) {
  const places = new Map<string, string>()
  const placeOf = (opId: string) => places.get(opId) ?? presentPlace()
  const at = (place: string) => retained(storage.read(place))

  const write = (place: string, next: readonly JournalEntry[]) => {
    const open = new Set(next.filter(({ phase }) => phase === 'started').map(({ opId }) => opId))
    for (const { opId, payloadHash } of storage.read(place)) {
      const key = aloneKey(place, payloadHash)
      if (!open.has(opId) && storage.readAlone(key)?.opId === opId) storage.writeAlone(key, null)
    }
    storage.write(place, next)
  }

  return {
    present: () => at(presentPlace()),
    find: (opId: string): JournalEntry | undefined => at(placeOf(opId)).find((entry) => entry.opId === opId),
    /** Every entry of a form that the list has, or another tab's list had. */
    ofForm(place: string, payloadHash: string): readonly JournalEntry[] {
      const listed = at(place)
      const alone = storage.readAlone(aloneKey(place, payloadHash))
      const isLost = alone?.phase === 'started' && !storage.read(place).some(({ opId }) => opId === alone.opId)
      const known = isLost ? [...listed, ...retained([alone])] : listed
      return known.filter((entry) => entry.payloadHash === payloadHash)
    },
    /** Whatever becomes of the session, the entry is in this place from now on. */
    put(place: string, entry: JournalEntry) {
      places.set(entry.opId, place)
      const known = at(place)
      if (known.some(({ opId }) => opId === entry.opId)) return
      write(place, [...known, entry])
      storage.writeAlone(aloneKey(place, entry.payloadHash), entry)
    },
    change(opId: string, changed: (entry: JournalEntry) => JournalEntry) {
      const place = placeOf(opId)
      const next = at(place).map((entry) => (entry.opId === opId ? changed(entry) : entry))
      write(place, next)
    },
  }
}
