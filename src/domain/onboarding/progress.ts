import type { TermsStatus, Verification } from './onboarding-state.ts'

const SEGMENT = 100

interface Steps {
  readonly terms: TermsStatus
  readonly kyc: Verification
  readonly hasCompletedOnboarding: boolean
}

/** The progress out of 300. The two verification statuses share the second hundred, even when level 2 is required. */
export function onboardingProgress({ terms, kyc, hasCompletedOnboarding }: Steps): number {
  const verifications = [kyc.sumsub, kyc.levels[1]]
  const verified = verifications.filter((status) => status === 'complete').length
  return (
    (terms === 'complete' ? SEGMENT : 0) +
    (SEGMENT / verifications.length) * verified +
    (hasCompletedOnboarding ? SEGMENT : 0)
  )
}

export function progressSegments(progress: number): readonly [number, number, number] {
  const from = (start: number) => Math.min(Math.max(progress - start, 0), SEGMENT)
  return [from(0), from(SEGMENT), from(2 * SEGMENT)]
}
