import { expect, test } from 'vitest'
import { VERIFICATION_STATUSES } from './onboarding-state.ts'
import { overallStatus } from './overall-status.ts'

test.each(VERIFICATION_STATUSES.filter((status) => status !== 'complete'))(
  'a sumsub status of %s is the result [STATE-OVR-01]',
  (sumsub) => {
    expect(overallStatus({ sumsub, levels: { 1: 'complete', 2: 'rejected' } }, true)).toBe(sumsub)
  },
)

test.each([
  [['rejected', 'rejected'], 'rejected'],
  [['softRejected', 'softRejected'], 'softRejected'],
  [['rejected', 'complete'], 'complete'],
  [['underReview', 'complete'], 'complete'],
  [['underReview', 'pending'], 'underReview'],
  [['incomplete', 'pending'], 'pending'],
  [['softRejected', 'incomplete'], 'incomplete'],
  [['rejected', 'incomplete'], 'incomplete'],
  [['rejected', 'softRejected'], 'softRejected'],
  [[], 'complete'],
] as const)(
  'levels %j give %s [STATE-OVR-02, STATE-OVR-04, STATE-OVR-05, STATE-OVR-06, STATE-OVR-07, STATE-OVR-08, STATE-OVR-09, STATE-OVR-10, STATE-OVR-11, O4]',
  (statuses, overall) => {
    const levels = Object.fromEntries(statuses.map((status, index) => [index * 2 + 1, status]))
    expect(overallStatus({ sumsub: 'complete', levels }, false)).toBe(overall)
  },
)

test('level 2 does not count without access to it [STATE-OVR-03]', () => {
  const kyc = { sumsub: 'complete', levels: { 1: 'pending', 2: 'complete', 3: 'incomplete' } } as const
  expect(overallStatus(kyc, false)).toBe('pending')
  expect(overallStatus(kyc, true)).toBe('complete')
  expect(overallStatus({ sumsub: 'complete', levels: { 2: 'rejected' } }, false)).toBe('complete')
})
