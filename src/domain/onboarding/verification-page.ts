import { isIndividual, type Me } from '../me.ts'
import type { OnboardingState } from './onboarding-state.ts'

/** Then the page goes back, also when it was so on entry. */
export const isVerificationDone = ({ kyc }: Pick<OnboardingState, 'kyc'>): boolean => kyc.levels[1] === 'complete'

/** A business and the sandbox have more to do in the vendor's widget after a submit. */
export const hidesWidgetOnceSubmitted = (me: Pick<Me, 'type'>, isSandbox: boolean): boolean =>
  isIndividual(me) && !isSandbox

export const isCustomerTypeKnown = (
  { type }: Pick<Me, 'type'>,
  { hasChosenCustomerType }: Pick<OnboardingState, 'hasChosenCustomerType'>,
): boolean => type !== null || hasChosenCustomerType

/** It was chosen a moment ago or in another window, and what was read of the customer before does not say so. */
export const isTypeUnread = (me: Pick<Me, 'type'>, state: Pick<OnboardingState, 'hasChosenCustomerType'>): boolean =>
  me.type === null && isCustomerTypeKnown(me, state)
