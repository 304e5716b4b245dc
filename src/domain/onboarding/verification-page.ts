import { isBusiness, isIndividual, type Me } from '../me.ts'
import type { OnboardingState } from '../onboarding.ts'

/** Then the page goes back, also when it was so on entry. */
export const isVerificationDone = ({ kyc }: Pick<OnboardingState, 'kyc'>): boolean => kyc.levels[1] === 'complete'

/** A business and the sandbox have more to do in the vendor's widget after a submit. */
export const hidesWidgetOnceSubmitted = (me: Pick<Me, 'type'>, isSandbox: boolean): boolean =>
  isIndividual(me) && !isSandbox

export const isCustomerTypeKnown = (
  { type }: Pick<Me, 'type'>,
  { hasChosenCustomerType }: Pick<OnboardingState, 'hasChosenCustomerType'>,
): boolean => type !== null || hasChosenCustomerType

/** The document for businesses is part of the first card. */
export const listsMasterAgreement = (me: Pick<Me, 'type'>): boolean => isBusiness(me)
