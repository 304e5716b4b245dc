import type { OnboardingState } from '../onboarding.ts'
import { countedLevels } from './overall-status.ts'

export const POLL_EVERY_MS = 1000
/** A person or a bank decides in minutes: nothing else would tell the widget that it did. */
export const POLL_REVIEWS_EVERY_MS = 10_000

export function onboardingPollMs({ kyc }: Pick<OnboardingState, 'kyc'>, hasLevel2Access: boolean): number | false {
  if (kyc.sumsub === 'pending') return POLL_EVERY_MS
  if (kyc.sumsub === 'underReview') return POLL_REVIEWS_EVERY_MS
  if (kyc.sumsub !== 'complete') return false
  const isMoving = countedLevels(kyc, hasLevel2Access).some(
    (status) => status === 'pending' || status === 'underReview',
  )
  return isMoving ? POLL_REVIEWS_EVERY_MS : false
}
