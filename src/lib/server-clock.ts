import { deviceDate, deviceMoment, isClockUnchangedSince, type DeviceMoment } from './timing/clock.ts'

/** The time of day at the server, from its answers: the clock of the customer's machine may be wrong, or be corrected at any time. */
export interface ServerClock {
  /** Takes in the `Date` header of an answer; null where the server names none. */
  observe(date: string | null): void
  /** The milliseconds to add to this machine's clock; null while unknown. */
  offset(): number | null
}

interface Reading extends DeviceMoment {
  readonly server: number
}

/** `Date` has whole seconds, answers take time, and the servers behind one address differ a little. */
const TOLERANCE_MS = 60_000

/** Between the two as much time has passed at the server as by a clock of this machine, of which one may have been set and one have slept. */
function agree(earlier: Reading, later: Reading): boolean {
  const passed = later.server - earlier.server
  const byDevice = [later.device - earlier.device, later.monotonic - earlier.monotonic]
  return byDevice.some((ms) => Math.abs(passed - ms) <= TOLERANCE_MS)
}

/** Believes a time that two answers in turn agree on: entries are dropped and keys are given up by it, and one answer may be wrong by days. */
export function createServerClock(): ServerClock {
  let known: Reading | null = null
  let last: Reading | null = null
  return {
    observe(date) {
      const server = date === null ? Number.NaN : Date.parse(date)
      if (Number.isNaN(server)) return
      const reading = { server, ...deviceMoment() }
      if ([known, last].some((earlier) => earlier !== null && agree(earlier, reading))) known = reading
      last = reading
    },
    offset() {
      return known && isClockUnchangedSince(known) ? known.server - known.device : null
    },
  }
}

/** The server's time, and this machine's while that is unknown. */
export const serverDate = (clock: Pick<ServerClock, 'offset'>): Date =>
  new Date(deviceDate().getTime() + (clock.offset() ?? 0))
