import { expect, test } from 'vitest'
import {
  TERMS_STATUSES,
  VERIFICATION_STATUSES,
  type Verification,
  type VerificationStatus,
} from './onboarding-state.ts'
import { reviewerOf } from './reviewer.ts'
import { termsCard } from './terms-card.ts'
import { verificationCard, type VerificationCardInput } from './verification-card.ts'

test.each([
  ['incomplete', null, 'start'],
  ['pending', { tone: 'warning', label: 'onboarding.terms.pending' }, 'continue'],
  ['complete', { tone: 'success', label: 'onboarding.terms.complete' }, null],
] as const)(
  'the terms %s have the badge %j and the button %s [STATE-TERM-01, STATE-TERM-02, STATE-TERM-03]',
  (terms, badge, label) => {
    const button = label && { label: `onboarding.terms.${label}`, to: '/onboarding/tos' }
    expect(termsCard(terms)).toEqual({ badge, button })
  },
)

const given = (input: Partial<VerificationCardInput>): VerificationCardInput => ({
  overall: 'incomplete',
  kyc: { sumsub: 'incomplete', levels: {} },
  hasLevel2Access: true,
  terms: 'complete',
  isBusiness: false,
  isSandbox: false,
  providers: [],
  ...input,
})
const verificationOf = (sumsub: VerificationStatus, levels: Verification['levels'] = {}): Verification => ({
  sumsub,
  levels,
})
const button = (label: string, blockedBy: string | null = null) => ({
  label: `onboarding.verification.${label}`,
  to: '/onboarding/kyc',
  blockedBy,
})
const badge = (tone: string, label: string) => ({ tone, label: `onboarding.verification.${label}`, tooltip: null })

test('an incomplete verification offers Start [STATE-VER-01]', () => {
  expect(verificationCard(given({}))).toMatchObject({ badge: null, button: button('start') })
})

test('a pending verification shows a badge, and Continue for businesses only [STATE-VER-02, STATE-VER-03, PERM-03]', () => {
  const pending = badge('warning', 'pending')
  const overall = 'pending'
  expect(verificationCard(given({ overall }))).toMatchObject({ badge: pending, button: null })
  expect(verificationCard(given({ overall, isBusiness: true }))).toMatchObject({
    badge: pending,
    button: button('continue'),
  })
})

test('a verification under review shows a badge with the reviewer’s name, and Check status [STATE-VER-04, STATE-VER-05]', () => {
  const card = verificationCard(given({ overall: 'underReview', kyc: verificationOf('underReview') }))
  expect(card.badge).toEqual({
    tone: 'warning',
    label: 'onboarding.verification.underReview',
    tooltip: { id: 'onboarding.review.provider', values: { name: 'Sumsub' } },
  })
  expect(card.button).toEqual(button('checkStatus'))
})

test('a complete verification shows the badge of the overall status [STATE-VER-06]', () => {
  const kyc = verificationOf('complete')
  expect(verificationCard(given({ overall: 'complete', kyc }))).toMatchObject({
    badge: badge('success', 'complete'),
    button: null,
  })
  expect(verificationCard(given({ overall: 'underReview', kyc })).badge?.label).toBe(
    'onboarding.verification.underReview',
  )
  expect(verificationCard(given({ overall: 'softRejected', kyc })).button).toEqual(button('retry'))
})

test('softRejected shows a destructive badge and Retry; in the sandbox, Rejected without a button [STATE-VER-07, STATE-VER-08]', () => {
  const overall = 'softRejected'
  expect(verificationCard(given({ overall }))).toMatchObject({
    badge: badge('destructive', 'actionRequired'),
    button: button('retry'),
  })
  expect(verificationCard(given({ overall, isSandbox: true }))).toMatchObject({
    badge: badge('destructive', 'sandboxRejected'),
    button: null,
  })
})

test('a rejected verification offers no action [STATE-VER-12]', () => {
  expect(verificationCard(given({ overall: 'rejected' }))).toMatchObject({
    badge: badge('destructive', 'rejected'),
    button: null,
  })
})

test.each([
  [false, 'onboarding.verification.termsFirst'],
  [true, 'onboarding.verification.agreementFirst'],
])(
  'the button of a business (%s) is disabled until the terms are complete, for %s [STATE-VER-09, STATE-VER-10]',
  (isBusiness, reason) => {
    for (const terms of TERMS_STATUSES) {
      const blockedBy = terms === 'complete' ? null : reason
      expect(verificationCard(given({ terms, isBusiness })).button).toEqual(button('start', blockedBy))
    }
  },
)

test('the warning shows when verification is incomplete and not blocked [STATE-VER-11]', () => {
  for (const overall of VERIFICATION_STATUSES)
    for (const terms of TERMS_STATUSES) {
      const { hasWarning } = verificationCard(given({ overall, terms }))
      expect(hasWarning).toBe(overall === 'incomplete' && terms === 'complete')
    }
})

const provider = (name: string, displayName: string, kind: string) => ({
  name,
  displayName,
  kind,
  // The provider's status at the time its name was read.
  status: 'incomplete' as const,
})

test('the tooltip names the provider, then the bank that reviews [STATE-VER-04]', () => {
  const sumsub = provider('sumsub', 'Sumsub Ltd', 'verificationProvider')
  const mesta = provider('kyc_level_2', 'Mesta', 'bankingPartner')
  const bridge = provider('kyc_level_1', 'Bridge', 'bankingPartner')
  const providers = [sumsub, mesta, bridge]
  const reviewer = (kyc: Verification, hasLevel2Access = true) => reviewerOf({ kyc, hasLevel2Access, providers })
  const named = (name: string) => ({ id: 'onboarding.review.namedPartner', values: { name } })
  const both = verificationOf('complete', { 1: 'underReview', 2: 'underReview' })

  expect(reviewer(verificationOf('pending', both.levels)).values).toEqual({ name: 'Sumsub Ltd' })
  expect(reviewer(verificationOf('complete', { 1: 'underReview', 2: 'incomplete' }))).toEqual(named('Bridge'))
  expect(reviewer(verificationOf('complete', { 1: 'rejected', 2: 'underReview' }))).toEqual(named('Mesta'))
  expect(reviewer(both, false)).toEqual(named('Bridge'))
})

test('without a name the tooltip says our provider Sumsub, then our banking partner [STATE-VER-04]', () => {
  const reviewer = (kyc: Verification) => reviewerOf({ kyc, hasLevel2Access: true, providers: [] })
  expect(reviewer(verificationOf('underReview'))).toEqual({
    id: 'onboarding.review.provider',
    values: { name: 'Sumsub' },
  })
  expect(reviewer(verificationOf('complete', { 1: 'underReview' }))).toEqual({
    id: 'onboarding.review.partner',
    values: {},
  })
})
