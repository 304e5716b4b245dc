import { as, type Scene } from './scene.ts'

const DOCUMENTS_DONE = { tos: 'complete', msa: 'complete' }
const kyc = (sumsub: string, level1 = 'incomplete') => ({ sumsub, kyc_level_1: level1, kyc_level_2: 'incomplete' })
/** A persona with its own e-mail address, whose state is set in the sandbox first. */
const withState = (persona: string, name: string, path: string, rest: Partial<Scene>): Scene =>
  as(`${persona}+${name}`, name, path, rest)
const RAMP_ONLY = { attributes: { 'ramp-only': '' } }
const SANDBOX = { attributes: { environment: 'sandbox' } }

const overviews: readonly Scene[] = [
  as('tos-start', 'onboarding-start', '/onboarding'),
  as('tos-start', 'onboarding-ramp-only', '/onboarding', RAMP_ONLY),
  as('tos-pending', 'onboarding-pending', '/onboarding'),
  as('kyc-start', 'onboarding-verify', '/onboarding'),
  as('kyc-pending', 'onboarding-checking', '/onboarding'),
  as('kyc-review', 'onboarding-review-bank', '/onboarding'),
  withState('kyc-start', 'onboarding-review', '/onboarding', { state: { onboarding: { kyc: kyc('underReview') } } }),
  as('kyc-soft', 'onboarding-retry', '/onboarding'),
  as('kyc-soft', 'onboarding-sandbox', '/onboarding', SANDBOX),
  withState('kyc-start', 'onboarding-retry-bank', '/onboarding', {
    state: { onboarding: { kyc: { ...kyc('complete', 'softRejected'), kyc_level_2: 'softRejected' } } },
  }),
  as('kyc-next', 'onboarding-done', '/onboarding', { shows: 'activating your account' }),
  as('kyc-next', 'onboarding-next', '/onboarding', { shows: 'next' }),
  as('tos-start', 'onboarding-loading', '/onboarding', { holds: ['onboarding/state'], shows: 'Loading your account' }),
  as('tos-start', 'onboarding-error', '/onboarding', { fails: ['onboarding/state'], shows: 'Try again' }),
  as('kyc-rejected', 'rejected', '/onboarding'),
]

const businesses: readonly Scene[] = [
  as('newbiz', 'onboarding-business', '/onboarding'),
  withState('newbiz', 'onboarding-business-terms', '/onboarding', { state: { onboarding: { tos: 'complete' } } }),
  withState('newbiz', 'onboarding-business-verify', '/onboarding', { state: { onboarding: DOCUMENTS_DONE } }),
  withState('newbiz', 'onboarding-business-pending', '/onboarding', {
    state: { onboarding: { ...DOCUMENTS_DONE, kyc: kyc('pending') } },
  }),
  withState('newbiz', 'onboarding-business-retry', '/onboarding', {
    state: { onboarding: { ...DOCUMENTS_DONE, kyc: kyc('softRejected') } },
  }),
  as('msa-declined', 'onboarding-msa-declined', '/onboarding'),
  withState('msa-declined', 'onboarding-msa-voided', '/onboarding', { state: { onboarding: { msa: 'voided' } } }),
]

const frames: readonly Scene[] = [
  as('tos-start', 'terms', '/onboarding/tos'),
  withState('tos-start', 'terms-accepted', '/onboarding/tos', {
    state: { onboarding: { tos: 'incomplete' } },
    steps: [{ pressInFrame: 'Accept' }],
    shows: 'You accepted the terms',
  }),
  as('msa-declined', 'terms-declined', '/onboarding/tos', {
    steps: [{ pressInFrame: 'Decline' }],
    shows: 'The terms weren’t accepted',
  }),
  as('tos-start', 'terms-loading', '/onboarding/tos', { holds: ['/pages/tos'] }),
  as('tos-start', 'terms-error', '/onboarding/tos', { fails: ['tos/redirectUrl'], shows: 'Try again' }),
  as('kyc-start', 'verification', '/onboarding/kyc'),
  as('newbiz', 'verification-business', '/onboarding/kyc'),
  withState('kyc-start', 'verification-sent', '/onboarding/kyc', {
    state: { onboarding: { kyc: kyc('incomplete') } },
    // The server has not confirmed it yet.
    changes: [{ path: '/onboarding/state', replace: ['"sumsub":"pending"', '"sumsub":"incomplete"'] }],
    steps: [{ pressInFrame: 'Submit' }],
    shows: 'Documents sent',
  }),
  withState('kyc-start', 'verification-submitted', '/onboarding/kyc', {
    state: { onboarding: { kyc: kyc('incomplete') } },
    steps: [{ pressInFrame: 'Submit' }],
    shows: 'Documents received',
  }),
  withState('kyc-start', 'verification-level-changed', '/onboarding/kyc', {
    state: { me: { type: null } },
    steps: [{ pressInFrame: 'An individual' }],
    shows: 'Your verification was updated',
  }),
  as('kyc-soft', 'verification-loading', '/onboarding/kyc', { holds: ['/websdk/'] }),
  as('kyc-soft', 'verification-error', '/onboarding/kyc', { fails: ['sumsub-access-token'], shows: 'Try again' }),
]

export const onboardingScenes: readonly Scene[] = [...overviews, ...businesses, ...frames]
