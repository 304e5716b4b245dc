/** Runs `work` when it is woken, and at the latest after `everyMs`, until it is stopped; also after it failed. */
export function createPolling(work: () => Promise<unknown>, everyMs: number) {
  let timeout: ReturnType<typeof setTimeout> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let stopped = true
  let isWoken = false

  function next(ms: number) {
    if (!stopped) timeout = setTimeout(run, ms)
  }

  function run() {
    timeout = null
    isWoken = false
    running = work()
      .catch(() => undefined) // The database was not reachable.
      .then(() => next(isWoken ? 0 : everyMs))
  }

  return {
    wake: () => {
      isWoken = true
      if (!timeout) return
      clearTimeout(timeout)
      next(0)
    },
    start: () => {
      if (!stopped) return
      stopped = false
      next(everyMs)
    },
    stop: async () => {
      stopped = true
      if (timeout) clearTimeout(timeout)
      timeout = null
      await running
    },
  }
}
