const { afterEach, setTimeout } = globalThis as unknown as {
  afterEach: (run: () => void) => void
  setTimeout: typeof globalThis.setTimeout
}
const { now } = Date

/** Longer waits are those of the test runner for itself. */
const isHastened = (ms: number) => ms >= 1000 && ms < 20_000

/** Makes a minute last seconds until the test is over: timers of a second and more, and the clock that they are measured by. */
export function hasten(factor: number): void {
  const start = now.call(Date)
  globalThis.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    setTimeout(run, isHastened(ms) ? ms / factor : ms, ...rest)) as typeof globalThis.setTimeout
  Date.now = () => start + (now.call(Date) - start) * factor
}

/** Where everything comes to rest: a page in the background does not move by itself. */
export function rest(root: ShadowRoot): void {
  for (const animation of root.getAnimations()) {
    if (animation.effect!.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

afterEach(() => {
  globalThis.setTimeout = setTimeout
  Date.now = now
})
