import { createStore, type StoreApi } from 'zustand/vanilla'
import { writeJson } from '../../lib/json.ts'
import type { KeyValueStore } from '../../lib/world.ts'
import { combined, readEntries, type JournalEntry } from './entry.ts'

interface EntryStorage {
  /** In the order in which they were made. */
  read(key: string): readonly JournalEntry[]
  write(key: string, entries: readonly JournalEntry[]): void
  /** One entry with a key of its own, which no write of other entries touches. */
  readAlone(key: string): JournalEntry | undefined
  /** Null takes it away. */
  writeAlone(key: string, entry: JournalEntry | null): void
  /** False once the storage was refused, or did not give back what was written: memory alone is left. */
  readonly durable: StoreApi<boolean>
}

/** What an element wrote or read stays in its memory too, so that a storage that is wiped or refused loses nothing while the page lives. */
export function createEntryStorage(storage: KeyValueStore): EntryStorage {
  const durable = createStore<boolean>(() => true)
  const memory = new Map<string, Entries>()
  const seen = new Map<string, Entries>()
  let probed = false

  const attempt = <T>(access: () => T, otherwise: T): T => {
    try {
      return access()
    } catch {
      durable.setState(false, true)
      return otherwise
    }
  }

  const probe = () => {
    probed = true
    attempt(() => {
      storage.setItem('sphere-ramp:probe', '')
      storage.removeItem('sphere-ramp:probe')
    }, undefined)
  }

  return {
    durable,
    read(key) {
      if (!probed) probe()
      const stored = readEntries(attempt(() => storage.getItem(key), null))
      const own = memory.get(key) ?? new Map<string, JournalEntry>()
      const before = withEntries(seen.get(key) ?? new Map(), stored)
      seen.set(key, before)
      // What could not be written is only known here; what could be may since have been changed by another tab, or wiped,
      // or written over by a tab that had not seen it yet.
      const all = durable.getState() ? withEntries(before, own.values()) : new Map([...before, ...own])
      return [...all.values()].toSorted((a, b) => a.createdAt - b.createdAt)
    },
    write(key, entries) {
      memory.set(key, new Map(entries.map((entry) => [entry.opId, entry])))
      const text = writeJson(entries)
      attempt(() => {
        storage.setItem(key, text)
        if (storage.getItem(key) !== text) durable.setState(false, true)
      }, undefined)
    },
    readAlone: (key) => readEntries(attempt(() => storage.getItem(key), null))[0],
    writeAlone(key, entry) {
      attempt(() => (entry ? storage.setItem(key, writeJson([entry])) : storage.removeItem(key)), undefined)
    },
  }
}

type Entries = ReadonlyMap<string, JournalEntry>

function withEntries(known: Entries, others: Iterable<JournalEntry>): Entries {
  const all = new Map(known)
  for (const other of others) {
    const entry = all.get(other.opId)
    all.set(other.opId, entry ? combined(entry, other) : other)
  }
  return all
}
