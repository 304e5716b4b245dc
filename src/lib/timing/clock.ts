/** The device's time of day in milliseconds since 1970. It may be wrong, and it may be set at any moment: compare it with itself only. */
export const deviceTime = (): number => Date.now()

export const deviceDate = (): Date => new Date()

/** Milliseconds that only grow. Of the browsers only Chromium and Firefox on Windows count the time that the machine sleeps. */
export const monotonicTime = (): number => performance.now()

/** One moment by both clocks of this machine. */
export interface DeviceMoment {
  readonly device: number
  readonly monotonic: number
}

export const deviceMoment = (): DeviceMoment => ({ device: deviceTime(), monotonic: monotonicTime() })

const elapsedSince = ({ device, monotonic }: DeviceMoment) => ({
  device: deviceTime() - device,
  monotonic: monotonicTime() - monotonic,
})

/**
 * For a limit that must not be missed: one clock stops while the machine sleeps, the other may be put back. Where one is put forward, the
 * limit comes early.
 */
export function longestSince(moment: DeviceMoment): number {
  const { device, monotonic } = elapsedSince(moment)
  return Math.max(device, monotonic)
}

/** The two clocks may drift apart so far, and not further, unless one was set or the machine slept. */
const DRIFT_MS = 60_000

/** False where the clock was set, or the machine slept, since that moment. */
export function isClockUnchangedSince(moment: DeviceMoment): boolean {
  const { device, monotonic } = elapsedSince(moment)
  return Math.abs(device - monotonic) <= DRIFT_MS
}
