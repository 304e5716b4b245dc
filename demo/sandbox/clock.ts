export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

export interface ManualClock extends Clock {
  advance(ms: number): void
}

export function createManualClock(start = Date.UTC(2026, 0, 15, 12)): ManualClock {
  let now = start
  return {
    now: () => now,
    advance: (ms) => {
      now += ms
    },
  }
}
