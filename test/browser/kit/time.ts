const { afterEach, setTimeout, clearTimeout } = globalThis as unknown as {
  afterEach: (run: () => void) => void
  setTimeout: typeof globalThis.setTimeout
  clearTimeout: typeof globalThis.clearTimeout
}
const { now } = Date
const monotonic = performance.now.bind(performance)

/** Longer timers belong to the test runner, shorter ones to animations and to the test. */
const isOfProduct = (ms: number) => ms >= 1000 && ms < 20_000

interface Timer {
  readonly at: number
  run(): void
}

/** Stops both clocks and all timers of at least a second until the end of the test. The returned function lets time pass. */
export function stopTime(): (ms: number) => Promise<void> {
  const start = now.call(Date)
  const timers = new Map<number, Timer>()
  let passed = 0
  let last = 0

  globalThis.setTimeout = ((run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (!isOfProduct(ms)) return setTimeout(run, ms, ...args)
    last -= 1
    timers.set(last, { at: passed + ms, run: () => run(...args) })
    return last
  }) as typeof globalThis.setTimeout
  globalThis.clearTimeout = ((id: number) => {
    if (!timers.delete(id)) clearTimeout(id)
  }) as typeof globalThis.clearTimeout
  Date.now = () => start + passed
  const begun = monotonic()
  // React's scheduler reads it too, and needs it to move.
  performance.now = () => begun + passed + (monotonic() - begun) / 1000

  return async (ms) => {
    const until = passed + ms
    for (;;) {
      const [next] = [...timers].filter(([, { at }]) => at <= until).toSorted(([, one], [, other]) => one.at - other.at)
      if (!next) break
      const [id, { at, run }] = next
      timers.delete(id)
      passed = at
      run()
    }
    passed = until
    await new Promise((resolve) => setTimeout(resolve, 60))
  }
}

/** Finishes all animations, which do not run in a background page. */
export function finishAnimations(root: ShadowRoot): void {
  for (const animation of root.getAnimations()) {
    if (animation.effect!.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

afterEach(() => {
  globalThis.setTimeout = setTimeout
  globalThis.clearTimeout = clearTimeout
  Date.now = now
  performance.now = monotonic
})
