import type { OnboardingState, TermsStatus } from './onboarding-state.ts'

/** The combined status of both documents. A business without a master agreement has not accepted it. */
export function combinedTerms({ tos, msa }: Pick<OnboardingState, 'tos' | 'msa'>, isBusiness: boolean): TermsStatus {
  if (!isBusiness) return tos
  if (tos === 'complete' && msa === 'complete') return 'complete'
  return tos === 'incomplete' && (msa ?? 'incomplete') === 'incomplete' ? 'incomplete' : 'pending'
}
