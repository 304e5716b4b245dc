import { isIndividual, type Me } from '../me.ts'
import type { OnboardingState } from './onboarding-state.ts'

/** When true the page goes back, even right after it opens. */
export const isVerificationDone = ({ kyc }: Pick<OnboardingState, 'kyc'>): boolean => kyc.levels[1] === 'complete'

/** Businesses, and everybody in the sandbox, continue in the vendor's widget after a submission. */
export const hidesWidgetOnceSubmitted = (me: Pick<Me, 'type'>, isSandbox: boolean): boolean =>
  isIndividual(me) && !isSandbox

/** The customer type was chosen after `me` was read, perhaps in another window, so `me` has to be refetched. */
export const isTypeUnread = (
  { type }: Pick<Me, 'type'>,
  { hasChosenCustomerType }: Pick<OnboardingState, 'hasChosenCustomerType'>,
): boolean => type === null && hasChosenCustomerType
