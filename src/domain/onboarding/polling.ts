import type { OnboardingState } from './onboarding-state.ts'
import { countedLevels } from './overall-status.ts'

export const POLL_EVERY_MS = 1000
/** A bank decides in minutes: nothing else would tell the widget that a level is complete. */
export const POLL_LEVELS_EVERY_MS = 10_000

/** How often the server is asked for what the vendor's page says was sent; null for what needs no asking. */
export const SUBMISSION_POLL_MS = {
  none: null,
  sent: POLL_EVERY_MS,
  received: null,
  unconfirmed: POLL_LEVELS_EVERY_MS,
} as const

export function onboardingPollMs({ kyc }: Pick<OnboardingState, 'kyc'>, hasLevel2Access: boolean): number | false {
  if (kyc.sumsub === 'pending') return POLL_EVERY_MS
  if (kyc.sumsub !== 'complete') return false
  const isMoving = countedLevels(kyc, hasLevel2Access).some(
    (status) => status === 'pending' || status === 'underReview',
  )
  return isMoving ? POLL_LEVELS_EVERY_MS : false
}
