import { AsyncLocalStorage } from 'node:async_hooks'
import { emptyWindow } from '../../src/lib/host-window.fixture.ts'
import type { KeyValueStore, World } from '../../src/lib/world.ts'
import type { Network } from './network/network.ts'
import type { Random } from './random.ts'
import { createSharedArea } from './shared-area.ts'

/** How the browser treats local storage. */
export type StorageMode = 'kept' | 'refused' | 'full' | 'cleared'

export interface Tab {
  readonly name: string
  readonly device: string
  /** The outside of the next page in the tab. The page before it is gone, with everything it was doing. */
  load(): World
  close(): void
}

export interface Browser {
  openTab(): Tab
  /** As the customer or the browser does at any time. */
  clearStorage(): void
}

interface Parts {
  /** The names of its tabs begin with it. */
  readonly device: string
  readonly network: Network
  readonly random: Random
  readonly storageMode: StorageMode
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

export function createBrowser({ device, network, random, storageMode }: Parts): Browser {
  const local = createSharedArea(random)
  const listeners = new Set<Listener>()
  const locks = createLocks(local.catchUp)
  let tabs = 0

  function openTab(): Tab {
    tabs += 1
    const name = `${device}tab ${tabs}`
    const session = new Map<string, string>()
    let leave = () => {}

    function load(): World {
      leave()
      let isGone = false
      const page: Page = { name, isGone: () => isGone }
      leave = () => {
        isGone = true
        locks.release(page)
        local.leave(page)
        for (const listener of listeners) if (listener.page === page) listeners.delete(listener)
      }
      return {
        fetch: network.fetchFrom({ ...page, device }),
        storage: { local: storeOf(local.seenBy(page), page, storageMode), session: storeOf(session, page, 'kept') },
        tabs: {
          lock: (lockName, work) => locks.take(page, lockName, work),
          caughtUp: async () => {},
          channel: (channel, heard) => channelOf(listeners, { page, name: channel, heard }),
        },
        uuid: () => random.uuid(),
        pageQuery: () => '',
        window: emptyWindow(),
      }
    }
    return { name, device, load, close: () => leave() }
  }
  return { openTab, clearStorage: local.clear }
}

interface Area {
  keys(): Iterable<string>
  get(key: string): string | undefined
  set(key: string, value: string): unknown
  delete(key: string): unknown
}

function storeOf(kept: Area, page: Page, storageMode: StorageMode): KeyValueStore {
  const refuse = () => {
    throw new DOMException('Not allowed', storageMode === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  return {
    keys: () => (storageMode === 'refused' ? refuse() : [...kept.keys()]),
    getItem: (key) => (storageMode === 'refused' ? refuse() : (kept.get(key) ?? null)),
    setItem(key, value) {
      if (storageMode === 'refused' || storageMode === 'full') refuse()
      // In a browser a page that is gone runs no code. Here its promises still do.
      if (!page.isGone()) kept.set(key, value)
    },
    removeItem(key) {
      if (storageMode === 'refused') refuse()
      if (!page.isGone()) kept.delete(key)
    },
  }
}

function channelOf(listeners: Set<Listener>, listener: Listener) {
  listeners.add(listener)
  return {
    post(message: unknown) {
      if (listener.page.isGone()) return
      const others = [...listeners].filter((other) => other.page !== listener.page && other.name === listener.name)
      for (const other of others) setTimeout(() => listeners.has(other) && other.heard(structuredClone(message)), 0)
    },
    close: () => void listeners.delete(listener),
  }
}

interface Waiting {
  readonly page: Page
  begin(): void
}

/** Web Locks: one page at a time, in the order of the requests. A page that is gone neither holds nor waits. */
function createLocks(onGranted: (page: Page) => void) {
  const queues = new Map<string, Waiting[]>()

  function leave(name: string, waiting: Waiting) {
    const queue = queues.get(name) ?? []
    const index = queue.indexOf(waiting)
    if (index === -1) return
    queue.splice(index, 1)
    if (index === 0) queue[0]?.begin()
  }

  return {
    take: <T>(page: Page, name: string, work: () => Promise<T>): Promise<T> =>
      new Promise<T>((resolve, reject) => {
        // The code of a page that has been left does not run.
        if (page.isGone()) return
        const queue = queues.get(name) ?? []
        queues.set(name, queue)
        const waiting: Waiting = {
          page,
          begin: AsyncLocalStorage.bind(() => {
            onGranted(page)
            void work()
              .then(resolve, reject)
              .finally(() => leave(name, waiting))
          }),
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
