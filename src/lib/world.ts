/** What `localStorage` and `sessionStorage` have in common. Every method may throw, because a browser can block storage. */
export interface KeyValueStore {
  keys(): readonly string[]
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Coordination with other tabs of the same origin: locks that one tab at a time can hold, and broadcast channels. */
export interface Tabs {
  lock<T>(name: string, work: () => Promise<T>): Promise<T>
  /** Resolves once this tab sees what the others had written to the storage. */
  caughtUp(): Promise<void>
  /** Opens a broadcast channel. `onMessage` receives only the messages of other tabs. */
  channel(name: string, onMessage: (message: unknown) => void): { post(message: unknown): void; close(): void }
}

/** The window of the host page, as far as wallets have to do with it. */
export interface HostWindow extends Pick<EventTarget, 'addEventListener' | 'removeEventListener' | 'dispatchEvent'> {
  readonly location: Pick<Location, 'href' | 'reload'>
  readonly navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>
}

/** The sign-in field that the element draws before React, until React has it. */
export interface EarlyField {
  readonly text: string
  /** Whether the customer has typed, or pressed Continue. */
  readonly isTouched: boolean
  /**
   * Ends the element's own handling of the field; later calls change nothing. When React could not hydrate the input and made another,
   * that one gets the focus. Returns whether the form was submitted.
   */
  handOver(input: HTMLInputElement | null): boolean
}

/** The environment of the widget, except for time and its own shadow root. The element passes the browser's, a simulation its own. */
export interface World {
  readonly fetch: typeof fetch
  readonly storage: { readonly local: KeyValueStore; readonly session: KeyValueStore }
  readonly tabs: Tabs
  uuid(): string
  /** The query string of the host page's URL, such as `?sadmin=1`. */
  pageQuery(): string
  /** Where the wallets of the browser announce themselves. */
  readonly window: HostWindow
  /**
   * Hands over what was asked for while the widget was still being downloaded, once; null for anything else. Absent where no session is
   * restored.
   */
  firstAnswer?: (...request: Parameters<typeof fetch>) => Promise<Response> | null
  /** The field that was drawn before React; null when React has it, or when there was none. */
  earlyField?(): EarlyField | null
}
