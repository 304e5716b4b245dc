import { expect, test } from 'vitest'
import { kycBadge } from './kyc-badge.ts'
import { KYC_STATUSES } from '../me.ts'

test.each([
  ['pending', 'warning', true],
  ['additionalReviewRequired', 'warning', true],
  ['incomplete', 'default', true],
  ['rejected', 'destructive', true],
  ['approved', 'success', false],
] as const)(
  '%s has a %s badge, Verify %s [STATE-SETK-01, STATE-SETK-02, STATE-SETK-03, STATE-SETK-04, STATE-SETK-05, STATE-SETK-06]',
  (status, tone, hasVerifyButton) => {
    expect(kycBadge(status)).toEqual({ tone, label: `settings.kyc.${status}`, raw: status, hasVerifyButton })
  },
)

test('incomplete is the default status [STATE-SETK-03]', () => {
  expect(KYC_STATUSES[0]).toBe('incomplete')
})

test('an unknown status gets a neutral badge with the server’s text, and keeps Verify [STATE-SETK-06, SAFE-E8]', () => {
  expect(kycBadge({ unlisted: 'onHold' })).toEqual({
    tone: 'default',
    label: null,
    raw: 'onHold',
    hasVerifyButton: true,
  })
})
