import type { ServerClock } from '../../lib/server-clock.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

export interface LogEntry {
  readonly method: string
  readonly path: string
  readonly status?: number | undefined
  readonly reference?: string | undefined
  readonly error?: string | undefined
}

export interface ApiSession {
  idToken(): string | null
  customerId(): string | null
  /** Returns a new token. Null or a rejection with 401 means that the server refused; any other rejection keeps the session. */
  refresh(): Promise<string | null>
  expired(): void
}

export interface ApiContext {
  readonly apiUrl: string
  readonly applicationId: string
  rampOnly(): boolean
  language(): string
  readonly fetch: typeof fetch
  uuid(): string
  /** Learns the server's time from each answer. */
  readonly clock?: Pick<ServerClock, 'observe'>
  log?(entry: LogEntry): void
  readonly session: ApiSession
}

/** Reads an answer: a schema of zod, or code with the same method. */
export interface Schema<T> {
  safeParse(answer: unknown): { readonly success: true; readonly data: T } | { readonly success: false }
}

export interface RequestOptions<T> {
  readonly schema: Schema<T>
  /** The required identity: none, a customer, or a signed-in user (the default). */
  readonly level?: 'public' | 'customer' | 'user'
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** The idempotency key of an intent. Null sends none. By default a changing call gets one for all its attempts. */
  readonly key?: string | null
  readonly repeats?: number
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
  /** Called before each repeat of a call whose outcome is unknown. */
  readonly onRepeat?: (() => void) | undefined
  /** Called before a call that met a 401 is sent again with a renewed token. */
  readonly onRenewed?: (() => void) | undefined
  /** Sent instead of the session's token. A 401 is then returned to the caller and does not refresh the session. */
  readonly token?: string
  /** The call goes on when the session ends; only the removal of the element aborts it. */
  readonly outlivesSession?: true
  /** Aborted when the session ends in which the work of the call began. */
  readonly within?: AbortSignal
  /** The schema parses the whole body instead of its `data`. */
  readonly whole?: true
}
