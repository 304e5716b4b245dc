import type { Verification, VerificationProvider } from './onboarding-state.ts'
import { countsLevel } from './overall-status.ts'

export type Reviewer =
  | { readonly id: 'onboarding.review.provider'; readonly values: { readonly name: string } }
  | { readonly id: 'onboarding.review.namedPartner'; readonly values: { readonly name: string } }
  | { readonly id: 'onboarding.review.partner'; readonly values: Readonly<Record<string, never>> }

const PROVIDER = 'Sumsub'

interface Review {
  readonly kyc: Verification
  readonly hasLevel2Access: boolean
  /** The reviewers whose names are known. Their statuses come from the customer's onboarding state, which is polled. */
  readonly providers: readonly VerificationProvider[]
}

function isReviewing(name: string, { kyc, hasLevel2Access }: Review): boolean {
  const level = /^kyc_level_(\d+)$/.exec(name)?.[1]
  return level !== undefined && countsLevel(level, hasLevel2Access) && kyc.levels[Number(level)] === 'underReview'
}

/** The current reviewer: first the identity provider, then the bank of the level. */
export function reviewerOf(review: Review): Reviewer {
  const { kyc, providers } = review
  if (kyc.sumsub !== 'complete') {
    const provider = providers.find(({ kind }) => kind === 'verificationProvider')
    return { id: 'onboarding.review.provider', values: { name: provider?.displayName ?? PROVIDER } }
  }
  const partner = providers.find(({ kind, name }) => kind === 'bankingPartner' && isReviewing(name, review))
  return partner
    ? { id: 'onboarding.review.namedPartner', values: { name: partner.displayName } }
    : { id: 'onboarding.review.partner', values: {} }
}
