import { LIST_EVERY_MS } from '../../domain/payout-history/polling.ts'

const LONGEST_WAIT_MS = 30_000

export interface ReadRetry {
  record(isWhole: boolean): void
  after(): number | false
}

export function createReadRetry(): ReadRetry {
  let failures = 0
  return {
    record(isWhole) {
      failures = isWhole ? 0 : failures + 1
    },
    after: () => failures > 0 && Math.min(LONGEST_WAIT_MS, LIST_EVERY_MS * 2 ** (failures - 1)),
  }
}
