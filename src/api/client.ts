import type { ZodMiniType } from 'zod/mini'
import type { ServerClock } from '../lib/server-clock.ts'
import { ApiError } from './error.ts'
import { pause } from './http/attempt.ts'
import { prepareCall } from './http/call.ts'
import { createRenewal } from './http/renewal.ts'
import { LONGEST_ASKED_WAIT_S, repeatAfter, type Plan } from './http/retry.ts'

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
  /** A new token; null, or a rejection with 401, when the server refused one. Another rejection ends no session. */
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
  /** Told the server's time with each answer. */
  readonly clock?: Pick<ServerClock, 'observe'>
  log?(entry: LogEntry): void
  readonly session: ApiSession
}

export interface RequestOptions<T> {
  readonly schema: ZodMiniType<T>
  /** Who must be known: nobody, a customer, a signed-in user (the default). */
  readonly level?: 'public' | 'customer' | 'user'
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** The intent's own key; null sends none; else a changing call gets one that lives through its repeats. */
  readonly key?: string | null
  readonly repeats?: number
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
  /** Told before the call is made again, when nobody knows what became of it. */
  readonly onRepeat?: (() => void) | undefined
  /** A 401 is the answer and renews no session. */
  readonly renews?: false
  /** The schema gets the whole body, with what stands beside `data`. */
  readonly whole?: true
}

/** A call that makes something: its key belongs to the intent, not to the call. */
export type IntentCall = { readonly key: string } & Pick<RequestOptions<unknown>, 'onRepeat' | 'signal'>

export interface ApiClient {
  request<T>(method: Method, path: string, options: RequestOptions<T>): Promise<T>
  report(entry: LogEntry): void
  /** Ends the calls under way, as a sign-out does. */
  abort(): void
  /** Ends the calls under way and refuses all later ones. */
  close(): void
}

const ASK_CUSTOMER_AFTER_MS = 30_000

export function createApiClient(context: ApiContext): ApiClient {
  let running = new AbortController()
  let closed = false
  const renew = createRenewal(context.session)
  const failing = new Map<string, { readonly error: ApiError; readonly until: number }>()

  async function request<T>(method: Method, path: string, options: RequestOptions<T>): Promise<T> {
    const signals = options.signal ? [running.signal, options.signal] : [running.signal]
    const makeCall = prepareCall(context, { method, path, options, signals, renew })
    const failed = method === 'GET' ? failing.get(path) : undefined
    if (failed && Date.now() < failed.until) throw failed.error
    // A path that failed to the end is asked once a time until it answers, so that polling does not multiply.
    const plan = failed ? { repeats: 0, withinMs: 0 } : planOf(method, options)
    const startedAt = Date.now()

    for (let turn = 0; ; turn += 1) {
      const result = await makeCall()
      if (!(result instanceof ApiError)) {
        failing.delete(path)
        return result.value
      }
      const wait = repeatAfter(result, plan, { turn, ms: Date.now() - startedAt })
      if (wait === null || !(await pause(wait, signals))) {
        if (method === 'GET' && result.outcome === 'unknown' && result.kind !== 'aborted')
          failing.set(path, asked(result))
        throw result
      }
      options.onRepeat?.()
    }
  }

  const abort = () => {
    running.abort()
    if (!closed) running = new AbortController()
  }
  const close = () => {
    closed = true
    abort()
  }
  return { request, report: (entry) => context.log?.(entry), abort, close }
}

/** Who polls, or presses a button, does not come before the time that the server asked for, nor waits longer than we do. */
function asked(error: ApiError) {
  return { error, until: Date.now() + Math.min(error.retryAfter ?? 0, LONGEST_ASKED_WAIT_S) * 1000 }
}

/** How often a call is repeated when its outcome is unknown, and for how long. */
function planOf(method: Method, { key, repeats }: RequestOptions<unknown>): Plan {
  if (method === 'GET') return { repeats: repeats ?? 2, withinMs: Infinity }
  if (typeof key === 'string') return { repeats: repeats ?? 3, withinMs: ASK_CUSTOMER_AFTER_MS }
  return { repeats: repeats ?? (key === null ? 0 : 1), withinMs: Infinity }
}
