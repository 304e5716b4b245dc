import { expect, test } from 'vitest'
import { afterResidency, afterSignInAgain, enterResidency } from './residency-steps.ts'

const email = 'ada@example.com'
const me = (type: string | null, isProhibitedBusinessType: boolean | null, operatingResidency = 'Incomplete') => ({
  type,
  isProhibitedBusinessType,
  operatingResidency,
})
const toCode = { route: '/sign-in/otp', params: { email } }
const toCategory = { route: '/business-category', params: {} }
const toOnboarding = { route: '/onboarding', params: {} }

test.each([
  [true, me('BUSINESS', null), toCategory],
  [true, me('BUSINESS', true), toCategory],
  [true, me('BUSINESS', false), toOnboarding],
  [true, me('individual', null), toOnboarding],
  [true, me(null, null), toOnboarding],
  [true, null, toCode],
  [false, null, toCode],
  [false, me('BUSINESS', null), toCode],
])(
  'after success with ramp-only %s and %j the next step opens [STATE-RES-04, STATE-RES-05, STATE-RES-06]',
  (rampOnly, customer, destination) => {
    expect(afterResidency({ rampOnly, me: customer, email })).toEqual(destination)
  },
)

const blank = { action: 'show', isRejected: false, countryCode: null, stateCode: null }

test.each([
  ['Rejected', { ...blank, isRejected: true }],
  ['Approved', { action: 'leave', to: toOnboarding }],
  ['Incomplete', blank],
  ['another', blank],
])(
  'a ramp-only customer with residency %s opens the screen [STATE-RES-07, STATE-RES-08]',
  (operatingResidency, entry) => {
    expect(enterResidency({ rampOnly: true, me: me('individual', null, operatingResidency), email })).toEqual(entry)
  },
)

test('an approved business skips to the business category [STATE-RES-08]', () => {
  const customer = me('BUSINESS', null, 'Approved')
  expect(enterResidency({ rampOnly: true, me: customer, email: null })).toEqual({ action: 'leave', to: toCategory })
})

test('the normal mode repeats the sign-in call on load, and so does ramp-only without a user [STATE-RES-09, R9]', () => {
  const again = { action: 'signInAgain', email }
  expect(enterResidency({ rampOnly: false, me: null, email })).toEqual(again)
  expect(enterResidency({ rampOnly: true, me: null, email })).toEqual(again)
  expect(enterResidency({ rampOnly: false, me: me('individual', null, 'Rejected'), email })).toEqual(again)
})

test('without an e-mail the sign-in call is not repeated [STATE-RES-09]', () => {
  expect(enterResidency({ rampOnly: false, me: null, email: null })).toEqual({
    action: 'leave',
    to: { route: '/sign-in', params: {} },
  })
})

const result = (nextStep: string) => ({
  customerId: 'customer_1',
  nextStep,
  countryCode: 'USA',
  stateCode: 'US-NY',
})

test.each([
  ['sign-in', { action: 'show', isRejected: true, countryCode: 'USA', stateCode: 'US-NY' }],
  ['otp', { action: 'leave', to: toCode }],
  ['operating-residency', blank],
  ['something-new', blank],
])('the repeated sign-in call answers %s [STATE-RES-10]', (nextStep, entry) => {
  expect(afterSignInAgain(result(nextStep), email)).toEqual(entry)
})
