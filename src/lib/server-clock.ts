/** The time of day at the server, from its answers: the clock of the customer's machine may be wrong, or be corrected at any time. */
export interface ServerClock {
  /** Takes in the `Date` header of an answer; null where the server names none. */
  observe(date: string | null): void
  /** The milliseconds to add to this machine's clock; null while unknown. */
  offset(): number | null
  /** Whether an answer had the time, which may no longer be known. */
  wasSynchronized(): boolean
}

/** The two clocks of this machine may drift apart so far, and not further, unless one was set or the machine slept. */
const DRIFT_MS = 60_000

/** One moment by both clocks of this machine. */
export interface DeviceMoment {
  readonly device: number
  readonly monotonic: number
}

export const deviceMoment = (): DeviceMoment => ({ device: Date.now(), monotonic: performance.now() })

/** False where the clock was set, or the machine slept, since that moment. */
export const isClockUnchangedSince = ({ device, monotonic }: DeviceMoment): boolean =>
  Math.abs(Date.now() - device - (performance.now() - monotonic)) <= DRIFT_MS

export function createServerClock(): ServerClock {
  let seen: (DeviceMoment & { readonly server: number }) | null = null
  return {
    observe(date) {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (!Number.isNaN(server)) seen = { server, ...deviceMoment() }
    },
    offset() {
      return seen && isClockUnchangedSince(seen) ? seen.server - seen.device : null
    },
    wasSynchronized: () => seen !== null,
  }
}
