import type { OnboardingState } from './onboarding-state.ts'
import { countedLevels } from './overall-status.ts'

const POLL_EVERY_MS = 1000
/** A reviewer or a bank decides within minutes, and only polling detects the decision. */
const POLL_DECISION_EVERY_MS = 10_000

/** The polling interval for each state of a submission; null for states that need no polling. */
export const SUBMISSION_POLL_MS = {
  none: null,
  sent: POLL_EVERY_MS,
  received: null,
  unconfirmed: POLL_DECISION_EVERY_MS,
} as const

export function onboardingPollMs({ kyc }: Pick<OnboardingState, 'kyc'>, hasLevel2Access: boolean): number | false {
  if (kyc.sumsub === 'pending') return POLL_EVERY_MS
  if (kyc.sumsub === 'underReview') return POLL_DECISION_EVERY_MS
  if (kyc.sumsub !== 'complete') return false
  const isMoving = countedLevels(kyc, hasLevel2Access).some(
    (status) => status === 'pending' || status === 'underReview',
  )
  return isMoving ? POLL_DECISION_EVERY_MS : false
}
