import { AsyncLocalStorage } from 'node:async_hooks'
import { vi } from 'vitest'

export interface Time {
  /** Starts the clock of another scenario. */
  begin(): Promise<void>
  /** Milliseconds since 1970 by the server's clock. */
  now(): number
  /** Milliseconds since the scenario began. */
  elapsed(): number
  /** What the customer's devices show beyond the server's time. It may be set at any moment; no timer notices. */
  readonly device: { aheadMs: number }
  /** Holds the clock while real work runs: a call inside the sandbox. */
  holding<T>(work: () => Promise<T>): Promise<T>
  pass(ms: number): Promise<void>
  /** The device sleeps: its monotonic clock stops. */
  sleep(ms: number): Promise<void>
  /** False when the work did not end within `ms`. */
  within<T>(ms: number, work: Promise<T>): Promise<boolean>
  stop(): void
}

// A cached import or the reading of a body takes a few turns of the event loop.
const QUIET_TURNS = 3

const turn = () => new Promise<void>((resolve) => setImmediate(resolve))

const BETWEEN_SCENARIOS_MS = 3_600_000

/** The code that runs on the server, which has a clock of its own. */
const onServer = new AsyncLocalStorage<true>()

/**
 * A clock that jumps from timer to timer, and stops while the sandbox works. The server's never goes back, because the
 * database engine in this process has timers of its own and would wait for a time that has passed.
 */
export function startTime(): Time {
  vi.useFakeTimers({
    now: Date.now(),
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })
  carryContextThroughTimers()
  const device = { aheadMs: 0 }
  const { now, restore } = setDeviceClock(device)
  const monotonic = { asleepMs: 0, startedAt: now() }
  vi.spyOn(performance, 'now').mockImplementation(() => now() - monotonic.startedAt - monotonic.asleepMs)
  let startedAt = now()
  let working = 0

  async function quiet() {
    for (let turns = 0; turns < QUIET_TURNS; turns += 1) {
      await turn()
      if (working > 0) turns = -1
    }
  }

  async function until(isDone: () => boolean, ms: number) {
    const over = now() + ms
    // A timer at the end, so that no jump goes beyond it.
    const end = setTimeout(() => {}, ms)
    await quiet()
    while (!isDone() && now() < over) {
      vi.advanceTimersToNextTimer()
      await quiet()
    }
    clearTimeout(end)
  }

  return {
    async begin() {
      device.aheadMs = 0
      // Blocks and expirations are counted in whole seconds, so each scenario begins with a minute.
      await until(() => false, BETWEEN_SCENARIOS_MS - (now() % 60_000))
      startedAt = now()
    },
    now,
    device,
    elapsed: () => now() - startedAt,
    async holding(work) {
      working += 1
      try {
        return await onServer.run(true, work)
      } finally {
        working -= 1
      }
    },
    pass: (ms) => until(() => false, ms),
    async sleep(ms) {
      await until(() => false, ms)
      monotonic.asleepMs += ms
    },
    async within(ms, work) {
      let isDone = false
      const done = () => {
        isDone = true
      }
      work.then(done, done)
      await until(() => isDone, ms)
      return isDone
    },
    stop() {
      restore()
      vi.restoreAllMocks()
      vi.useRealTimers()
    },
  }
}

function setDeviceClock(device: Time['device']) {
  const Server = globalThis.Date
  const now = () => Server.now()
  const shown = () => now() + (onServer.getStore() ? 0 : device.aheadMs)
  const Device = new Proxy(Server, {
    construct: (target, parts) => Reflect.construct(target, parts.length === 0 ? [shown()] : parts),
    get: (target, name) => (name === 'now' ? shown : Reflect.get(target, name)),
  })
  globalThis.Date = Device
  return {
    now,
    restore() {
      globalThis.Date = Server
    },
  }
}

/** A fake timer fires in the async context of the code that moves the clock, a real one in that of the code that set it. */
function carryContextThroughTimers() {
  const faked = globalThis.setTimeout
  const carrying = (work: () => void, ms?: number) => faked(AsyncLocalStorage.bind(work), ms)
  globalThis.setTimeout = carrying as typeof setTimeout
}
