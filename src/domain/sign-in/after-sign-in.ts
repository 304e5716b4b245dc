import type { Destination } from '../../lib/destination.ts'
import type { SignInResult } from './sign-in.ts'

type SignInRoute = '/sign-in/otp' | '/sign-in/operating-residency'

export function afterSignIn({ nextStep }: Pick<SignInResult, 'nextStep'>, email: string): Destination<SignInRoute> {
  return { route: nextStep === 'otp' ? '/sign-in/otp' : '/sign-in/operating-residency', params: { email } }
}
