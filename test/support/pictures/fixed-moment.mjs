/** The moment of every picture, on the device's clock and on the server's. */
export const MOMENT = Date.UTC(2026, 0, 15, 12)

/**
 * Runs in the page before its own scripts: both clocks stand, so that a countdown shows the same time however long the drawing takes, and
 * what is random is the same in each run. Timers go on.
 */
export function fixMoment(moment) {
  const RealDate = Date
  // A step may set the clock ahead, by `now` alone.
  globalThis.Date = class Date extends RealDate {
    constructor(...given) {
      if (given.length === 0) super(globalThis.Date.now())
      else super(...given)
    }
    static now() {
      return moment
    }
  }
  performance.now = () => 1000

  let state = 1
  /** Mulberry32. */
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  Math.random = random
  Crypto.prototype.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
    for (const index of bytes.keys()) bytes[index] = Math.floor(random() * 256)
    return array
  }
  // The reference of a failed call is the first of these digits, and calls have no fixed order.
  const SHOWN = '5eed1234'
  Crypto.prototype.randomUUID = () => {
    const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0'))
    const parts = /^.{8}(.{4}).(.{3}).(.{3})(.{12})$/.exec(digits.join('')).slice(1)
    return `${SHOWN}-${parts[0]}-4${parts[1]}-8${parts[2]}-${parts[3]}`
  }
}
