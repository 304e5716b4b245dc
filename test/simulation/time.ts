import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

export interface Time {
  /** Another life begins. */
  begin(): Promise<void>
  /** Milliseconds since the life began. */
  elapsed(): number
  /** Counts real work that must end before the clock goes on: a call inside the sandbox. */
  holding<T>(work: () => Promise<T>): Promise<T>
  pass(ms: number): Promise<void>
  /** False when it did not end within `ms`. */
  within<T>(ms: number, work: Promise<T>): Promise<boolean>
  stop(): void
}

// Between two stops of the clock everything that can go on goes on; a cached import or a read body takes a few turns.
const QUIET_TURNS = 3

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const BETWEEN_LIVES_MS = 3_600_000

/**
 * It jumps from timer to timer, and stands still while the sandbox works. It never goes back: the database engine in
 * this process has timers of its own, and would wait for the moment that it has seen before.
 */
export function startTime(): Time {
  let birth = Date.now()
  vi.useFakeTimers({
    now: birth,
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
    // So that no jump goes beyond it.
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
      await until(() => false, BETWEEN_LIVES_MS)
      birth = Date.now()
    },
    elapsed: () => Date.now() - birth,
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

/** A faked timer fires in the context of whoever moves the clock; a real one in that of whoever set it. */
function carryContextThroughTimers() {
  const faked = globalThis.setTimeout
  const carrying = (work: () => void, ms?: number) => faked(AsyncLocalStorage.bind(work), ms)
  globalThis.setTimeout = carrying as typeof setTimeout
}
