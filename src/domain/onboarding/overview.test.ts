import { expect, test } from 'vitest'
import {
  documentBadge,
  overviewLead,
  progressText,
  termsSentence,
  termsTile,
  verificationSentence,
  verificationTile,
  type OverviewInput,
} from './overview.ts'
import { overallStatus } from './overall-status.ts'
import { onboardingPollMs } from './polling.ts'
import { isStuck, isActivationPending } from './activation.ts'

const given = (input: Partial<OverviewInput> = {}): OverviewInput => ({
  terms: 'complete',
  overall: 'incomplete',
  msa: null,
  isBusiness: false,
  ...input,
})

test.each([
  [{ terms: 'incomplete' }, 'begin', 'nothing'],
  [{ terms: 'pending' }, 'begin', 'terms'],
  [{ terms: 'incomplete', isBusiness: true, msa: 'incomplete' }, 'beginBusiness', 'nothing'],
  [{ terms: 'pending', isBusiness: true, msa: 'declined' }, 'refused', 'terms'],
  [{ terms: 'pending', isBusiness: true, msa: 'voided' }, 'refused', 'terms'],
  [{ terms: 'pending', overall: 'complete' }, 'last', 'verified'],
  [{ overall: 'incomplete' }, 'last', 'termsDone'],
  [{ overall: 'pending' }, 'waiting', 'termsDone'],
  [{ overall: 'pending', isBusiness: true, msa: 'complete' }, 'last', 'termsDone'],
  [{ overall: 'underReview' }, 'waiting', 'review'],
  [{ overall: 'softRejected' }, 'again', 'again'],
  [{ overall: 'complete' }, 'done', 'done'],
] as const)('the state %j reads %s, its bar %s [ONB-01]', (input, lead, bar) => {
  expect(overviewLead(given(input))).toBe(`onboarding.lead.${lead}`)
  expect(progressText(given(input))).toBe(`onboarding.progress.${bar}`)
})

test('a review is polled wherever its text promises an update [STATE-POLL-01, O11]', () => {
  for (const kyc of [
    { sumsub: 'underReview', levels: {} },
    { sumsub: 'complete', levels: { 1: 'underReview' } },
  ] as const) {
    const overall = overallStatus(kyc, false)
    expect([overall, overviewLead(given({ overall }))]).toEqual(['underReview', 'onboarding.lead.waiting'])
    expect(onboardingPollMs({ kyc }, false)).toBe(10_000)
  }
})

test('a business sees the text of both documents, and of one that it declined [ONB-03, STATE-ENUM-02]', () => {
  const sentence = (input: Partial<OverviewInput>) => termsSentence(given(input))
  expect(sentence({ terms: 'incomplete' })).toBe('onboarding.terms.text')
  expect(sentence({ terms: 'incomplete', isBusiness: true })).toBe('onboarding.terms.textBusiness')
  expect(sentence({ terms: 'pending', isBusiness: true, msa: 'incomplete' })).toBe('onboarding.terms.textBusiness')
  expect(sentence({ terms: 'pending', isBusiness: true, msa: 'declined' })).toBe('onboarding.terms.text.declined')
  expect(sentence({ terms: 'pending', isBusiness: true, msa: 'voided' })).toBe('onboarding.terms.text.voided')
  expect(sentence({ isBusiness: true, msa: 'complete' })).toBe('onboarding.terms.textBoth')
  expect(documentBadge('declined')).toEqual({ tone: 'destructive', label: 'onboarding.document.declined' })
})

test('the second card has different texts for individuals and businesses [ONB-04]', () => {
  expect(verificationSentence({ overall: 'pending', isBusiness: true })).toBe(
    'onboarding.verification.business.pending',
  )
  expect(verificationSentence({ overall: 'complete', isBusiness: false })).toBe(
    'onboarding.verification.individual.complete',
  )
})

test('only the next step is coloured', () => {
  expect([termsTile('incomplete'), termsTile('pending'), termsTile('complete')]).toEqual(['brand', 'brand', 'success'])
  expect(verificationTile(given({ terms: 'pending' }))).toBe('neutral')
  expect(verificationTile(given())).toBe('brand')
  expect(verificationTile(given({ overall: 'underReview' }))).toBe('neutral')
  expect(verificationTile(given({ overall: 'softRejected' }))).toBe('destructive')
})

test('a complete customer whose account is not activated may continue after more than one refetch [STATE-MAIN-08]', () => {
  const state = {
    tos: 'complete',
    msa: null,
    kyc: { sumsub: 'complete', levels: { 1: 'complete' } },
    hasCompletedOnboarding: false,
    operatingResidencyStatus: null,
    isProhibitedBusinessType: null,
    hasChosenCustomerType: true,
  } as const
  const customer = {
    rampOnly: false,
    hasLevel2Access: false,
    me: { type: 'individual', isProhibitedBusinessType: null },
    state,
  }
  expect(isActivationPending(customer)).toBe(true)
  expect(isActivationPending({ ...customer, state: { ...state, hasCompletedOnboarding: true } })).toBe(false)
  expect(isActivationPending({ ...customer, state: { ...state, tos: 'pending' } })).toBe(false)
  expect([1, 2, 3].map(isStuck)).toEqual([false, false, true])
})
