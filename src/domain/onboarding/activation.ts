import { hasEverythingComplete, type OnboardingCustomer } from './redirects.ts'

/** Slower than the verification's pace: nothing is left to do, and nobody waits for a single second. */
export const POLL_ACTIVATION_EVERY_MS = 3000

/** Everything is complete, and the server has not said so yet. */
export const isActivationPending = (customer: OnboardingCustomer): boolean =>
  !customer.state.hasCompletedOnboarding && hasEverythingComplete(customer)

/** More than one answer after the first says the same: the customer is let on by hand. */
export const isStuck = (answers: number): boolean => answers > 2
