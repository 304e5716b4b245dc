import { LIST_EVERY_MS } from '../../domain/payout-history/polling.ts'

const LONGEST_WAIT_MS = 30_000

export interface ReadAgain {
  record(isWhole: boolean): void
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
