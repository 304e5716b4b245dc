import { breaksOf } from './entry.ts'

/** What an earlier page has left, and what its customer says of it. */
export const LEFT_TRANSFERS = [
  ...breaksOf('src/operations/off-ramp/unfinished.ts', 'src/operations/off-ramp/by-hand.test.ts', [
    [
      ['C19', 'C23', 'SAFE-C1'],
      'if (await isHeld()) throw',
      'if (left === null) throw',
      'is refused while its address has tokens',
    ],
  ]),
  ...breaksOf('src/features/payouts/off-ramp/use-source-check.ts', 'test/browser/payouts/late-check.test.ts', [
    [['W23', 'E18'], 'if (!isGone()) work()', 'work()', 'once its form was left'],
  ]),
]
