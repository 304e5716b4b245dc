import { expect, test } from 'vitest'
import { isAnnouncement, topicOf } from '../announcement.ts'
import { VERIFICATION_STATUSES, type OnboardingState } from './onboarding-state.ts'
import { onboardingAnnouncements, residencyAnnouncements } from './announcements.ts'

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
const announcementsFor = (state: Partial<OnboardingState>, who = me) =>
  Object.fromEntries(onboardingAnnouncements({ me: who, state: { ...done, ...state }, hasLevel2Access: false }))

test.each([
  ['Approved', 'ramp-residency-approved'],
  ['REJECTED', 'ramp-residency-rejected'],
  ['Incomplete', null],
  ['other', null],
])('the residency status %s emits %s', (operatingResidency, event) => {
  expect(residencyAnnouncements({ operatingResidency })).toEqual([['residency', event]])
})

test('the terms are announced once pending, and for a business together with the master agreement', () => {
  expect(announcementsFor({ tos: 'incomplete' })['terms']).toBeNull()
  expect(announcementsFor({ tos: 'pending' })['terms']).toBe('ramp-terms-pending')
  expect(announcementsFor({})['terms']).toBe('ramp-terms-complete')
  expect(announcementsFor({ msa: 'declined' }, { ...me, type: 'BUSINESS' })['terms']).toBe('ramp-terms-pending')
})

test('the verification is announced while it is in progress and when it is decided', () => {
  const announced = VERIFICATION_STATUSES.map(
    (sumsub) => announcementsFor({ kyc: { sumsub, levels: {} } })['verification'],
  )
  const pending = 'ramp-verification-pending'
  expect(announced).toEqual([null, pending, pending, 'ramp-verification-complete', null, 'ramp-verification-rejected'])
})

test('the end of onboarding is announced when the server reports it and every status is complete', () => {
  expect(announcementsFor({})['onboarding']).toBe('ramp-onboarding-complete')
  expect(announcementsFor({ hasCompletedOnboarding: false })['onboarding']).toBeNull()
  expect(announcementsFor({ tos: 'pending' })['onboarding']).toBeNull()
})

test('every announcement belongs to its topic, and no other event is an announcement', () => {
  const all = [
    ...residencyAnnouncements({ operatingResidency: 'approved' }),
    ...Object.entries(announcementsFor({})),
  ] as const
  for (const [topic, event] of all) {
    expect(event && isAnnouncement(event)).toBe(true)
    expect(event && topicOf(event)).toBe(topic)
  }
  expect(isAnnouncement('ramp-ready')).toBe(false)
})
