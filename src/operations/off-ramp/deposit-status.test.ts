import { expect, test } from 'vitest'
import { KNOWN_STATUSES, type PayoutStatus } from '../../domain/payouts/payout.ts'
import { depositStatusOf, type DepositStatus } from './deposit-status.ts'

const WORDS: Readonly<Record<PayoutStatus, DepositStatus>> = {
  pending: 'waiting',
  funded: 'taken',
  processing: 'taken',
  succeeded: 'taken',
  refunded: 'returned',
  failed: 'over',
  failedPrecondition: 'over',
  cancelled: 'over',
  returned: 'taken',
}

test.each(KNOWN_STATUSES)(
  'an off-ramp that is %s waits for its tokens, has them, or takes none [C19, E18]',
  (status) => {
    expect(depositStatusOf(status)).toBe(WORDS[status])
  },
)

test('an unknown status counts as waiting [SAFE-E8]', () => {
  expect(depositStatusOf({ unlisted: 'levitating' })).toBe('waiting')
})
