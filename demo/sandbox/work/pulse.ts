/** Beats until it is stopped; a beat that fails is followed by the next one all the same. */
export function createPulse(beat: () => Promise<unknown>, everyMs: number) {
  let timeout: ReturnType<typeof setTimeout> | null = null
  let running: Promise<unknown> = Promise.resolve()
  let stopped = true

  function next() {
    if (stopped) return
    timeout = setTimeout(() => {
      running = beat()
        .catch(() => undefined) // The database was away.
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
