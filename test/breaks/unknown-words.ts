import { breaksOf, type Break } from './entry.ts'

const RAW = 'a neutral badge with the server’s text'

/** A server with newer words than this version, and one that is down. */
export const UNKNOWN_WORDS: readonly Break[] = [
  ...breaksOf('src/lib/open-enum.ts', 'src/lib/open-enum.test.ts', [
    [['SAFE-E8'], '?? { unlisted: value }', '?? known[0]!', 'an unknown one is kept as the server sent it'],
  ]),
  ...breaksOf('src/domain/payout-history/status-badge.ts', 'src/domain/payout-history/status-badge.test.ts', [
    [['SAFE-E8'], "{ tone: 'default', label: null, raw", "{ tone: 'success', label: null, word", RAW],
  ]),
  ...breaksOf('src/domain/payout-history/cancel.ts', 'src/domain/payout-history/cancel.test.ts', [
    [['SAFE-E8'], ' && isMoving(payout.status)\n', '\n', 'an unknown status offers no action'],
  ]),
  ...breaksOf('src/domain/onboarding/kyc-badge.ts', 'src/domain/onboarding/kyc-badge.test.ts', [
    [['SAFE-E8'], "{ tone: 'default', label: null", "{ tone: 'success', label: null", RAW],
  ]),
  ...breaksOf('src/domain/onboarding/onboarding-state.ts', 'src/domain/onboarding/onboarding-state.test.ts', [
    [['SAFE-E8'], '?? statuses[0]', '?? statuses.at(-1)!', 'the status "onHold" is read as'],
  ]),
  ...breaksOf('src/api/wire/list.ts', 'src/api/wire/unreadable-rows.test.ts', [
    [['SAFE-E8'], '!isEmptyByMistake(read) && ', '', 'never an empty list'],
  ]),
  ...breaksOf('src/api/http/retry.ts', 'src/api/client-repeats.test.ts', [
    [['SAFE-E3'], 'Math.random() * Math.min(', 'Math.min(', 'random below a bound that doubles'],
    [['SAFE-E3'], '* 2 ** elapsed.repeats', '', 'random below a bound that doubles'],
  ]),
  ...breaksOf('src/queries/polling.ts', 'src/queries/polling.test.ts', [
    [['SAFE-E3'], 'Math.min(LONGEST_WAIT_MS, ms)', 'ms', 'at most 40 spread requests'],
    [['SAFE-E3'], "state.status !== 'error'", 'true', 'at most 40 spread requests'],
  ]),
]
