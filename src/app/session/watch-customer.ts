import { journalOf } from '../../queries/operation-journal.ts'
import { settlePayouts } from '../../operations/intents/payout-intent.ts'
import type { Services } from '../../queries/services.ts'
import type { Router } from '../../router/router-store.ts'
import type { Announcer } from './announcer.ts'
import { announceReadings } from './announcements.ts'
import { redirectOnboarding } from './redirect-onboarding.ts'
import { announceStatuses } from './payout-statuses.ts'
import { keys } from '../../queries/keys.ts'

interface Parts {
  readonly services: Services
  readonly router: Router
  readonly announcer: Announcer
}

/** What follows a signed-in customer's readings. Returns its stop. */
export function watchCustomer({ services, router, announcer }: Parts): () => void {
  const { api, queryClient, preferences, emit } = services
  const { applicationId } = preferences.getState()
  void settleUnfinished(services)
  const stops = [
    announceReadings({ api, queryClient, applicationId, announcer }),
    announceStatuses(services, emit),
    redirectOnboarding({ api, queryClient, router, preferences }),
  ]
  return () => stops.forEach((stop) => stop())
}

/** Looks up what became of payouts whose call a reload or a closed tab cut off; what is found shows in the list. */
async function settleUnfinished(services: Services): Promise<void> {
  const { api, queryClient } = services
  // An outage leaves them open: the next sign-in or submit looks again.
  const found = await settlePayouts({ api, journal: journalOf(services) }).catch(() => [])
  if (found.length > 0) await queryClient.invalidateQueries({ queryKey: keys.payouts })
}
