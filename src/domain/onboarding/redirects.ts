import type { Destination } from '../../lib/destination.ts'
import { isBusiness, type Me } from '../me.ts'
import type { OnboardingState } from './onboarding-state.ts'
import { needsBusinessCategory } from '../business-category/business-category.ts'
import { overallStatus } from './overall-status.ts'
import { combinedTerms } from './terms-status.ts'

export interface OnboardingCustomer {
  readonly rampOnly: boolean
  readonly hasLevel2Access: boolean
  readonly me: Pick<Me, 'type' | 'isProhibitedBusinessType'>
  readonly state: OnboardingState
}

/** Ramp-only customers who skipped a step by signing in with a code are sent back to it. */
export function stepBeforeOnboarding({
  rampOnly,
  me,
  state,
}: OnboardingCustomer): Destination<'/sign-in/operating-residency' | '/business-category'> | null {
  if (!rampOnly) return null
  const { operatingResidencyStatus } = state
  if (operatingResidencyStatus === 'incomplete' || operatingResidencyStatus === 'rejected') {
    return { route: '/sign-in/operating-residency', params: {} }
  }
  return needsBusinessCategory(me) ? { route: '/business-category', params: {} } : null
}

export const hasEverythingComplete = ({ me, state, hasLevel2Access }: OnboardingCustomer): boolean =>
  combinedTerms(state, isBusiness(me)) === 'complete' && overallStatus(state.kyc, hasLevel2Access) === 'complete'

export const homeRouteOf = (rampOnly: boolean): Destination<'/payouts/new' | '/my-accounts'> =>
  rampOnly ? { route: '/payouts/new', params: {} } : { route: '/my-accounts', params: { type: 'bank', hidden: [] } }

/** The destination after onboarding; null while a step is open. */
export const afterOnboarding = (customer: OnboardingCustomer): Destination<'/payouts/new' | '/my-accounts'> | null =>
  customer.state.hasCompletedOnboarding && hasEverythingComplete(customer) ? homeRouteOf(customer.rampOnly) : null
