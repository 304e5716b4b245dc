const LONGEST_WAIT_MS = 30_000
const SHORTEST_SHARE = 0.45

interface Reading {
  readonly state: { readonly status: string; readonly errorUpdatedAt: number; readonly dataUpdatedAt: number }
}

/**
 * Polls at its pace; while readings fail, waits about as long as they have been failing, which doubles up to 30 s.
 * The share is drawn from the time of the failure: asked again, the answer is the same, and tabs do not fall into step.
 */
export function pollAfter(paceMs: number | false, { state }: Reading): number | false {
  if (paceMs === false || state.status !== 'error') return paceMs
  const outage = Math.max(paceMs, state.errorUpdatedAt - state.dataUpdatedAt)
  const draw = ((state.errorUpdatedAt * 7919) % 10_007) / 10_007
  return Math.min(LONGEST_WAIT_MS, outage) * (SHORTEST_SHARE + (1 - SHORTEST_SHARE) * draw)
}
