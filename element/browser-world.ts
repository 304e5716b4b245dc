import type { EarlyField, KeyValueStore, Tabs, World } from '../src/lib/world.ts'

/** Reads the storage object at each use, because even the access to `localStorage` throws when the browser blocks it. */
const storage = (area: () => Storage): KeyValueStore => ({
  keys: () => Object.keys(area()),
  getItem: (key) => area().getItem(key),
  setItem: (key, value) => area().setItem(key, value),
  removeItem: (key) => area().removeItem(key),
})

/** A browser hands a lock over before every tab sees what its last holder wrote to the storage. */
const STORAGE_SETTLES_MS = 25
const settled = (ms = STORAGE_SETTLES_MS) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Null for what the browser does not have or refuses: a frame whose storage is blocked gets a SecurityError from each of these. */
function permitted<T>(access: () => T): T | null {
  try {
    return access()
  } catch {
    return null
  }
}

const tabs: Tabs = {
  async lock(name, work) {
    let running: ReturnType<typeof work> | null = null
    const begin = () => (running ??= work())
    // A refused lock leaves the work to do. The error of work that was done is in its own promise.
    await permitted(() => navigator.locks.request(name, () => settled().then(begin)))?.catch(() => undefined)
    return begin()
  },
  // After so long, two that wrote at the same moment both see both. Where locks work it is as long, and nobody feels it.
  caughtUp: () => settled(2 * STORAGE_SETTLES_MS),
  channel(name, onMessage) {
    const channel = permitted(() => new BroadcastChannel(name))
    if (!channel) return { post: () => {}, close: () => {} }
    channel.addEventListener('message', ({ data }) => onMessage(data))
    return {
      // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has no target
      post: (message) => void permitted(() => channel.postMessage(message)),
      close: () => channel.close(),
    }
  },
}

/** `randomUUID` exists only in secure contexts, `getRandomValues` everywhere. */
function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** One for all elements, which share the limits of a node. */
const pageFetch: typeof fetch = (...request) => fetch(...request)

export const browserWorld = (earlyField: () => EarlyField | null): World => ({
  fetch: pageFetch,
  storage: { local: storage(() => localStorage), session: storage(() => sessionStorage) },
  tabs,
  uuid,
  pageQuery: () => location.search,
  window,
  earlyField,
})
