/** Until the returned function is called, timers of exactly so many milliseconds take fewer. Others have the same length: leave them time. */
export function shorten(milliseconds: number, to: number): () => void {
  const { setTimeout: real } = globalThis
  const short = (run: () => void, ms?: number) => real(run, ms === milliseconds ? to : ms)
  globalThis.setTimeout = short as unknown as typeof globalThis.setTimeout
  return () => {
    globalThis.setTimeout = real
  }
}

/**
 * Until the returned function is called, what a page asks for again and again is asked five times as often: a test that waits for a
 * status would mostly wait for the next question. A second is the pause between two looks at a network. Waits that end something stay as
 * they are. It may run in a page before its own scripts.
 */
export function pollOften(): () => void {
  const { setInterval: interval, setTimeout: timeout } = globalThis
  const often = (run: () => void, ms = 0) => interval(run, ms >= 1000 ? ms / 5 : ms)
  const soon = (run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    timeout(run, ms === 1000 ? ms / 5 : ms, ...given)
  globalThis.setInterval = often as unknown as typeof globalThis.setInterval
  globalThis.setTimeout = soon as unknown as typeof globalThis.setTimeout
  return () => {
    globalThis.setInterval = interval
    globalThis.setTimeout = timeout
  }
}
