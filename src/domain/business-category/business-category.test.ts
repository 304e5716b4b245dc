import { expect, test } from 'vitest'
import {
  afterBusinessCategory,
  beforeBusinessCategory,
  BUSINESS_CATEGORY_OPTIONS,
  businessTypePayload,
  enterBusinessCategory,
  needsBusinessCategory,
  NONE_OF_THE_ABOVE,
  PROHIBITED_BUSINESS_TYPES,
} from './business-category.ts'

test('the blocklist has 29 distinct entries [BIZ-05]', () => {
  expect(new Set(PROHIBITED_BUSINESS_TYPES).size).toBe(29)
})

test.each([
  ['adult entertainment and subscription services', ['adultEntertainmentServices', 'adultSubscriptionServices']],
  ['aggregators and payment facilitators', ['aggregatorOrPaymentFacilitator']],
  ['gaming machines', ['amusementAndGamingMachines']],
  ['bail bonds', ['bailBondServices']],
  ['bearer share companies', ['bearerShareCompany']],
  ['betting and lottery', ['bettingIncludingLotteryTickets', 'lotteryOperator']],
  ['cannabis dispensaries and paraphernalia', ['cannabisDispensary', 'cannabisParaphernaliaRetailer']],
  ['dating and escort', ['datingAndEscortServices']],
  ['debt collection', ['debtCollectionAgency']],
  ['explosives and fireworks', ['explosivesRetailerIncludingFireworks']],
  ['firearms', ['firearmsDealer']],
  ['foreign exchange trading', ['foreignExchangeTrading']],
  ['high-yield investment programs', ['highYieldInvestmentProgram']],
  ['jewelry', ['jewelryRetailer']],
  ['online casinos', ['onlineCasino']],
  ['precious metals and stones', ['preciousMetalsDealer', 'preciousStonesDealer']],
  ['unregistered investments', ['unregisteredInvestments']],
  ['unregulated crypto exchanges', ['unregulatedCryptoExchange']],
] as const)('the blocklist covers %s [BIZ-06]', (_phrase, entries) => {
  expect(PROHIBITED_BUSINESS_TYPES).toEqual(expect.arrayContaining([...entries]))
})

test('the choices are the blocklist followed by None of the above [BIZ-02]', () => {
  expect(BUSINESS_CATEGORY_OPTIONS).toHaveLength(30)
  expect(BUSINESS_CATEGORY_OPTIONS.at(-1)).toEqual({
    value: NONE_OF_THE_ABOVE,
    label: 'businessCategory.noneOfTheAbove',
  })
})

test('None of the above is sent as null, any other choice as its value [BIZ-08]', () => {
  expect(businessTypePayload(NONE_OF_THE_ABOVE)).toEqual({ businessType: null })
  for (const businessType of PROHIBITED_BUSINESS_TYPES) {
    expect(businessTypePayload(businessType)).toEqual({ businessType })
  }
})

test.each([
  ['BUSINESS', null, true],
  ['BUSINESS', true, true],
  ['BUSINESS', false, false],
  ['business', null, true],
  ['business', false, false],
  ['individual', null, false],
  ['individual', true, false],
  [null, null, false],
  [null, true, false],
])(
  'a customer of type %s with isProhibitedBusinessType %s needs the step: %s [BIZ-09]',
  (type, isProhibitedBusinessType, needed) => {
    expect(needsBusinessCategory({ type, isProhibitedBusinessType })).toBe(needed)
  },
)

const business = (isProhibitedBusinessType: boolean | null) => ({ type: 'BUSINESS', isProhibitedBusinessType })
const individual = { type: 'individual', isProhibitedBusinessType: null }

test.each([
  [true, business(null), { action: 'show', isProhibited: false }],
  [true, business(true), { action: 'show', isProhibited: true }],
  [true, business(false), { action: 'leave' }],
  [true, individual, { action: 'leave' }],
  [true, null, { action: 'show', isProhibited: false }],
  [false, null, { action: 'show', isProhibited: false }],
  [false, business(false), { action: 'show', isProhibited: false }],
  [false, business(true), { action: 'show', isProhibited: true }],
  [false, individual, { action: 'show', isProhibited: false }],
])('with ramp-only %s and the customer %j the screen does %j [BIZ-09, STATE-BIZ-03]', (rampOnly, me, entry) => {
  expect(enterBusinessCategory({ rampOnly, me })).toEqual(entry)
})

test('submit goes to onboarding in ramp-only mode, to the code otherwise [STATE-BIZ-01, STATE-BIZ-02]', () => {
  const email = 'ada@example.com'
  expect(afterBusinessCategory({ rampOnly: true, email })).toEqual({ route: '/onboarding', params: {} })
  expect(afterBusinessCategory({ rampOnly: false, email })).toEqual({ route: '/sign-in/otp', params: { email } })
  expect(afterBusinessCategory({ rampOnly: false, email: null })).toEqual({ route: '/sign-in/otp', params: {} })
})

test('without history, Back opens the residency screen [BIZ-03]', () => {
  const email = 'ada@example.com'
  const route = '/sign-in/operating-residency'
  expect(beforeBusinessCategory({ rampOnly: true, email })).toEqual({ route, params: {} })
  expect(beforeBusinessCategory({ rampOnly: false, email })).toEqual({ route, params: { email } })
})
