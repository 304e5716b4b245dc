import type { AccessCustomer } from '../../domain/access/access.ts'
import type { Application } from '../../domain/application.ts'
import { PAYOUTS_OUTAGE } from '../../domain/gates.ts'
import type { Me } from '../../domain/me.ts'
import { useApplication } from '../application.ts'
import { combineQueries, type Reading } from '../reading.ts'
import { usePreference } from '../services.ts'
import { useMe } from './me.ts'
import { useOnboarding } from './onboarding.ts'

/** The customer, the application's permissions, and what decides what the customer may do. */
export interface Customer extends AccessCustomer {
  readonly me: Me
  readonly access: Application['access']
}

/** The onboarding state is not waited for: what may be done is decided without it, and only says why not. */
export function useCustomerAccess(): Reading<Customer> {
  const rampOnly = usePreference('rampOnly')
  const { data: state = null } = useOnboarding()
  const query = combineQueries({ me: useMe(), application: useApplication() })
  const { data } = query
  return {
    ...query,
    data: data && { me: data.me, access: data.application.access, state, isPaused: PAYOUTS_OUTAGE, rampOnly },
  }
}
