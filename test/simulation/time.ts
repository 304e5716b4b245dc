import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

export interface Time {
  /** Starts the clock of another scenario. */
  begin(): Promise<void>
  /** Milliseconds since the scenario began. */
  elapsed(): number
  /** Holds the clock while real work runs: a call inside the sandbox. */
  holding<T>(work: () => Promise<T>): Promise<T>
  pass(ms: number): Promise<void>
  /** False when the work did not end within `ms`. */
  within<T>(ms: number, work: Promise<T>): Promise<boolean>
  stop(): void
}

// A cached import or the reading of a body takes a few turns of the event loop.
const QUIET_TURNS = 3

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const BETWEEN_SCENARIOS_MS = 3_600_000

/**
 * A clock that jumps from timer to timer, and stands still while the sandbox works. It never goes back, because the database
 * engine in this process has timers of its own and would wait for a time that has passed.
 */
export function startTime(): Time {
  let startedAt = Date.now()
  vi.useFakeTimers({
    now: startedAt,
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  carryContextThroughTimers()
  let working = 0

  async function quiet() {
    for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
      await turn()
      if (working > 0) turns = -1
    }
  }

  async function until(isDone: () => boolean, ms: number) {
    const over = Date.now() + ms
    // A timer at the end, so that no jump goes beyond it.
    const end = setTimeout(() => {}, ms)
    await quiet()
    while (!isDone() && Date.now() < over) {
      vi.advanceTimersToNextTimer()
      await quiet()
    }
    clearTimeout(end)
  }

  return {
    async begin() {
      await until(() => false, BETWEEN_SCENARIOS_MS)
      startedAt = Date.now()
    },
    elapsed: () => Date.now() - startedAt,
    async holding(work) {
      working += 1
      try {
        return await work()
      } finally {
        working -= 1
      }
    },
    pass: (ms) => until(() => false, ms),
    async within(ms, work) {
      let isDone = false
      const done = () => {
        isDone = true
      }
      work.then(done, done)
      await until(() => isDone, ms)
      return isDone
    },
    stop: () => vi.useRealTimers(),
  }
}

/** A fake timer fires in the async context of the code that moves the clock, a real one in that of the code that set it. */
function carryContextThroughTimers() {
  const faked = globalThis.setTimeout
  const carrying = (work: () => void, ms?: number) => faked(AsyncLocalStorage.bind(work), ms)
  globalThis.setTimeout = carrying as typeof setTimeout
}
