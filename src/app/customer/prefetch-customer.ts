import type { Running } from '../runners/running.ts'
import { landingRouteOf } from '../../domain/onboarding/redirects.ts'
import { applicationQuery } from '../../queries/application.ts'
import { meQuery } from '../../queries/customer/me.ts'
import { onboardingQuery } from '../../queries/customer/onboarding.ts'

/** Asks for what decides where the customer goes, and for the code of where most go. */
export function prefetchCustomer({ services, screens }: Pick<Running, 'services' | 'screens'>): void {
  const { api, queryClient, applicationId, preferences } = services
  const { rampOnly } = preferences.getState()
  // The answers lead most customers on from the overview: they wait neither for its code, nor the code of their landing route for them.
  void queryClient.prefetchQuery(applicationQuery(api, applicationId))
  void queryClient.prefetchQuery(meQuery(api))
  void queryClient.prefetchQuery(onboardingQuery(api))
  screens(landingRouteOf(rampOnly).route)
    .load()
    .catch(() => undefined)
}
