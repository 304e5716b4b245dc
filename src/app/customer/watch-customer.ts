import { merchantName } from '../../domain/application.ts'
import { journalOf } from '../../queries/operation-journal.ts'
import { settlePayouts } from '../../operations/intents/payout-intent.ts'
import { homeOf } from '../../domain/onboarding/redirects.ts'
import type { Services } from '../../queries/services.ts'
import type { Router } from '../../router/router-store.ts'
import type { Screens } from '../navigation/screens.ts'
import type { createShownScreen } from '../navigation/shown-screen.ts'
import type { Announcer } from './announcer.ts'
import { announceCustomerStatuses } from './announcements.ts'
import { attempt, sessionPlace } from '../../stores/tab-storage.ts'
import { HOME, keptText, MERCHANT } from '../session/token-storage.ts'
import { prefetchHome } from './prefetch-home.ts'
import { rememberHome } from './remember-home.ts'
import { redirectOnboarding } from './redirect-onboarding.ts'
import { emitPayoutStatuses } from './payout-statuses.ts'
import { lateSavesOf } from '../../queries/accounts/late-saves.ts'
import { applicationQuery } from '../../queries/application.ts'
import { meQuery } from '../../queries/customer/me.ts'
import { onboardingQuery } from '../../queries/customer/onboarding.ts'
import { keys } from '../../queries/keys.ts'
import { keptFormsOf } from '../../queries/payouts/kept-form.ts'
import { sendingsOf } from '../../queries/payouts/sendings.ts'
import { multisigsOf } from '../../queries/wallets/multisigs.ts'

interface Parts {
  readonly services: Services
  readonly router: Router
  readonly screens: Screens
  readonly shown: ReturnType<typeof createShownScreen>
  readonly announcer: Announcer
}

/** Starts the runners that react to a signed-in customer's data. Returns a function that stops them. */
export function watchCustomer({ services, router, screens, shown, announcer }: Parts): () => void {
  const { api, queryClient, preferences, toasts, emit, session, world, settings } = services
  const { applicationId, rampOnly } = preferences.getState()
  // The answers lead most customers on from the overview: they wait neither for its code, nor their home's code for them.
  void queryClient.prefetchQuery(applicationQuery(api, applicationId))
  void queryClient.prefetchQuery(meQuery(api))
  void queryClient.prefetchQuery(onboardingQuery(api))
  screens(homeOf(rampOnly).route)
    .load()
    .catch(() => undefined)
  const place = sessionPlace(settings.apiUrl, applicationId)
  const tab = world.storage.session
  const keep = (suffix: string) => (text: string) => void attempt(() => tab.setItem(place + suffix, text))
  prefetchHome(services, keptText(tab, place + HOME))
  // Fails where it is shown.
  void queryClient
    .ensureQueryData(applicationQuery(api, applicationId))
    .then((application) => merchantName(application, settings.brand.nickname))
    .then(keep(MERCHANT))
    .catch(() => undefined)
  const kept = keptFormsOf(services)
  const stopSending = sendingsOf(services).begin()
  void settleUnfinished(services)
  const stops = [
    stopSending,
    lateSavesOf(services).stopAll,
    announceCustomerStatuses({ api, queryClient, applicationId, announcer }),
    emitPayoutStatuses(services, emit),
    redirectOnboarding({ api, queryClient, router, preferences, toasts, reopen: kept.reopen }),
    // What was kept goes with the session; an element that is taken away keeps both.
    () =>
      session.getState().session.status !== 'signedIn' && [kept, multisigsOf(services)].forEach((one) => one.clear()),
    rememberHome({ shown: shown.store, preferences, keepHome: keep(HOME) }),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Looks up payouts whose creation was interrupted by a reload or a closed tab, and transactions that were under way. Those that exist
 * then appear in the list.
 */
async function settleUnfinished(services: Services): Promise<void> {
  const { api, queryClient } = services
  // During an outage they stay open, and the next sign-in or submission looks them up again.
  const found = await settlePayouts({ api, journal: journalOf(services) }).catch(() => [])
  await sendingsOf(services).resume()
  if (found.length > 0) await queryClient.invalidateQueries({ queryKey: keys.payouts })
}
