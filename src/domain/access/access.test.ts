import { expect, test } from 'vitest'
import {
  accessOf,
  canRequestEuro,
  causeOfVerification,
  customerAccess,
  usableCurrencies,
  type AccessCustomer,
} from './access.ts'
import type { KycStatus } from '../me.ts'
import type { OnboardingState, VerificationStatus } from '../onboarding/onboarding-state.ts'
import { customer, verifiedCustomer } from '../payouts/customer.fixture.ts'
import { isSpecFiat } from '../spec-rows.fixture.ts'

type Levels = Readonly<Record<string, string>>

const complete: OnboardingState = {
  tos: 'complete',
  msa: null,
  kyc: { sumsub: 'complete', levels: { 1: 'complete' } },
  hasCompletedOnboarding: true,
  operatingResidencyStatus: 'approved',
  isProhibitedBusinessType: null,
  hasChosenCustomerType: true,
}

const who = (levels: Levels, me: Partial<AccessCustomer['me']> = {}): AccessCustomer => ({
  ...customer({}),
  me: {
    ...customer({}).me,
    verificationLevels: Object.entries(levels).map(([name, status]) => ({ name, status })),
    ...me,
  },
})
const inState = (given: AccessCustomer, state: Partial<OnboardingState>): AccessCustomer => ({
  ...given,
  state: { ...complete, ...state },
})
const verified = (sumsub: VerificationStatus, level1: VerificationStatus = 'incomplete') => ({
  kyc: { sumsub, levels: { 1: level1 } },
})

test.each([
  ['incomplete', 'notBegun', 'requestEuro', 'notBegun'],
  ['softRejected', 'needsYou', 'needsYou', 'needsYou'],
  ['pending', 'checking', 'checking', 'checking'],
  ['underReview', 'checking', 'checking', 'checking'],
  ['Rejected', 'refused', 'refused', 'refused'],
  ['onHold', 'checking', 'checking', 'checking'],
])('a level that is %s reads %s for dollars, %s for euros, %s for pesos [H22, E22]', (status, usd, eur, mxn) => {
  const identified = { kyc_level_1: 'approved' }
  expect(accessOf(who({ kyc_level_1: status }), 'on-ramp', 'usd')).toEqual({ cause: usd, about: 'identity' })
  expect(accessOf(who({ ...identified, sepa: status }), 'on-ramp', 'eur')).toEqual({ cause: eur, about: 'sepa' })
  expect(accessOf(who({ ...identified, kyc_level_2: status }), 'off-ramp', 'mxn')).toEqual({
    cause: mxn,
    about: 'level2',
  })
})

test('of several SEPA levels the worst counts, and none at all means that the region has no euros [H22]', () => {
  const cause = (...statuses: string[]) =>
    accessOf(
      who({ kyc_level_1: 'approved', ...Object.fromEntries(statuses.map((status, at) => [`sepa_${at}`, status])) }),
      'on-ramp',
      'eur',
    )
  expect(cause('approved', 'pending').cause).toBe('checking')
  expect(cause('pending', 'incomplete').cause).toBe('requestEuro')
  expect(cause('incomplete', 'rejected').cause).toBe('refused')
  expect(cause()).toEqual({ cause: 'notHere', about: 'region' })
})

test('euros and level 2 wait for the identity, and name it, unless it was refused [H22, O17]', () => {
  const of = (levels: Levels, currency: 'eur' | 'mxn') => accessOf(who(levels), 'off-ramp', currency)
  for (const currency of ['eur', 'mxn'] as const) {
    expect(of({ sepa: 'incomplete', kyc_level_1: 'pending' }, currency)).toEqual({
      cause: 'checking',
      about: 'identity',
    })
    expect(of({ sepa: 'incomplete' }, currency)).toEqual({ cause: 'notBegun', about: 'identity' })
  }
  expect(of({ kyc_level_1: 'rejected' }, 'mxn')).toEqual({ cause: 'notBegun', about: 'level2' })
})

test('a currency that nobody is paid out in is not offered here, whatever the customer has verified [F6, H22]', () => {
  for (const given of [verifiedCustomer, customer({})])
    expect(accessOf(given, 'off-ramp', 'thb')).toEqual({ cause: 'notHere', about: 'rail' })
  expect(accessOf(verifiedCustomer, 'on-ramp', 'mxn').cause).toBe('notHere')
})

test.each<[string, Partial<OnboardingState>, string, string]>([
  ['is with the partner', verified('pending'), 'checking', 'needsYou'],
  ['is under review', verified('complete', 'underReview'), 'checking', 'checking'],
  ['was sent back', verified('softRejected'), 'needsYou', 'needsYou'],
  ['was begun', verified('complete', 'incomplete'), 'needsYou', 'needsYou'],
  ['was not begun', verified('incomplete'), 'notBegun', 'notBegun'],
])(
  'a verification that %s says who acts, for an individual and for a business [STATE-VER-03, E22]',
  (_, state, one, all) => {
    const cause = (type: string) =>
      accessOf(inState(who({}, { type, kycStatus: 'incomplete' }), { ...state, msa: 'complete' }), 'on-ramp', 'usd')
        .cause
    expect([cause('individual'), cause('BUSINESS')]).toEqual([one, all])
  },
)

test('where the two answers of the server disagree, the level unlocks and the other one says why not [E22]', () => {
  const kyc = { kyc: { sumsub: 'complete', levels: { 1: 'complete' } } } as const
  expect(accessOf(inState(who({ kyc_level_1: 'approved' }), verified('pending')), 'on-ramp', 'usd').cause).toBe('may')
  expect(accessOf(inState(who({ kyc_level_1: 'pending' }), kyc), 'on-ramp', 'usd').cause).toBe('checking')
  expect(accessOf(inState(who({}), kyc), 'on-ramp', 'usd').cause).toBe('notBegun')
  expect(accessOf(inState(who({ kyc_level_1: 'approved' }), verified('rejected')), 'on-ramp', 'usd').cause).toBe(
    'refusedAll',
  )
})

test.each<[KycStatus | { readonly unlisted: string }, string]>([
  ['pending', 'checking'],
  ['additionalReviewRequired', 'checking'],
  ['approved', 'notBegun'],
  ['incomplete', 'notBegun'],
  ['rejected', 'refusedAll'],
  [{ unlisted: 'onHold' }, 'unknown'],
])('while the onboarding state is not known, the status %j reads %s [SET-02, SAFE-E8]', (kycStatus, cause) => {
  expect(accessOf(who({}, { kycStatus }), 'on-ramp', 'usd').cause).toBe(cause)
})

test('what concerns the whole customer comes before every currency, in its order [E22]', () => {
  const all = { ...inState(verifiedCustomer, { tos: 'pending' }), rampOnly: true, isPaused: true }
  const cause = (change: Partial<AccessCustomer>, me: Partial<AccessCustomer['me']> = {}) =>
    accessOf({ ...all, ...change, me: { ...all.me, ...me } }, 'on-ramp', 'usd').cause
  const business = { type: 'BUSINESS', operatingResidency: 'Rejected' }
  expect(cause({})).toBe('paused')
  expect(cause({ isPaused: false }, { ...business, isProhibitedBusinessType: true })).toBe('prohibited')
  expect(cause({ isPaused: false }, { ...business, kycStatus: 'rejected' })).toBe('refusedAll')
  expect(cause({ isPaused: false }, business)).toBe('residency')
  expect(cause({ isPaused: false }, { ...business, operatingResidency: 'Approved' })).toBe('category')
  const asked = { type: 'BUSINESS', isProhibitedBusinessType: false }
  for (const msa of ['declined', 'voided'] as const)
    expect(cause({ isPaused: false, state: { ...complete, msa } }, asked), msa).toBe('agreementDeclined')
  expect(cause({ isPaused: false }, asked)).toBe('termsFirst')
  expect(cause({ isPaused: false, rampOnly: false }, { operatingResidency: 'Rejected' })).toBe('termsFirst')
  expect(cause({ isPaused: false, state: complete })).toBe('may')
})

test('euro access is asked for where the server lists it and nothing of it was begun [F23, O17]', () => {
  const can = (levels: Levels) => canRequestEuro(who(levels))
  expect([can({ sepa: 'incomplete' }), can({ sepa: 'Incomplete', sepa_2: 'incomplete' })]).toEqual([true, true])
  expect([can({}), can({ sepa: 'pending' }), can({ sepa: 'incomplete', sepa_2: 'pending' })]).toEqual([
    false,
    false,
    false,
  ])
})

test('only currencies that this customer can use are counted, none where there is none [F33]', () => {
  const usable = (...[who, rampType]: Parameters<typeof usableCurrencies>) =>
    usableCurrencies(who, rampType).filter(isSpecFiat)
  expect(usable(verifiedCustomer, 'off-ramp')).toEqual(['usd', 'eur', 'mxn', 'brl', 'php', 'cop'])
  expect(usable(verifiedCustomer, 'on-ramp')).toEqual(['usd', 'eur'])
  expect(usable(customer({ level1: true }), 'off-ramp')).toEqual(['usd'])
  expect(usable(customer({}), 'off-ramp')).toEqual([])
})

test('a customer as a whole is told what they can act on before what can’t be helped [SET-02, E22]', () => {
  const of = (levels: Levels) => customerAccess(who(levels))
  const dollars = { kyc_level_1: 'approved' }
  expect(of({ ...dollars, sepa: 'softRejected' })).toEqual({ cause: 'needsYou', about: 'sepa', mayTransfer: true })
  expect(of({ ...dollars, sepa: 'incomplete' })).toEqual({ cause: 'requestEuro', about: 'sepa', mayTransfer: true })
  expect(of(dollars)).toEqual({ cause: 'notBegun', about: 'level2', mayTransfer: true })
  expect(of({ ...dollars, kyc_level_2: 'approved' })).toEqual({ cause: 'notHere', about: 'region', mayTransfer: true })
  expect(of({})).toEqual({ cause: 'notBegun', about: 'identity', mayTransfer: false })
})

test.each([
  ['pending', false, 'checking'],
  ['pending', true, 'needsYou'],
  ['underReview', true, 'checking'],
  ['softRejected', false, 'needsYou'],
  ['complete', false, 'may'],
  ['rejected', false, 'refusedAll'],
  ['incomplete', true, 'notBegun'],
] as const)(
  'a verification that is %s, of a business: %s, means %s [STATE-VER-03, E22]',
  (overall, business, cause) => {
    expect(causeOfVerification(overall, business)).toBe(cause)
  },
)
