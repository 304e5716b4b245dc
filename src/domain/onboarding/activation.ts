import { hasEverythingComplete, type OnboardingCustomer } from './redirects.ts'

/** Slower than the verification's polling, because the customer has nothing left to do. */
export const POLL_ACTIVATION_EVERY_MS = 3000

/** Every status is complete, but the server has not set `hasCompletedOnboarding` yet. */
export const isActivationPending = (customer: OnboardingCustomer): boolean =>
  !customer.state.hasCompletedOnboarding && hasEverythingComplete(customer)

/** After more than one refetch without activation the main button lets the customer continue. */
export const isStuck = (answers: number): boolean => answers > 2
