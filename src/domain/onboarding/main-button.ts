import type { TermsStatus, VerificationStatus } from './onboarding-state.ts'

export interface MainButton {
  readonly label: `onboarding.main.${'getStarted' | 'continue' | 'retry' | 'next'}`
  readonly to: '/onboarding/tos' | '/onboarding/kyc' | '/my-accounts'
  readonly navigation: 'push' | 'replace'
}

const toTerms = (label: MainButton['label']): MainButton => ({ label, to: '/onboarding/tos', navigation: 'push' })
const toVerification = (label: MainButton['label']): MainButton => ({
  label,
  to: '/onboarding/kyc',
  navigation: 'push',
})
const next: MainButton = { label: 'onboarding.main.next', to: '/my-accounts', navigation: 'replace' }

interface Progress {
  readonly terms: TermsStatus
  readonly overall: VerificationStatus
  /** Every status is complete, but several answers of the server in a row lack `hasCompletedOnboarding`. */
  readonly isStuck: boolean
}

const BY_VERIFICATION: Readonly<Record<VerificationStatus, (progress: Progress) => MainButton | null>> = {
  incomplete: () => null,
  underReview: () => null,
  pending: () => toVerification('onboarding.main.continue'),
  softRejected: () => toVerification('onboarding.main.retry'),
  complete: ({ isStuck }) => (isStuck ? next : null),
  // The rejected screen replaces the overview.
  rejected: () => null,
}

export function mainButton(progress: Progress): MainButton | null {
  if (progress.overall === 'rejected') return null
  if (progress.terms === 'incomplete') return toTerms('onboarding.main.getStarted')
  if (progress.terms === 'pending') return toTerms('onboarding.main.continue')
  return BY_VERIFICATION[progress.overall](progress)
}
