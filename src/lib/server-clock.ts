/** The time of day at the server, as its answers tell it: the clock of the customer's machine may be wrong, or put right meanwhile. */
export interface ServerClock {
  /** Takes in the `Date` header of an answer; null where the server names none. */
  observe(date: string | null): void
  /** What has to be added to this machine's clock, in milliseconds; null while it is not known. */
  offset(): number | null
}

/** The two clocks of this machine may drift apart so far, and not further, unless one was set or the machine slept. */
const DRIFT_MS = 60_000

export function createServerClock(): ServerClock {
  let seen: { readonly server: number; readonly device: number; readonly monotonic: number } | null = null
  return {
    observe(date) {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (!Number.isNaN(server)) seen = { server, device: Date.now(), monotonic: performance.now() }
    },
    offset() {
      if (!seen) return null
      const elapsed = Date.now() - seen.device
      const isSet = Math.abs(elapsed - (performance.now() - seen.monotonic)) > DRIFT_MS
      return isSet ? null : seen.server - seen.device
    },
  }
}
