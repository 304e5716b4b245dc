const LONGEST_WAIT_MS = 30_000
const SHORTEST_SHARE = 0.45

interface Reading {
  readonly state: { readonly status: string; readonly errorUpdatedAt: number; readonly dataUpdatedAt: number }
}

/**
 * Polls at the interval. While requests fail it waits about as long as they have been failing, which doubles the wait up to 30 s.
 * The jitter is derived from the time of the failure, so repeated calls return the same wait and tabs do not synchronize.
 */
export function pollAfter(paceMs: number | false, { state }: Reading): number | false {
  if (paceMs === false || state.status !== 'error') return paceMs
  const outage = Math.max(paceMs, state.errorUpdatedAt - state.dataUpdatedAt)
  const draw = ((state.errorUpdatedAt * 7919) % 10_007) / 10_007
  return Math.min(LONGEST_WAIT_MS, outage) * (SHORTEST_SHARE + (1 - SHORTEST_SHARE) * draw)
}
