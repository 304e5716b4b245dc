import type { ApiError } from '../error.ts'

const BASE_MS = 500
const CAP_MS = 8_000
export const MAX_RETRY_AFTER_S = 60

export interface RetryPlan {
  /** How often the call may be repeated. */
  readonly repeats: number
  /** The longest time between the first attempt and the start of a repeat. */
  readonly withinMs: number
}

/** Returns the delay before the next attempt in milliseconds, or null when the call must not be repeated. */
export function retryDelay(
  error: ApiError,
  { repeats, withinMs }: RetryPlan,
  elapsed: { repeats: number; ms: number },
): number | null {
  if (elapsed.repeats >= repeats || !isRetryable(error)) return null
  const retryAfter = error.retryAfter ?? 0
  if (retryAfter > MAX_RETRY_AFTER_S) return null

  const delay = Math.max(retryAfter * 1000, Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** elapsed.repeats))
  return elapsed.ms + delay > withinMs ? null : delay
}

/** An answer that does not match its schema would not match it the second time either. */
function isRetryable({ kind, outcome }: ApiError): boolean {
  return outcome === 'unknown' && kind !== 'unreadable' && kind !== 'aborted'
}

/** Returns the seconds of a `Retry-After` header. A date counts from the answer's own: the clock of this machine may be wrong. */
export function readRetryAfter(headers: Headers): number | undefined {
  const value = headers.get('Retry-After')
  if (value === null) return undefined
  const isDate = !/^\s*-?\d+\s*$/.test(value)
  const seconds = isDate ? (Date.parse(value) - Date.parse(headers.get('Date') ?? '')) / 1000 : Number(value)
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}
