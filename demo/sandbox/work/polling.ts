/** Runs `work` again and again until it is stopped, also after it failed. */
export function createPolling(work: () => Promise<unknown>, everyMs: number) {
  let timeout: ReturnType<typeof setTimeout> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let stopped = true

  function next() {
    if (stopped) return
    timeout = setTimeout(() => {
      running = work()
        .catch(() => undefined) // The database was not reachable.
        .then(next)
    }, everyMs)
  }

  return {
    start: () => {
      if (!stopped) return
      stopped = false
      next()
    },
    stop: async () => {
      stopped = true
      if (timeout) clearTimeout(timeout)
      await running
    },
  }
}
