import { createStore, type StoreApi } from 'zustand/vanilla'
import { writeJson } from '../../lib/json.ts'
import type { KeyValueStore } from '../../lib/world.ts'
import { earlierLists } from './earlier-lists.ts'
import { entryOf, readBeginning, storedBeginning, type Beginning, type Kept, type Parts } from './entry-of-facts.ts'
import { nameOf, readFact, type Fact } from './facts.ts'

/** One key for each fact, so that no tab writes over what another has written. */
export interface FactStorage {
  /** The same objects as before where nothing has become known. */
  read(customerKey: string): readonly Kept[]
  begin(customerKey: string, opId: string, beginning: Beginning): void
  add(customerKey: string, opId: string, facts: readonly Fact[]): void
  forget(customerKey: string, opId: string): void
  /** False once the storage refused a write or did not return it: then only memory holds the entries. */
  readonly durable: StoreApi<boolean>
}

interface Known {
  readonly text: string
  readonly content: Beginning | Fact
}

const BEGINNING = 'asked'
const entryPrefix = (customerKey: string, opId: string) => `${customerKey}:${opId}:`
const isFact = (content: Beginning | Fact): content is Fact => 'at' in content

function read(key: string, text: string): Known | null {
  try {
    const value: unknown = JSON.parse(text)
    const content = key.endsWith(`:${BEGINNING}`) ? readBeginning(value) : readFact(value)
    return content && { text, content }
  } catch {
    return null
  }
}

const isOlder = (one: Known, other: Known): boolean =>
  isFact(one.content) && isFact(other.content) && one.content.at.device < other.content.at.device

/** A storage that never throws, and says whether it keeps what it is given. */
function createGuarded(storage: KeyValueStore) {
  const durable = createStore<boolean>(() => true)
  const attempt = <T>(access: () => T, otherwise: T): T => {
    try {
      return access()
    } catch {
      durable.setState(false, true)
      return otherwise
    }
  }
  const guarded = {
    durable,
    keysUnder: (prefix: string): readonly string[] =>
      attempt(() => storage.keys(), []).filter((key) => key.startsWith(prefix)),
    textOf: (key: string) => attempt(() => storage.getItem(key), null),
    write(key: string, text: string) {
      attempt(() => storage.setItem(key, text), undefined)
      if (guarded.textOf(key) !== text) durable.setState(false, true)
    },
    remove: (key: string) => attempt(() => storage.removeItem(key), undefined),
    probe() {
      attempt(() => storage.setItem('sphere-ramp:probe', ''), undefined)
      guarded.remove('sphere-ramp:probe')
    },
  }
  return guarded
}

/** All that this page has read or written of the facts. */
function createMemory() {
  const facts = new Map<string, Known>()
  const entries = new Map<string, readonly Kept[]>()
  const know = (key: string, known: Known) => {
    facts.set(key, known)
    entries.clear()
  }
  return {
    know,
    learn(key: string, text: string) {
      const before = facts.get(key)
      if (text === before?.text) return
      const known = read(key, text)
      if (known && !(before && isOlder(known, before))) know(key, known)
    },
    under: (prefix: string) => [...facts].filter(([key]) => key.startsWith(prefix)),
    forget(prefix: string) {
      for (const key of facts.keys()) if (key.startsWith(prefix)) facts.delete(key)
      entries.clear()
    },
    entriesAt(customerKey: string, earlier: readonly Parts[]): readonly Kept[] {
      const kept = entries.get(customerKey) ?? keptOf(customerKey, facts, earlier)
      entries.set(customerKey, kept)
      return kept
    },
  }
}

/** Keeps what it reads and writes in memory too, so that a wiped or refused storage loses nothing while the page lives. */
export function createFactStorage(storage: KeyValueStore): FactStorage {
  const { durable, keysUnder, textOf, ...guarded } = createGuarded(storage)
  const memory = createMemory()
  const written = new Set<string>()
  const earlier = new Map<string, readonly Parts[]>()
  let isProbed = false

  const write = (key: string, content: Beginning | Fact) => {
    const text = writeJson(isFact(content) ? content : storedBeginning(content))
    memory.know(key, { text, content })
    written.add(key)
    guarded.write(key, text)
  }
  const readEarlier = (customerKey: string) => {
    const lists = earlier.get(customerKey) ?? earlierLists(customerKey, keysUnder('sphere-ramp:'), textOf)
    earlier.set(customerKey, lists)
    return lists
  }
  /** Another part of the page may have emptied the storage. */
  const restore = (prefix: string) => {
    for (const [key, { text }] of memory.under(prefix)) if (textOf(key) === null) guarded.write(key, text)
  }

  return {
    durable,
    read(customerKey) {
      if (!isProbed) guarded.probe()
      isProbed = true
      for (const key of keysUnder(`${customerKey}:`)) {
        // What could not be stored exists only here.
        const text = durable.getState() || !written.has(key) ? textOf(key) : null
        if (text !== null) memory.learn(key, text)
      }
      return memory.entriesAt(customerKey, readEarlier(customerKey))
    },
    begin(customerKey, opId, beginning) {
      restore(entryPrefix(customerKey, opId))
      write(`${entryPrefix(customerKey, opId)}${BEGINNING}`, beginning)
    },
    add(customerKey, opId, facts) {
      restore(entryPrefix(customerKey, opId))
      for (const fact of facts) write(`${entryPrefix(customerKey, opId)}${nameOf(fact)}`, fact)
    },
    forget(customerKey, opId) {
      const prefix = entryPrefix(customerKey, opId)
      for (const key of keysUnder(prefix)) guarded.remove(key)
      memory.forget(prefix)
    },
  }
}

/** The entries by their age. Facts without a beginning belong to nothing. */
function keptOf(customerKey: string, memory: ReadonlyMap<string, Known>, earlier: readonly Parts[]): readonly Kept[] {
  const beginnings = new Map(earlier.map(({ opId, beginning }) => [opId, beginning]))
  const facts = new Map(earlier.map((kept) => [kept.opId, [...kept.facts]]))
  const prefix = `${customerKey}:`
  for (const [key, { content }] of memory) {
    if (!key.startsWith(prefix)) continue
    const opId = key.slice(prefix.length, key.indexOf(':', prefix.length))
    if (!isFact(content)) beginnings.set(opId, content)
    else if (facts.has(opId)) facts.get(opId)!.push(content)
    else facts.set(opId, [content])
  }
  return [...beginnings]
    .map(([opId, beginning]) => ({ opId, beginning, facts: facts.get(opId) ?? [] }))
    .map((parts) => ({ ...parts, entry: entryOf(parts) }))
    .toSorted((one, other) => one.beginning.createdAt - other.beginning.createdAt)
}
