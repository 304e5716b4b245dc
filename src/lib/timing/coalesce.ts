function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => clearTimeout(timer)
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}

/** One run at a time, and one in `everyMs` at most. Calls during a run share the next one, which a signal may end before it begins. */
export function coalesce<T>(run: () => Promise<T>, everyMs: number, signal: AbortSignal): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | null = null

  const begin = async (): Promise<T> => {
    await last
    if (signal.aborted) return new Promise(() => {})
    next = null
    const result = run()
    last = Promise.all([result.catch(() => null), pause(everyMs, signal)])
    return result
  }
  return () => (next ??= begin())
}
