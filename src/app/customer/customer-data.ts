import type { QueryClient } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { residencyOf } from '../../domain/me.ts'
import type { OnboardingCustomer } from '../../domain/onboarding/redirects.ts'
import { applicationQuery } from '../../queries/application.ts'
import { meQuery } from '../../queries/customer/me.ts'
import { onboardingQuery } from '../../queries/customer/onboarding.ts'
import type { PreferencesStore } from '../../stores/preferences.ts'

interface Parts {
  readonly api: ApiClient
  readonly queryClient: QueryClient
  readonly preferences: PreferencesStore
}

export type KnownCustomer = OnboardingCustomer & { readonly isApproved: boolean }

/** Reads the customer from the cache. `customer` is null until all of its data is there. */
export function customerData({ api, queryClient, preferences }: Parts) {
  const keys = [meQuery(api).queryKey, onboardingQuery(api).queryKey]

  function customer(): KnownCustomer | null {
    const { applicationId, rampOnly } = preferences.getState()
    const me = queryClient.getQueryData(meQuery(api).queryKey)
    const state = queryClient.getQueryData(onboardingQuery(api).queryKey)
    const application = queryClient.getQueryData(applicationQuery(api, applicationId).queryKey)
    if (!me || !state || !application) return null
    const hasLevel2Access = application.access.kycLevel2
    return { rampOnly, hasLevel2Access, me, state, isApproved: residencyOf(me) === 'approved' }
  }

  /** Both queries are up to date. Data from before a step was completed would redirect the customer back to it. */
  const areSettled = () =>
    keys.every((queryKey) => {
      const query = queryClient.getQueryCache().find({ queryKey })
      return query?.state.fetchStatus === 'idle' && !query.state.isInvalidated
    })

  return { customer, areSettled }
}
