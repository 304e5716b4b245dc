import type { Running } from '../runners/running.ts'
import { landingRouteOf } from '../../domain/onboarding/redirects.ts'
import { keepAsking } from '../../queries/customer/keep-asking.ts'
import { lateSavesOf } from '../../queries/late-saves.ts'
import { keptFormsOf } from '../../stores/kept-form.ts'
import { sendingsOf } from '../../queries/payouts/sendings.ts'
import { multisigsOf } from '../../stores/multisigs.ts'
import { prefetchRoute } from '../routes/prefetch.ts'
import { watchGivenUp } from '../../queries/payouts/late/late-payouts.ts'
import { announceCustomerStatuses } from './announcements.ts'
import { createLatePayoutToasts } from './late-payout-toasts.ts'
import { reloadStorage } from './reload-storage.ts'
import { emitPayoutStatuses } from './payout-statuses.ts'
import { redirectOnboarding } from './redirect-onboarding.ts'
import { rememberLandingRoute } from './remember-landing-route.ts'
import { settleUnfinished } from './settle-unfinished.ts'

/** Starts the runners that react to a signed-in customer's data. Returns a function that stops them. */
export function watchCustomer({ services, router, screens, shown, announcer, translations }: Running): () => void {
  const { api, queryClient, applicationId, preferences, toasts, emit, session } = services
  const stopAsking = keepAsking(services)
  // Most customers go there. A failed download is repeated when the screen is opened.
  screens(landingRouteOf(preferences.getState().rampOnly).route)
    .load()
    .catch(() => undefined)
  const { landingRoute, keepLandingRoute } = reloadStorage(services)
  prefetchRoute(landingRoute, services)
  const kept = keptFormsOf(services)
  const stopSending = sendingsOf(services).begin()
  void settleUnfinished(services)
  const stops = [
    stopAsking,
    stopSending,
    lateSavesOf(services).stopAll,
    announceCustomerStatuses({ api, queryClient, applicationId, announcer }),
    emitPayoutStatuses(services, emit),
    watchGivenUp(services, createLatePayoutToasts(toasts, translations)),
    redirectOnboarding({ api, queryClient, router, preferences, toasts, reopen: kept.reopen }),
    // Kept forms go with the session; an element that was removed keeps both.
    () =>
      session.getState().session.status !== 'signedIn' && [kept, multisigsOf(services)].forEach((one) => one.clear()),
    rememberLandingRoute({ shown: shown.store, preferences, keepLandingRoute }),
  ]
  return () => stops.forEach((stop) => stop())
}
