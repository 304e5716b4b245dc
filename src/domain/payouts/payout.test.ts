import { expect, test } from 'vitest'
import { PAYOUT_STATUSES, PAYOUT_TYPES, readPayoutStatus } from './payout.ts'

test('the statuses and their order are those of the spec [STATE-PAY-01]', () => {
  expect(PAYOUT_STATUSES).toEqual([
    'pending',
    'processing',
    'succeeded',
    'funded',
    'refunded',
    'failed',
    'failedPrecondition',
    'cancelled',
  ])
})

test('the types are the four of the spec [ENT-10]', () => {
  expect(PAYOUT_TYPES).toEqual(['onRamp', 'offRamp', 'onChain', 'microdeposit'])
})

test.each([
  ['pendingFunding', 'pending'],
  ['fundsReceived', 'funded'],
  ['pendingReview', 'processing'],
  ['returned', 'returned'],
  ['unexpectedError', 'failed'],
  ['undeliverable', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
  ['succeeded', 'succeeded'],
])('the newer status %s is read as %s [SAFE-E8]', (word, status) => {
  expect(readPayoutStatus(word)).toBe(status)
})

test.each(['onHold', '', 'Pending', 'constructor', '__proto__'])(
  'the unknown status %j is kept as the server’s text [SAFE-E8]',
  (word) => {
    expect(readPayoutStatus(word)).toEqual({ unlisted: word })
  },
)
