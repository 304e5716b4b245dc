import { LIST_EVERY_MS } from '../../domain/payout-history/polling.ts'

const LONGEST_WAIT_MS = 30_000

/** When something that could not be read whole is read again: as soon as a list is, and after twice as long each time. */
export interface ReadAgain {
  record(isWhole: boolean): void
  /** In milliseconds; false when there is nothing left to read. */
  after(): number | false
}

export function createReadAgain(): ReadAgain {
  let failures = 0
  return {
    record(isWhole) {
      failures = isWhole ? 0 : failures + 1
    },
    after: () => failures > 0 && Math.min(LONGEST_WAIT_MS, LIST_EVERY_MS * 2 ** (failures - 1)),
  }
}
