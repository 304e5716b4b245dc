import { expect, test } from 'vitest'
import { isAnnouncement, topicOf } from '../announcement.ts'
import { VERIFICATION_STATUSES, type OnboardingState } from './onboarding-state.ts'
import { onboardingStanding, residencyStanding } from './announcements.ts'

const me = { type: 'individual', isProhibitedBusinessType: null }
const done: OnboardingState = {
  tos: 'complete',
  msa: null,
  kyc: { sumsub: 'complete', levels: { 1: 'complete' } },
  hasCompletedOnboarding: true,
  operatingResidencyStatus: null,
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
}
const standing = (state: Partial<OnboardingState>, who = me) =>
  Object.fromEntries(onboardingStanding({ me: who, state: { ...done, ...state }, hasLevel2Access: false }))

test.each([
  ['Approved', 'ramp-residency-approved'],
  ['REJECTED', 'ramp-residency-rejected'],
  ['Incomplete', null],
  ['other', null],
])('a residency that is %s is told as %s', (operatingResidency, event) => {
  expect(residencyStanding({ operatingResidency })).toEqual([['residency', event]])
})

test('the terms are told once they are open, of a business with its agreement', () => {
  expect(standing({ tos: 'incomplete' })['terms']).toBeNull()
  expect(standing({ tos: 'pending' })['terms']).toBe('ramp-terms-pending')
  expect(standing({})['terms']).toBe('ramp-terms-complete')
  expect(standing({ msa: 'declined' }, { ...me, type: 'BUSINESS' })['terms']).toBe('ramp-terms-pending')
})

test('the verification is told while it is under way and when it is decided', () => {
  const told = VERIFICATION_STATUSES.map((sumsub) => standing({ kyc: { sumsub, levels: {} } })['verification'])
  const pending = 'ramp-verification-pending'
  expect(told).toEqual([null, pending, pending, 'ramp-verification-complete', null, 'ramp-verification-rejected'])
})

test('the end is told when the server has said so and every status is complete', () => {
  expect(standing({})['onboarding']).toBe('ramp-onboarding-complete')
  expect(standing({ hasCompletedOnboarding: false })['onboarding']).toBeNull()
  expect(standing({ tos: 'pending' })['onboarding']).toBeNull()
})

test('every announcement belongs to the topic that tells it, and no other event is one', () => {
  const all = [...residencyStanding({ operatingResidency: 'approved' }), ...Object.entries(standing({}))] as const
  for (const [topic, event] of all) {
    expect(event && isAnnouncement(event)).toBe(true)
    expect(event && topicOf(event)).toBe(topic)
  }
  expect(isAnnouncement('ramp-ready')).toBe(false)
})
