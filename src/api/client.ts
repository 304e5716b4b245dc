import { ApiError } from './error.ts'
import { pause } from './http/attempt.ts'
import { clientWithin } from './http/client-within.ts'
import { prepareCall } from './http/call.ts'
import type { ApiContext, LogEntry, Method, RequestOptions } from './http/context.ts'
import { createRecognition } from './http/recognition.ts'
import { createRenewal } from './http/renewal.ts'
import { MAX_RETRY_AFTER_S, retryDelay, type RetryPlan } from './http/retry.ts'
import { deviceMoment, longestSince } from '../lib/timing/clock.ts'

/** Options of a creating call, whose idempotency key belongs to the customer's intent and not to one call. */
export type IntentCall = { readonly key: string } & Pick<RequestOptions<unknown>, 'onRepeat' | 'onRenewed' | 'signal'>

export interface ApiClient {
  request<T>(method: Method, path: string, options: RequestOptions<T>): Promise<T>
  report(entry: LogEntry): void
  /** Aborts all pending calls, for example at sign-out. */
  abort(): void
  /** Aborts all pending calls and refuses later ones. */
  close(): void
  /** The client for work that begins now: it refuses calls once `abort` or `close` was called, because they would be another customer's. */
  ofSession(): ApiClient
  /** False when all calls are refused. */
  isOpen(): boolean
}

const ASK_CUSTOMER_AFTER_MS = 30_000

export function createApiClient(context: ApiContext): ApiClient {
  const life = new AbortController()
  let session = new AbortController()
  const renew = createRenewal(context.session)
  const recognise = createRecognition(context.session.idToken() !== null)
  const failedPaths = new Map<string, { readonly error: ApiError; readonly until: number }>()

  async function request<T>(method: Method, path: string, options: RequestOptions<T>): Promise<T> {
    const ownSession = options.outlivesSession ? null : session.signal
    const signals = [life.signal, ownSession, options.within, options.signal].filter(
      (signal) => signal instanceof AbortSignal,
    )
    const makeCall = prepareCall(context, { method, path, options, signals, renew, recognise })
    const failed = method === 'GET' ? failedPaths.get(path) : undefined
    if (failed && performance.now() < failed.until) throw failed.error
    // After its last failed attempt a path gets one attempt per call until it answers, so that polling does not multiply requests.
    const plan = failed ? { repeats: 0, withinMs: 0 } : planOf(method, options)
    const startedAt = deviceMoment()

    for (let repeats = 0; ; repeats += 1) {
      const result = await makeCall()
      if (!(result instanceof ApiError)) {
        failedPaths.delete(path)
        return result.value
      }
      const delay = retryDelay(result, plan, { repeats, ms: longestSince(startedAt) })
      // The machine may have slept through the pause, and nobody waits for this answer any more.
      if (delay === null || !(await pause(delay, signals)) || longestSince(startedAt) > plan.withinMs) {
        if (method === 'GET' && result.outcome === 'unknown' && result.kind !== 'aborted')
          failedPaths.set(path, untilRetryAfter(result))
        throw result
      }
      options.onRepeat?.()
    }
  }

  const abort = () => {
    session.abort()
    session = new AbortController()
  }
  const close = () => {
    life.abort()
    abort()
  }
  const client: ApiClient = {
    request,
    report: (entry) => context.log?.(entry),
    abort,
    close,
    ofSession: () => clientWithin(client, session.signal),
    isOpen: () => !life.signal.aborted,
  }
  return client
}

/** Blocks further calls of a path until the server's `Retry-After`, but no longer than a minute. The clock of the machine may be set in that time. */
function untilRetryAfter(error: ApiError) {
  return { error, until: performance.now() + Math.min(error.retryAfter ?? 0, MAX_RETRY_AFTER_S) * 1000 }
}

/** Decides how often, and for how long, a call with an unknown outcome is repeated. */
function planOf(method: Method, { key, repeats }: RequestOptions<unknown>): RetryPlan {
  if (method === 'GET') return { repeats: repeats ?? 2, withinMs: Infinity }
  if (typeof key === 'string') return { repeats: repeats ?? 3, withinMs: ASK_CUSTOMER_AFTER_MS }
  return { repeats: repeats ?? (key === null ? 0 : 1), withinMs: Infinity }
}
