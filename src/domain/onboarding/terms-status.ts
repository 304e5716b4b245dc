import type { OnboardingState, TermsStatus } from './onboarding-state.ts'

/** The combined status of both documents. The master agreement counts once the server has one for the business. */
export function combinedTerms({ tos, msa }: Pick<OnboardingState, 'tos' | 'msa'>, isBusiness: boolean): TermsStatus {
  if (!isBusiness || msa === null) return tos
  if (tos === 'complete' && msa === 'complete') return 'complete'
  return tos === 'incomplete' && msa === 'incomplete' ? 'incomplete' : 'pending'
}
