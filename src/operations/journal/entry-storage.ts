import { createStore, type StoreApi } from 'zustand/vanilla'
import { writeJson } from '../../lib/json.ts'
import type { KeyValueStore } from '../../lib/world.ts'
import { readEntries, type JournalEntry } from './entry.ts'

interface EntryStorage {
  /** In the order in which they were made. */
  read(key: string): readonly JournalEntry[]
  write(key: string, entries: readonly JournalEntry[]): void
  /** False once the storage was refused, or did not give back what was written: memory alone is left. */
  readonly durable: StoreApi<boolean>
}

/** What an element wrote or read stays in its memory too, so that a storage that is wiped or refused loses nothing while the page lives. */
export function createEntryStorage(storage: KeyValueStore): EntryStorage {
  const durable = createStore<boolean>(() => true)
  const memory = new Map<string, ReadonlyMap<string, JournalEntry>>()
  const seen = new Map<string, ReadonlyMap<string, JournalEntry>>()
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
      const own = memory.get(key) ?? []
      const shared = new Map(stored.map((entry) => [entry.opId, entry]))
      const before = new Map([...(seen.get(key) ?? []), ...shared])
      seen.set(key, before)
      // What could not be written is only known here; what could be may since have been changed by another tab, or wiped.
      const all = durable.getState() ? new Map([...before, ...own, ...shared]) : new Map([...before, ...own])
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
  }
}
