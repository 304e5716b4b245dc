/** Until the returned function is called, timers of exactly so many milliseconds take fewer. Others have the same length: leave them time. */
export function shorten(milliseconds: number, to: number): () => void {
  const { setTimeout: real } = globalThis
  const short = (run: () => void, ms?: number) => real(run, ms === milliseconds ? to : ms)
  globalThis.setTimeout = short as unknown as typeof globalThis.setTimeout
  return () => {
    globalThis.setTimeout = real
  }
}
