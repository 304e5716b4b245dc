import { createStore, type StoreApi } from 'zustand/vanilla'
import { writeJson } from '../../lib/json.ts'
import type { KeyValueStore } from '../../lib/world.ts'
import { combined, readEntries, type JournalEntry } from './entry.ts'

interface EntryStorage {
  read(key: string): readonly JournalEntry[]
  write(key: string, entries: readonly JournalEntry[]): void
  /** One entry under its own key, which no write of a list touches. */
  readAlone(key: string): JournalEntry | undefined
  writeAlone(key: string, entry: JournalEntry | null): void
  /** False once the storage refused a write or did not return it: then only memory holds the entries. */
  readonly durable: StoreApi<boolean>
}

/** Keeps what it reads and writes in memory too, so that a wiped or refused storage loses nothing while the page lives. */
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
      // Entries that could not be stored exist only here. Stored ones may have been changed, wiped or overwritten by another tab.
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
