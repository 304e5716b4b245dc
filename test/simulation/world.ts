import { AsyncLocalStorage } from 'node:async_hooks'
import type { KeyValueStore, World } from '../../src/lib/world.ts'
import type { Network } from './network.ts'
import type { Seed } from './seed.ts'

/** What the browser makes of local storage. */
export type Keeping = 'kept' | 'refused' | 'full' | 'wiped'

export interface Tab {
  readonly name: string
  /** The world of the page that the tab shows next; the one before it is gone, whatever it was doing. */
  load(): World
  close(): void
}

export interface Browser {
  openTab(): Tab
  /** As a browser does that keeps little, or a customer who clears it. */
  wipe(): void
}

interface Parts {
  readonly network: Network
  readonly seed: Seed
  readonly keeping: Keeping
}

interface Page {
  readonly name: string
  isGone(): boolean
}

interface Listener {
  readonly page: Page
  readonly name: string
  heard(message: unknown): void
}

export function createBrowser({ network, seed, keeping }: Parts): Browser {
  const local = new Map<string, string>()
  const listeners = new Set<Listener>()
  const locks = createLocks()
  let tabs = 0

  function openTab(): Tab {
    tabs += 1
    const name = `tab ${tabs}`
    const session = new Map<string, string>()
    let leave = () => {}

    function load(): World {
      leave()
      let isGone = false
      const page: Page = { name, isGone: () => isGone }
      leave = () => {
        isGone = true
        locks.release(page)
        for (const listener of listeners) if (listener.page === page) listeners.delete(listener)
      }
      return {
        fetch: network.fetchFrom(page),
        storage: { local: storeOf(local, page, keeping), session: storeOf(session, page, 'kept') },
        tabs: {
          lock: (lockName, work) => locks.take(page, lockName, work),
          channel: (channel, heard) => channelOf(listeners, { page, name: channel, heard }),
        },
        uuid: () => seed.uuid(),
        pageQuery: () => '',
      }
    }
    return { name, load, close: () => leave() }
  }
  return { openTab, wipe: () => local.clear() }
}

function storeOf(kept: Map<string, string>, page: Page, keeping: Keeping): KeyValueStore {
  const refuse = () => {
    throw new DOMException('Not allowed', keeping === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  return {
    getItem: (key) => (keeping === 'refused' ? refuse() : (kept.get(key) ?? null)),
    setItem(key, value) {
      if (keeping === 'refused' || keeping === 'full') refuse()
      // A page that is gone runs no more code; here its promises do.
      if (!page.isGone()) kept.set(key, value)
    },
    removeItem(key) {
      if (keeping === 'refused') refuse()
      if (!page.isGone()) kept.delete(key)
    },
  }
}

function channelOf(listeners: Set<Listener>, own: Listener) {
  listeners.add(own)
  return {
    post(message: unknown) {
      if (own.page.isGone()) return
      const others = [...listeners].filter((other) => other.page !== own.page && other.name === own.name)
      for (const other of others) setTimeout(() => listeners.has(other) && other.heard(structuredClone(message)), 0)
    },
    close: () => void listeners.delete(own),
  }
}

interface Waiting {
  readonly page: Page
  begin(): void
}

/** Web Locks: one page at a time, in the order of asking; a page that is gone holds and waits no more. */
function createLocks() {
  const queues = new Map<string, Waiting[]>()

  function leave(name: string, waiting: Waiting) {
    const queue = queues.get(name) ?? []
    const place = queue.indexOf(waiting)
    if (place === -1) return
    queue.splice(place, 1)
    if (place === 0) queue[0]?.begin()
  }

  return {
    take: <T>(page: Page, name: string, work: () => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const waiting: Waiting = {
          page,
          begin: AsyncLocalStorage.bind(
            () =>
              void work()
                .then(resolve, reject)
                .finally(() => leave(name, waiting)),
          ),
        }
        queue.push(waiting)
        if (queue[0] === waiting) waiting.begin()
      }),
    release(page: Page) {
      for (const [name, queue] of queues)
        for (const waiting of queue.filter((each) => each.page === page)) leave(name, waiting)
    },
  }
}
