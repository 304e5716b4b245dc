/** The common interface of `localStorage` and `sessionStorage`. Every method may throw, because a browser can block storage. */
export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Coordination with other tabs of the same origin: locks that one tab at a time can hold, and broadcast channels. */
export interface Tabs {
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Opens a broadcast channel. `onMessage` receives only the messages of other tabs. */
  channel(name: string, onMessage: (message: unknown) => void): { post(message: unknown): void; close(): void }
}

/** The environment of the widget, except for time and its own shadow root. The element passes the browser's, a simulation its own. */
export interface World {
  readonly fetch: typeof fetch
  readonly storage: { readonly local: KeyValueStore; readonly session: KeyValueStore }
  readonly tabs: Tabs
  uuid(): string
  /** The query string of the host page's URL, such as `?sadmin=1`. */
  pageQuery(): string
}
