import { expect, test } from 'vitest'
import { VERIFICATION_STATUSES, type OnboardingState, type VerificationStatus } from './onboarding-state.ts'
import { afterOnboarding, stepBeforeOnboarding } from './redirects.ts'
import { mainButton } from './main-button.ts'
import { onboardingPollMs, SUBMISSION_POLL_MS } from './polling.ts'
import { onboardingProgress, progressSegments } from './progress.ts'
import { hidesWidgetOnceSubmitted, isTypeUnread, isVerificationDone } from './verification-page.ts'

const done: OnboardingState = {
  tos: 'complete',
  msa: null,
  kyc: { sumsub: 'complete', levels: { 1: 'complete' } },
  hasCompletedOnboarding: true,
  operatingResidencyStatus: null,
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
}
const me = { type: 'individual', isProhibitedBusinessType: null }
const business = { type: 'BUSINESS', isProhibitedBusinessType: null }

test.each([
  ['incomplete', 'incomplete', false, 'getStarted', '/onboarding/tos'],
  ['pending', 'incomplete', false, 'continue', '/onboarding/tos'],
  ['complete', 'incomplete', false, null, null],
  ['complete', 'underReview', false, null, null],
  ['complete', 'pending', false, 'continue', '/onboarding/kyc'],
  ['complete', 'softRejected', false, 'retry', '/onboarding/kyc'],
  ['complete', 'complete', false, null, null],
  ['complete', 'complete', true, 'next', '/my-accounts'],
  ['incomplete', 'rejected', false, null, null],
] as const)(
  'with terms %s, verification %s and stuck %s the button is %s and opens %s [STATE-MAIN-01, STATE-MAIN-02, STATE-MAIN-03, STATE-MAIN-04, STATE-MAIN-05, STATE-MAIN-06, STATE-MAIN-07, STATE-MAIN-08, STATE-VER-12]',
  (terms, overall, isStuck, label, to) => {
    const navigation = label === 'next' ? 'replace' : 'push'
    expect(mainButton({ terms, overall, isStuck })).toEqual(
      label && { label: `onboarding.main.${label}`, to, navigation },
    )
  },
)

test.each([
  [true, { route: '/payouts/new', params: {} }],
  [false, { route: '/my-accounts', params: { type: 'bank', hidden: [] } }],
])('with ramp-only %s onboarding ends at %j [STATE-REDIR-01, STATE-REDIR-02, MODE-05]', (rampOnly, destination) => {
  const customer = { rampOnly, hasLevel2Access: false, me, state: done }
  expect(afterOnboarding(customer)).toEqual(destination)
  const open = [
    { ...done, hasCompletedOnboarding: false },
    { ...done, tos: 'pending' as const },
    { ...done, kyc: { sumsub: 'pending' as const, levels: {} } },
  ]
  for (const state of open) expect(afterOnboarding({ ...customer, state })).toBeNull()
})

const guarded = (rampOnly: boolean, who: typeof me, residency: OnboardingState['operatingResidencyStatus']) =>
  stepBeforeOnboarding({
    rampOnly,
    hasLevel2Access: false,
    me: who,
    state: { ...done, operatingResidencyStatus: residency },
  })?.route ?? null

test('ramp-only without an approved residency or a business category goes back to that step [STATE-RES-04, BIZ-09]', () => {
  expect(guarded(true, me, 'incomplete')).toBe('/sign-in/operating-residency')
  expect(guarded(true, business, 'rejected')).toBe('/sign-in/operating-residency')
  expect(guarded(true, business, 'approved')).toBe('/business-category')
  expect(guarded(true, me, 'approved')).toBeNull()
  expect(guarded(true, me, null)).toBeNull()
  expect(guarded(false, business, 'incomplete')).toBeNull()
})

const progress = (terms: 'pending' | 'complete', sumsub: VerificationStatus, level1: VerificationStatus) =>
  onboardingProgress({ terms, kyc: { sumsub, levels: { 1: level1, 2: 'complete' } }, hasCompletedOnboarding: false })

test('terms count 100, each of the two statuses 50, the end 100 [STATE-PROG-01, STATE-PROG-02, STATE-PROG-03, O9]', () => {
  expect(progress('pending', 'pending', 'pending')).toBe(0)
  expect(progress('complete', 'pending', 'pending')).toBe(100)
  expect(progress('complete', 'complete', 'pending')).toBe(150)
  expect(progress('complete', 'complete', 'complete')).toBe(200)
  expect(progress('pending', 'complete', 'underReview')).toBe(50)
  expect(onboardingProgress({ terms: 'complete', ...done })).toBe(300)
})

test.each([
  [0, [0, 0, 0]],
  [50, [50, 0, 0]],
  [100, [100, 0, 0]],
  [150, [100, 50, 0]],
  [200, [100, 100, 0]],
  [300, [100, 100, 100]],
])('a progress of %i fills the segments %j [STATE-PROG-04, CONST-22]', (value, segments) => {
  expect(progressSegments(value)).toEqual(segments)
})

test.each(VERIFICATION_STATUSES)('the sumsub status %s sets the polling interval [STATE-POLL-01, O11]', (sumsub) => {
  const pace = onboardingPollMs({ kyc: { sumsub, levels: {} } }, true)
  expect(pace).toBe({ pending: 1000, underReview: 10_000 }[sumsub as string] ?? false)
})

test('polling is every 1000 ms [CONST-14]', () => {
  expect(SUBMISSION_POLL_MS.sent).toBe(1000)
})

test.each([
  ['pending', 'rejected', false, 10_000],
  ['underReview', 'complete', false, 10_000],
  ['complete', 'pending', false, false],
  ['complete', 'pending', true, 10_000],
  ['complete', 'complete', true, false],
  ['incomplete', 'incomplete', true, false],
] as const)(
  'with levels %s and %s and access %s the levels are polled every %s ms [STATE-POLL-01]',
  (one, two, access, pace) => {
    expect(onboardingPollMs({ kyc: { sumsub: 'complete', levels: { 1: one, 2: two } } }, access)).toBe(pace)
  },
)

test('the verification page is done once level 1 is complete [STATE-KYC-01]', () => {
  expect(isVerificationDone(done)).toBe(true)
  expect(isVerificationDone({ kyc: { sumsub: 'complete', levels: { 1: 'underReview', 2: 'complete' } } })).toBe(false)
})

test.each([
  ['individual', false, true],
  ['individual', true, false],
  ['BUSINESS', false, false],
  ['BUSINESS', true, false],
  [null, false, false],
])(
  'the submitted view for type %s, sandbox %s, shows %s [STATE-KYC-03, STATE-KYC-06, STATE-KYC-07]',
  (type, isSandbox, shows) => {
    expect(hidesWidgetOnceSubmitted({ type }, isSandbox)).toBe(shows)
  },
)

test.each([
  ['individual', false, false],
  ['individual', true, false],
  [null, true, true],
  [null, false, false],
])(
  'the type of a customer with type %s, chosen %s, is read again: %s [STATE-KYC-09]',
  (type, hasChosenCustomerType, isUnread) => {
    expect(isTypeUnread({ type }, { hasChosenCustomerType })).toBe(isUnread)
  },
)
