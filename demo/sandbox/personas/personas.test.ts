import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSandbox, type TestSandbox } from '../testing.ts'
import { initialState, personas, readPersona, type PersonaName } from './personas.ts'

let box: TestSandbox
beforeAll(async () => {
  box = await createTestSandbox()
})
afterAll(() => box.close())

async function born(local: string) {
  const { token } = await box.signIn(`${local}@personas.example`)
  const [me, onboarding] = await Promise.all(
    ['me', 'onboarding/state'].map((path) => box.request('GET', path, { token })),
  )
  return { me: me!.data, onboarding: onboarding!.data }
}

test.each([
  ['existing@example.com', 'existing', []],
  ['existing+one+two@example.com', 'existing', ['one', 'two']],
  ['someone+biz+kyc-soft@example.com', null, ['biz', 'kyc-soft']],
  ['constructor@example.com', null, []],
])('%s is read as %s with %j', (email, persona, tags) => {
  expect(readPersona(email)).toEqual({ persona, tags })
})

const level = (name: string, status: string) => ({ name, status })
const L1 = level('kyc_level_1', 'approved')
const L2 = level('kyc_level_2', 'approved')
const sepa = level('sepa', 'approved')

// What the calls say of each persona.
const rows: [PersonaName, { me?: object; onboarding?: object }][] = [
  [
    'existing',
    {
      me: { type: 'individual', kycStatus: 'approved', verificationLevels: [L1, sepa] },
      onboarding: {
        tos: 'complete',
        msa: null,
        kyc: { sumsub: 'complete', kyc_level_1: 'complete', kyc_level_2: 'incomplete' },
        hasCompletedOnboarding: true,
        operatingResidencyStatus: 'approved',
      },
    },
  ],
  ['level2', { me: { verificationLevels: [L1, L2, sepa] }, onboarding: { kyc: { kyc_level_2: 'complete' } } }],
  [
    'business',
    {
      me: { type: 'BUSINESS', isProhibitedBusinessType: false, verificationLevels: [L1, L2, sepa] },
      onboarding: { tos: 'complete', msa: 'complete', hasCompletedOnboarding: true, isProhibitedBusinessType: 'false' },
    },
  ],
  [
    'newbiz',
    {
      me: { type: 'BUSINESS', isProhibitedBusinessType: null, operatingResidency: 'Approved' },
      onboarding: {
        tos: 'incomplete',
        msa: 'incomplete',
        kyc: { sumsub: 'incomplete' },
        isProhibitedBusinessType: 'incomplete',
        hasCompletedOnboarding: false,
      },
    },
  ],
  [
    'prohibited',
    { me: { type: 'BUSINESS', isProhibitedBusinessType: true }, onboarding: { isProhibitedBusinessType: 'true' } },
  ],
  ['tos-start', { onboarding: { tos: 'incomplete', msa: null } }],
  ['tos-pending', { onboarding: { tos: 'pending' } }],
  ['msa-declined', { me: { type: 'BUSINESS' }, onboarding: { tos: 'complete', msa: 'declined' } }],
  ['kyc-start', { onboarding: { tos: 'complete', kyc: { sumsub: 'incomplete' } } }],
  ['kyc-pending', { onboarding: { tos: 'complete', kyc: { sumsub: 'pending' } } }],
  ['kyc-review', { onboarding: { tos: 'complete', kyc: { sumsub: 'complete', kyc_level_1: 'underReview' } } }],
  ['kyc-soft', { onboarding: { tos: 'complete', kyc: { sumsub: 'softRejected' } } }],
  ['kyc-rejected', { me: { kycStatus: 'rejected' }, onboarding: { tos: 'complete', kyc: { sumsub: 'rejected' } } }],
  [
    'kyc-next',
    {
      onboarding: {
        tos: 'complete',
        kyc: { sumsub: 'complete', kyc_level_1: 'complete' },
        hasCompletedOnboarding: false,
      },
    },
  ],
  [
    'additional-review',
    {
      me: { kycStatus: 'additionalReviewRequired', verificationLevels: [L1, sepa] },
      onboarding: { hasCompletedOnboarding: true },
    },
  ],
  ['nosepa', { me: { verificationLevels: [L1, level('sepa', 'pending')] } }],
  [
    'eur-restricted',
    { me: { verificationLevels: [L1, sepa], capabilities: { eur: { reasonCodes: ['region_not_supported'] } } } },
  ],
  [
    'eur-l2',
    {
      me: { verificationLevels: [L2] },
      onboarding: {
        kyc: { sumsub: 'complete', kyc_level_1: 'incomplete', kyc_level_2: 'complete' },
        hasCompletedOnboarding: true,
      },
    },
  ],
  [
    'blocked',
    {
      me: { verificationLevels: [level('kyc_level_1', 'pending'), level('sepa', 'pending')] },
      onboarding: { hasCompletedOnboarding: true },
    },
  ],
  ['empty', { me: { verificationLevels: [L1, L2, sepa] } }],
  ['many', { me: { verificationLevels: [L1, L2, sepa] } }],
]

test.each(rows)('the persona %s has the state of its row', async (persona, expected) => {
  expect(await born(persona)).toMatchObject(expected)
})

test('every persona is in the table above, or cannot sign in', () => {
  const others = ['residency-rejected', 'login-error', 'login-429', 'resend-error']
  expect([...rows.map(([name]) => name), ...others].toSorted()).toEqual(Object.keys(personas).toSorted())
})

test('any other address is a new customer without a type or an agreement', async () => {
  const { me, onboarding } = await born('anybody')
  expect(me).toMatchObject({ type: null, kycStatus: 'incomplete', verificationLevels: [] })
  expect(onboarding).toEqual({
    tos: 'incomplete',
    msa: null,
    kyc: { sumsub: 'incomplete', kyc_level_1: 'incomplete', kyc_level_2: 'incomplete' },
    hasCompletedOnboarding: false,
    operatingResidencyStatus: 'approved',
    isProhibitedBusinessType: 'incomplete',
    hasChosenCustomerType: false,
  })
})

test('+biz makes a new customer a business', async () => {
  const { me, onboarding } = await born('anybody+biz')
  expect([me.type, onboarding.msa, onboarding.hasChosenCustomerType]).toEqual(['BUSINESS', 'incomplete', true])
})

test('+biz does not change a persona', () => {
  expect(initialState(readPersona('existing+biz@example.com'))).toEqual(personas.existing)
})
