import { mapStorage } from '../../lib/map-storage.fixture.ts'
import type { KeyValueStore, World } from '../../lib/world.ts'
import { storageKeyOf } from '../../stores/tab-storage.ts'
import { stableHash } from './hash.ts'
import { createJournal } from './journal.ts'

export { mapStorage }

export const HOUR = 3_600_000
export const UUID4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
export const form = { source: { id: 'bankAccount_1', amount: '100.00' } }

export const refusing = (what: Partial<Record<'get' | 'set', true>>, under = mapStorage()): KeyValueStore => ({
  keys: () => {
    if (what.get) throw new DOMException('denied', 'SecurityError')
    return under.keys()
  },
  getItem: (key) => {
    if (what.get) throw new DOMException('denied', 'SecurityError')
    return under.getItem(key)
  },
  setItem: (key, value) => {
    if (what.set) throw new DOMException('full', 'QuotaExceededError')
    under.setItem(key, value)
  },
  removeItem: () => {},
})

/** Locks as the browser's: one holder at a time, in turn, over all tabs. */
export function createTabs() {
  const tails = new Map<string, Promise<unknown>>()
  const lock: World['tabs']['lock'] = (name, work) => {
    const turn = (tails.get(name) ?? Promise.resolve()).then(work)
    tails.set(
      name,
      turn.catch(() => {}),
    )
    return turn
  }
  return { lock, caughtUp: async () => {}, channel: () => ({ post: () => {}, close: () => {} }) }
}

/** Two tabs without locks, in processes of their own: each sees a moment later what the other has written. */
export function createLaggingTabs(lagMs: number) {
  const areas = [mapStorage(), mapStorage()] as const
  const later = (work: () => void) => void setTimeout(work, lagMs)
  const viewOf = (own: KeyValueStore, other: KeyValueStore): KeyValueStore => ({
    keys: () => own.keys(),
    getItem: (key) => own.getItem(key),
    setItem(key, value) {
      own.setItem(key, value)
      later(() => other.setItem(key, value))
    },
    removeItem(key) {
      own.removeItem(key)
      later(() => other.removeItem(key))
    },
  })
  const tabs: World['tabs'] = {
    lock: (_, work) => work(),
    caughtUp: () => new Promise((resolve) => setTimeout(resolve, 2 * lagMs)),
    channel: () => ({ post: () => {}, close: () => {} }),
  }
  const [one, other] = areas
  return { tabs, storages: [viewOf(one, other), viewOf(other, one)] as const }
}

/** Where the journal keeps the entries of the fixture's customer. */
export const CUSTOMER_KEY = `${storageKeyOf('https://api.example', 'application_sandbox')}:${stableHash('customer_abc')}`

interface Tab {
  clock?: { offset(): number | null }
  storage?: KeyValueStore
  tabs?: World['tabs']
  customerId?: () => string | null
}

export const open = ({
  clock = { offset: () => null },
  storage = mapStorage(),
  tabs = createTabs(),
  customerId = () => 'customer_abc',
}: Tab = {}) =>
  createJournal({
    clock,
    world: { storage: { local: storage }, tabs, uuid: () => crypto.randomUUID() },
    storageKey: storageKeyOf('https://api.example', 'application_sandbox'),
    customerId,
  })
