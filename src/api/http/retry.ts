import type { ApiError } from '../error.ts'

const BASE_MS = 500
const CAP_MS = 8_000
export const LONGEST_ASKED_WAIT_S = 60

export interface Plan {
  /** How often the call may be made again. */
  readonly repeats: number
  /** No repeat may begin later than this after the first try. */
  readonly withinMs: number
}

/** How long to wait before the call is made again; null when it is not. */
export function repeatAfter(
  error: ApiError,
  { repeats, withinMs }: Plan,
  past: { turn: number; ms: number },
): number | null {
  if (past.turn >= repeats || !isWorthRepeating(error)) return null
  const asked = error.retryAfter ?? 0
  if (asked > LONGEST_ASKED_WAIT_S) return null

  const wait = Math.max(asked * 1000, Math.random() * Math.min(CAP_MS, BASE_MS * 2 ** past.turn))
  return past.ms + wait > withinMs ? null : wait
}

/** An answer that was read and does not fit its schema would be the same once more. */
function isWorthRepeating({ kind, outcome }: ApiError): boolean {
  return outcome === 'unknown' && kind !== 'unreadable' && kind !== 'aborted'
}

/** Seconds from a `Retry-After` of either form. */
export function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined
  const seconds = /^\s*-?\d+\s*$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}
