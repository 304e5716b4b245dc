import type { EarlyField, KeyValueStore, Tabs, World } from '../src/lib/world.ts'

/** Reads the storage object at each use, because even the access to `localStorage` throws when the browser blocks it. */
const storage = (area: () => Storage): KeyValueStore => ({
  getItem: (key) => area().getItem(key),
  setItem: (key, value) => area().setItem(key, value),
  removeItem: (key) => area().removeItem(key),
})

/** A browser hands a lock over before every tab sees what its last holder wrote to the storage. */
const STORAGE_SETTLES_MS = 25
const settled = () => new Promise((resolve) => setTimeout(resolve, STORAGE_SETTLES_MS))

const tabs: Tabs = {
  async lock(name, work) {
    if (!navigator.locks) return work()
    return navigator.locks.request(name, () => settled().then(work))
  },
  channel(name, onMessage) {
    if (typeof BroadcastChannel === 'undefined') return { post: () => {}, close: () => {} }
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }) => onMessage(data))
    // eslint-disable-next-line unicorn/require-post-message-target-origin -- a channel of this origin has no target
    return { post: (message) => channel.postMessage(message), close: () => channel.close() }
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

export const browserWorld = (earlyField: () => EarlyField | null): World => ({
  fetch: (...request) => fetch(...request),
  storage: { local: storage(() => localStorage), session: storage(() => sessionStorage) },
  tabs,
  uuid,
  pageQuery: () => location.search,
  window,
  earlyField,
})
