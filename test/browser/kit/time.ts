const { afterEach, setTimeout } = globalThis as unknown as {
  afterEach: (run: () => void) => void
  setTimeout: typeof globalThis.setTimeout
}
const { now } = Date

/** Longer timers belong to the test runner. */
const isSpedUp = (ms: number) => ms >= 1000 && ms < 20_000

/** Speeds up `Date.now` and all timers of at least a second until the end of the test. */
export function speedUpTime(factor: number): void {
  const start = now.call(Date)
  globalThis.setTimeout = ((run: TimerHandler, ms = 0, ...rest: unknown[]) =>
    setTimeout(run, isSpedUp(ms) ? ms / factor : ms, ...rest)) as typeof globalThis.setTimeout
  Date.now = () => start + (now.call(Date) - start) * factor
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
  Date.now = now
})
