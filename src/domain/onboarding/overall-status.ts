import type { Verification, VerificationStatus } from './onboarding-state.ts'

const PRECEDENCE = ['complete', 'underReview', 'pending', 'incomplete', 'softRejected'] as const

/** Level 2 counts only where the application has access to it. */
export const countsLevel = (level: string, hasLevel2Access: boolean): boolean => level !== '2' || hasLevel2Access

export const countedLevels = ({ levels }: Verification, hasLevel2Access: boolean): readonly VerificationStatus[] =>
  Object.entries(levels).flatMap(([level, status]) => (countsLevel(level, hasLevel2Access) ? [status] : []))

/** Levels only count once the identity check itself is complete. */
export function overallStatus(verification: Verification, hasLevel2Access: boolean): VerificationStatus {
  const { sumsub } = verification
  if (sumsub !== 'complete') return sumsub
  const counted = countedLevels(verification, hasLevel2Access)
  if (counted.length === 0) return sumsub
  if (counted.every((status) => status === 'rejected')) return 'rejected'
  return PRECEDENCE.find((status) => counted.includes(status)) ?? sumsub
}
