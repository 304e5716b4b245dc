import { expect, test } from 'vitest'
import { PAYOUT_STATUSES, PAYOUT_TYPES, readPayoutStatus } from './payout.ts'

test('the statuses and their order are the spec’s [STATE-PAY-01]', () => {
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

test('the types are the spec’s four [ENT-10]', () => {
  expect(PAYOUT_TYPES).toEqual(['onRamp', 'offRamp', 'onChain', 'microdeposit'])
})

test.each([
  ['pendingFunding', 'pending'],
  ['fundsReceived', 'funded'],
  ['pendingReview', 'processing'],
  ['returned', 'failed'],
  ['unexpectedError', 'failed'],
  ['undeliverable', 'failed'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
  ['succeeded', 'succeeded'],
])('the later word %s means %s [SAFE-E8]', (word, status) => {
  expect(readPayoutStatus(word)).toBe(status)
})

test.each(['onHold', '', 'Pending', 'constructor', '__proto__'])('%j stays the server’s own word [SAFE-E8]', (word) => {
  expect(readPayoutStatus(word)).toEqual({ unlisted: word })
})
