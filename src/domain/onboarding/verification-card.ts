import type { TermsStatus, Verification, VerificationProvider, VerificationStatus } from './onboarding-state.ts'
import type { Tone } from '../../lib/tone.ts'
import { reviewerOf, type Reviewer } from './reviewer.ts'

export interface VerificationCard {
  readonly badge: {
    readonly tone: Tone
    readonly label: `onboarding.verification.${
      | 'pending'
      | 'underReview'
      | 'complete'
      | 'actionRequired'
      | 'sandboxRejected'
      | 'rejected'}`
    readonly tooltip: Reviewer | null
  } | null
  readonly button: {
    readonly label: `onboarding.verification.${'start' | 'continue' | 'checkStatus' | 'retry'}`
    readonly to: '/onboarding/kyc'
    /** The reason why the button is disabled; null when it is enabled. */
    readonly blockedBy: 'onboarding.verification.termsFirst' | 'onboarding.verification.agreementFirst' | null
  } | null
  readonly hasWarning: boolean
}

export interface VerificationCardInput {
  readonly overall: VerificationStatus
  readonly kyc: Verification
  readonly hasLevel2Access: boolean
  /** The combined terms status, which includes a business's master agreement. */
  readonly terms: TermsStatus
  readonly isBusiness: boolean
  readonly isSandbox: boolean
  readonly providers: readonly VerificationProvider[]
}

type Badge = VerificationCard['badge']
type ButtonLabel = NonNullable<VerificationCard['button']>['label']
type Face = { readonly badge: Badge; readonly label: ButtonLabel | null }

const FACES: Readonly<Record<VerificationStatus, (input: VerificationCardInput) => Face>> = {
  incomplete: () => ({ badge: null, label: 'onboarding.verification.start' }),
  pending: ({ isBusiness }) => ({
    badge: { tone: 'warning', label: 'onboarding.verification.pending', tooltip: null },
    label: isBusiness ? 'onboarding.verification.continue' : null,
  }),
  underReview: (input) => ({
    badge: {
      tone: 'warning',
      label: 'onboarding.verification.underReview',
      tooltip: reviewerOf(input),
    },
    label: 'onboarding.verification.checkStatus',
  }),
  complete: () => ({
    badge: { tone: 'success', label: 'onboarding.verification.complete', tooltip: null },
    label: null,
  }),
  softRejected: ({ isSandbox }) =>
    isSandbox
      ? { badge: { tone: 'destructive', label: 'onboarding.verification.sandboxRejected', tooltip: null }, label: null }
      : {
          badge: { tone: 'destructive', label: 'onboarding.verification.actionRequired', tooltip: null },
          label: 'onboarding.verification.retry',
        },
  rejected: () => ({
    badge: { tone: 'destructive', label: 'onboarding.verification.rejected', tooltip: null },
    label: null,
  }),
}

export function verificationCard(input: VerificationCardInput): VerificationCard {
  const { overall, terms, isBusiness } = input
  const { badge, label } = FACES[overall](input)
  const reason = isBusiness ? 'onboarding.verification.agreementFirst' : 'onboarding.verification.termsFirst'
  const blockedBy = terms === 'complete' ? null : reason
  return {
    badge,
    button: label && { label, to: '/onboarding/kyc', blockedBy },
    hasWarning: overall === 'incomplete' && blockedBy === null,
  }
}
