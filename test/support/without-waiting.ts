import { vi } from 'vitest'

/** More than anything in the product waits for an answer. */
const LONG_MS = 120_000

/** Does work whose waits are all timers, such as those for a node’s pause, and lets their time pass at once. */
export async function withoutWaiting<T>(work: () => Promise<T>): Promise<T> {
  vi.useFakeTimers()
  try {
    const done = work()
    // Its rejection is the caller's, who awaits it only after the timers have run.
    done.catch(() => {})
    await vi.advanceTimersByTimeAsync(LONG_MS)
    return await done
  } finally {
    vi.useRealTimers()
  }
}
