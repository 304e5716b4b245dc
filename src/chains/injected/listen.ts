/** Listens to a wallet. Its code may throw, and its events are not needed. Returns a function that stops and never throws. */
export function listen(watch: () => () => void): () => void {
  try {
    const stop = watch()
    return () => {
      try {
        stop()
      } catch {
        // A listener that remains has no effect.
      }
    }
  } catch {
    return () => {}
  }
}
