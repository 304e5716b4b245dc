import { combined, hasEnded, isMade, type JournalEntry, type Phase } from './entry.ts'
import type { createEntryStorage } from './entry-storage.ts'
import { groupsOf, wholeOf } from './one-payout.ts'

interface Options {
  readonly storage: Pick<
    ReturnType<typeof createEntryStorage>,
    'read' | 'write' | 'readAlone' | 'writeAlone' | 'durable'
  >
  presentPlace(): string
  retained(entries: readonly JournalEntry[]): readonly JournalEntry[]
}

/** The last entry of a form is also stored by itself: a tab may write a list without it, and the form would then get a second key. */
const formKey = (place: string, payloadHash: string) =>
  `${place.replace('sphere-ramp:', 'sphere-ramp:form:')}:${payloadHash}`

/** An off-ramp is stored by itself once its wallet is asked or it is cancelled: with an old list its tokens would be sent again. */
const sendingKey = (place: string, opId: string) => `${place.replace('sphere-ramp:', 'sphere-ramp:sending:')}:${opId}`

/** An announcement to the host is also stored under its own key: a tab with an old list would repeat it. */
const announcedKey = (place: string, opId: string) =>
  `${place.replace('sphere-ramp:', 'sphere-ramp:announced:')}:${opId}`

const SENDING_PHASES: readonly Phase[] = ['signing', 'sent', 'registered']
const isSending = (entry: JournalEntry) =>
  entry.kind === 'offRamp' && !hasEnded(entry) && (entry.cancelling || SENDING_PHASES.includes(entry.phase))

/** Adds to an entry of a list what was kept of it alone. */
function createReader(storage: Options['storage']) {
  const withKept = (key: string, entry: JournalEntry): JournalEntry => {
    const alone = storage.readAlone(key)
    return alone?.opId === entry.opId ? combined(alone, entry) : entry
  }
  const withAnnounced = (place: string, entry: JournalEntry): JournalEntry =>
    entry.kind === 'offRamp' && isMade(entry) && !entry.announced
      ? withKept(announcedKey(place, entry.opId), entry)
      : entry
  /** Adds the phase that another tab has recorded, even if an older list was written last. */
  const furthest = (place: string, listed: JournalEntry): JournalEntry => {
    if (listed.phase === 'done') return listed
    const isKept = storage.durable.getState()
    const entry = isKept ? withKept(formKey(place, listed.payloadHash), listed) : listed
    const isAsked = entry.kind === 'offRamp' && entry.phase !== 'started' && !hasEnded(entry)
    return isAsked ? withKept(sendingKey(place, entry.opId), entry) : entry
  }
  return (place: string, entry: JournalEntry) => withAnnounced(place, furthest(place, entry))
}

/** Writes a list, and forgets what was kept alone of the entries that it leaves out. */
function createWriter(storage: Options['storage']) {
  return (place: string, next: readonly JournalEntry[]): void => {
    const left = new Set(next.map(({ opId }) => opId))
    for (const { opId, payloadHash } of storage.read(place)) {
      const key = formKey(place, payloadHash)
      if (left.has(opId)) continue
      if (storage.readAlone(key)?.opId === opId) storage.writeAlone(key, null)
      storage.writeAlone(announcedKey(place, opId), null)
    }
    storage.write(place, next)
  }
}

interface Kept {
  readonly place: string
  readonly entries: readonly JournalEntry[]
  readonly opId: string
}

function createChanger(storage: Options['storage'], write: ReturnType<typeof createWriter>) {
  const writeAlone = (place: string, before: JournalEntry, after: JournalEntry) => {
    const { opId } = after
    const key = formKey(place, after.payloadHash)
    if (storage.readAlone(key)?.opId === opId) storage.writeAlone(key, after)
    if (isSending(before) || isSending(after))
      storage.writeAlone(sendingKey(place, opId), isSending(after) ? after : null)
    if (after.announced && !before.announced) storage.writeAlone(announcedKey(place, opId), after)
  }
  return ({ place, entries, opId }: Kept, changed: (entry: JournalEntry) => JournalEntry): void => {
    const group = groupOf(entries, opId)
    if (!group) return
    const changes = new Map(group.map((entry) => [entry, changed(entry)]))
    write(
      place,
      entries.map((entry) => changes.get(entry) ?? entry),
    )
    for (const [before, after] of changes) writeAlone(place, before, after)
  }
}

const groupOf = (entries: readonly JournalEntry[], opId: string) =>
  groupsOf(entries).find((group) => group.some((entry) => entry.opId === opId))

/** Keeps the entries of each customer apart, even after the session has ended. */
export function createEntriesByCustomer({ storage, presentPlace, retained }: Options) {
  const places = new Map<string, string>()
  const placeOf = (opId: string) => places.get(opId) ?? presentPlace()
  const whole = createReader(storage)
  const at = (place: string) => retained(storage.read(place)).map((entry) => whole(place, entry))

  const write = createWriter(storage)
  const change = createChanger(storage, write)

  return {
    of(place: string) {
      const entries = at(place)
      for (const { opId } of entries) if (!places.has(opId)) places.set(opId, place)
      return groupsOf(entries).map(wholeOf)
    },
    find(opId: string): JournalEntry | undefined {
      const group = groupOf(at(placeOf(opId)), opId)
      return group && wholeOf(group)
    },
    ofForm(place: string, payloadHash: string): readonly JournalEntry[] {
      const listed = at(place)
      const alone = storage.readAlone(formKey(place, payloadHash))
      const isLost = alone && !storage.read(place).some(({ opId }) => opId === alone.opId)
      const known = isLost ? [...listed, ...retained([alone])] : listed
      return groupsOf(known)
        .map(wholeOf)
        .filter((entry) => entry.payloadHash === payloadHash)
    },
    put(place: string, entry: JournalEntry) {
      places.set(entry.opId, place)
      const known = at(place)
      if (known.some(({ opId }) => opId === entry.opId)) return
      write(place, [...known, entry])
      storage.writeAlone(formKey(place, entry.payloadHash), entry)
    },
    change(opId: string, changed: (entry: JournalEntry) => JournalEntry) {
      const place = placeOf(opId)
      change({ place, entries: at(place), opId }, changed)
    },
  }
}
