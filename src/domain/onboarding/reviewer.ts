import type { VerificationProvider, VerificationStatus } from '../onboarding.ts'

export type Reviewer =
  | { readonly id: 'onboarding.review.provider'; readonly values: { readonly name: string } }
  | { readonly id: 'onboarding.review.namedPartner'; readonly values: { readonly name: string } }
  | { readonly id: 'onboarding.review.partner'; readonly values: Readonly<Record<string, never>> }

const PROVIDER = 'Sumsub'

/** Who is looking at the customer's details now: the identity check comes first, then the bank that opens the level. */
export function reviewerOf(sumsub: VerificationStatus, providers: readonly VerificationProvider[]): Reviewer {
  if (sumsub !== 'complete') {
    const provider = providers.find(({ kind }) => kind === 'verificationProvider')
    return { id: 'onboarding.review.provider', values: { name: provider?.displayName ?? PROVIDER } }
  }
  const partner = providers.find(({ kind, status }) => kind === 'bankingPartner' && status === 'underReview')
  return partner
    ? { id: 'onboarding.review.namedPartner', values: { name: partner.displayName } }
    : { id: 'onboarding.review.partner', values: {} }
}
