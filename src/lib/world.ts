/** What `localStorage` and `sessionStorage` have in common; a refused storage throws. */
export interface KeyValueStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The other tabs of this origin: one of them at a time may hold a lock, and each hears what another says. */
export interface Tabs {
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Calls back with what other tabs said under this name; returns how to stop and how to speak. */
  channel(name: string, heard: (message: unknown) => void): { say(message: unknown): void; close(): void }
}

/** Everything outside that the widget touches but time and its own shadow root. The element passes the browser's; a simulation passes its own. */
export interface World {
  readonly fetch: typeof fetch
  readonly storage: { readonly local: KeyValueStore; readonly session: KeyValueStore }
  readonly tabs: Tabs
  uuid(): string
  /** The query of the host page's address, `?sadmin=1`. */
  pageQuery(): string
}
