import type { Destination } from '../../lib/destination.ts'
import { residencyOf, type Me } from '../me.ts'
import type { SignInResult } from '../sign-in/sign-in.ts'
import { needsBusinessCategory } from '../business-category/business-category.ts'

type AfterResidencyRoute = '/business-category' | '/onboarding' | '/sign-in/otp'

interface SignInContext {
  readonly rampOnly: boolean
  /** The user whom a dashboard signed in already; null in an ordinary sign-in. */
  readonly me: Pick<Me, 'type' | 'isProhibitedBusinessType' | 'operatingResidency'> | null
  readonly email: string | null
}

type Leave = { readonly action: 'leave'; readonly to: Destination<AfterResidencyRoute | '/sign-in'> }

export interface ShowResidency {
  readonly action: 'show'
  readonly isRejected: boolean
  readonly countryCode: string | null
  readonly stateCode: string | null
}

export type ResidencyEntry = { readonly action: 'signInAgain'; readonly email: string } | ShowResidency | Leave

const show = (isRejected: boolean): ShowResidency => ({
  action: 'show',
  isRejected,
  countryCode: null,
  stateCode: null,
})

export function afterResidency({ rampOnly, me, email }: SignInContext): Destination<AfterResidencyRoute> {
  if (!rampOnly || !me) return { route: '/sign-in/otp', params: email ? { email } : {} }
  return { route: needsBusinessCategory(me) ? '/business-category' : '/onboarding', params: {} }
}

/** Ramp-only without a user behaves like the normal mode, because screens that need a user would redirect back here. */
export function enterResidency(context: SignInContext): ResidencyEntry {
  const { rampOnly, me, email } = context
  if (rampOnly && me) {
    const residency = residencyOf(me)
    return residency === 'approved' ? { action: 'leave', to: afterResidency(context) } : show(residency === 'rejected')
  }
  return email ? { action: 'signInAgain', email } : { action: 'leave', to: { route: '/sign-in', params: {} } }
}

export function afterSignInAgain(
  { nextStep, countryCode, stateCode }: SignInResult,
  email: string,
): ShowResidency | Leave {
  if (nextStep === 'otp') return { action: 'leave', to: { route: '/sign-in/otp', params: { email } } }
  if (nextStep === 'sign-in') return { action: 'show', isRejected: true, countryCode, stateCode }
  return show(false)
}
