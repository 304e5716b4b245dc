import { createStore, type StoreApi } from 'zustand/vanilla'
import type { World } from '../../lib/world.ts'
import { retained, readEntries, type IntentKind, type JournalEntry } from './entry.ts'
import { payloadHash, stableHash } from './hash.ts'

export interface Intent {
  readonly entry: JournalEntry
  /** It was begun before, by a lost call, another tab or an earlier page. */
  readonly isResumed: boolean
}

export type Progress = Partial<Pick<JournalEntry, 'phase' | 'payoutId' | 'network' | 'hash'>>

/** What the customer has begun, written down before the call that cannot be undone (decisions.md E18). */
export interface Journal {
  /** Read anew each time: another tab may have written. */
  entries(): readonly JournalEntry[]
  /** One key for one filled form, until its call has a definite outcome. */
  intentFor(kind: IntentKind, payload: unknown): Intent
  record(opId: string, progress: Progress): void
  /** In this element the same work is shared. Other tabs wait, at most so long: the key makes a second call harmless. */
  once<T>(opId: string, work: () => Promise<T>): Promise<T>
  /** Other tabs wait to the end: for steps that no key protects, such as a signature. */
  exclusively<T>(opId: string, work: () => Promise<T>): Promise<T>
  /** False when the browser keeps nothing: the customer is told that a reload forgets. */
  readonly durable: StoreApi<boolean>
}

interface Options {
  readonly world: Pick<World, 'tabs' | 'uuid'> & { readonly storage: Pick<World['storage'], 'local'> }
  readonly applicationId: string
  customerId(): string | null
}

const LOCK_WAIT_MS = 35_000

export function createJournal({ world, applicationId, customerId }: Options): Journal {
  const durable = createStore<boolean>(() => true)
  const memory = new Map<string, ReadonlyMap<string, JournalEntry>>()
  const running = new Map<string, Promise<unknown>>()
  let probed = false
  const place = () => `sphere-ramp:${applicationId}:${stableHash(customerId() ?? '')}`

  const attempt = <T>(access: () => T, otherwise: T): T => {
    try {
      return access()
    } catch {
      durable.setState(false, true)
      return otherwise
    }
  }

  const write = (entries: readonly JournalEntry[]) => {
    const key = place()
    memory.set(key, new Map(entries.map((entry) => [entry.opId, entry])))
    attempt(() => world.storage.local.setItem(key, JSON.stringify(entries)), undefined)
  }

  const probe = () => {
    probed = true
    attempt(() => {
      world.storage.local.setItem('sphere-ramp:probe', '')
      world.storage.local.removeItem('sphere-ramp:probe')
    }, undefined)
  }

  const entries = () => {
    if (!probed) probe()
    const key = place()
    const stored = readEntries(attempt(() => world.storage.local.getItem(key), null))
    const own = memory.get(key) ?? new Map<string, JournalEntry>()
    const shared = new Map(stored.map((entry) => [entry.opId, entry]))
    // What could not be written is only known here; what could be may since have been changed by another tab, or wiped.
    const all = durable.getState() ? new Map([...own, ...shared]) : new Map([...shared, ...own])
    return retained([...all.values()].toSorted((a, b) => a.createdAt - b.createdAt))
  }

  const intentFor = (kind: IntentKind, payload: unknown): Intent => {
    const hash = payloadHash(kind, payload)
    const known = entries()
    // Work that runs here may have been ended elsewhere: until its customer is told, one more click is still of the same form.
    const isOpen = ({ opId, phase }: JournalEntry) => phase === 'started' || (phase !== 'refused' && running.has(opId))
    const open = known.find((entry) => isOpen(entry) && entry.kind === kind && entry.payloadHash === hash)
    if (open) return { entry: open, isResumed: true }

    const entry: JournalEntry = {
      opId: world.uuid(),
      idempotencyKey: world.uuid(),
      kind,
      phase: 'started',
      payloadHash: hash,
      createdAt: Date.now(),
    }
    write([...known, entry])
    return { entry, isResumed: false }
  }

  const record = (opId: string, progress: Progress) =>
    write(entries().map((entry) => (entry.opId === opId ? { ...entry, ...progress } : entry)))

  const lock = <T>(opId: string, work: () => Promise<T>, waitMs?: number) =>
    lockOrGoOn({ work, waitMs, lock: (held) => world.tabs.lock(`sphere-ramp:${opId}`, held) })

  const once = <T>(opId: string, work: () => Promise<T>): Promise<T> => {
    const shared = running.get(opId) ?? lock(opId, work, LOCK_WAIT_MS).finally(() => running.delete(opId))
    running.set(opId, shared)
    return shared as Promise<T>
  }

  return { entries, intentFor, record, once, exclusively: lock, durable }
}

interface Locking<T> {
  readonly work: () => Promise<T>
  readonly waitMs: number | undefined
  lock(held: () => Promise<void>): Promise<void>
}

/** Works under the lock; where locks are refused, or nobody gives one back in time, without. */
function lockOrGoOn<T>({ work, waitMs, lock }: Locking<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let begun: Promise<void> | null = null
    const begin = () => {
      clearTimeout(timer)
      begun ??= work().then(resolve, reject)
      return begun
    }
    const timer = waitMs === undefined ? undefined : setTimeout(begin, waitMs)
    void Promise.resolve()
      .then(() => lock(() => begun ?? begin()))
      .catch(begin)
  })
}
