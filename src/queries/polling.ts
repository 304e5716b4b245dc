const FIRST_WAIT_MS = 3000
const LONGEST_WAIT_MS = 30_000
const SHORTEST_SHARE = 0.45

interface Reading {
  readonly state: { readonly status: string; readonly errorUpdatedAt: number; readonly dataUpdatedAt: number }
}

function waitOf(ms: number, failedAt: number): number {
  const draw = ((failedAt * 7919) % 10_007) / 10_007
  return Math.min(LONGEST_WAIT_MS, ms) * (SHORTEST_SHARE + (1 - SHORTEST_SHARE) * draw)
}

/**
 * Polls at the interval. While requests fail it waits about as long as they have been failing, which doubles the wait up to 30 s.
 * The jitter is derived from the time of the failure, so repeated calls return the same wait and tabs do not synchronize.
 */
export function pollAfter(paceMs: number | false, { state }: Reading): number | false {
  if (paceMs === false || state.status !== 'error') return paceMs
  const failingMs = state.errorUpdatedAt - state.dataUpdatedAt
  // The library reads the device's clock, which was put back.
  return waitOf(failingMs < 0 ? LONGEST_WAIT_MS : Math.max(paceMs, failingMs), state.errorUpdatedAt)
}

interface FirstReading {
  readonly state: {
    readonly data: unknown
    readonly fetchStatus: string
    readonly errorUpdateCount: number
    readonly errorUpdatedAt: number
  }
}

/** Asks again for what has no answer at all, at waits that double up to 30 s. */
export function untilAnswered({ state }: FirstReading): number | false {
  if (state.data !== undefined || state.fetchStatus !== 'idle') return false
  return waitOf(FIRST_WAIT_MS * 2 ** state.errorUpdateCount, state.errorUpdatedAt)
}
