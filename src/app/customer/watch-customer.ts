import type { StoreApi } from 'zustand/vanilla'
import { homeRouteOf } from '../../domain/onboarding/redirects.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { settlePayouts } from '../../operations/intents/payout-intent.ts'
import { bankAccountsQuery } from '../../queries/bank-accounts/bank-accounts.ts'
import { keepAsking } from '../../queries/customer/keep-asking.ts'
import { keys } from '../../queries/keys.ts'
import { lateSavesOf } from '../../queries/late-saves.ts'
import { keptFormsOf } from '../../stores/kept-form.ts'
import { watchGivenUp } from '../../queries/payouts/late/late-payouts.ts'
import { payoutsQuery } from '../../queries/payouts/payouts.ts'
import { sendingsOf } from '../../queries/payouts/sendings.ts'
import type { Services } from '../../queries/services.ts'
import { walletsQuery } from '../../queries/wallets/wallets.ts'
import type { RoutePath } from '../../router/route-table.ts'
import type { Router } from '../../router/router-store.ts'
import { multisigsOf } from '../../stores/multisigs.ts'
import { seenStatusesOf } from '../../stores/seen-statuses.ts'
import type { Translations } from '../language/i18n.ts'
import { announceCustomerStatuses } from './announcements.ts'
import type { Announcer } from './announcer.ts'
import { createLatePayoutToasts } from './late-payout-toasts.ts'
import { reloadStorage } from './reload-storage.ts'
import { emitPayoutStatuses } from './payout-statuses.ts'
import { redirectOnboarding } from './redirect-onboarding.ts'
import { rememberRestoredRoute } from './remember-restored-route.ts'

/**
 * Looks up payouts whose creation was interrupted by a reload or a closed tab, and transactions that were under way. Those that exist
 * then appear in the list.
 */
async function settleUnfinished(services: Services): Promise<void> {
  const { queryClient } = services
  const work = customerWork(services)
  // During an outage they stay open, and the next sign-in or submission looks them up again.
  const found = await settlePayouts(work).catch(() => [])
  if (!work.api.isOpen()) return
  await sendingsOf(services).resume()
  if (found.length > 0) await queryClient.invalidateQueries({ queryKey: keys.payouts })
}

/** The parts of an element that react to its customer. */
export interface Watching {
  readonly services: Services
  readonly router: Router
  readonly screens: (route: RoutePath) => { load(): Promise<unknown> }
  readonly shown: { readonly store: Pick<StoreApi<{ readonly route: RoutePath | null }>, 'getState' | 'subscribe'> }
  readonly announcer: Announcer
  readonly translations: Translations
}

/** Asks for the lists of the accounts together with the answers by which a restored session gets there. */
function prefetchAccounts({ api, queryClient }: Services): void {
  void queryClient.prefetchQuery(bankAccountsQuery(api))
  void queryClient.prefetchQuery(walletsQuery(api))
  void queryClient.prefetchQuery(payoutsQuery({ api }))
}

/** Starts the runners that react to a signed-in customer's data. Returns a function that stops them. */
export function watchCustomer({ services, router, screens, shown, announcer, translations }: Watching): () => void {
  const { api, queryClient, applicationId, preferences, toasts, emit, session } = services
  const stopAsking = keepAsking(services)
  // Most customers go there. A failed download is repeated when the screen is opened.
  screens(homeRouteOf(preferences.getState().rampOnly).route)
    .load()
    .catch(() => undefined)
  const { restoredRoute, keepRestoredRoute } = reloadStorage(services)
  // A reload most likely returns there.
  if (restoredRoute === '/my-accounts') prefetchAccounts(services)
  const kept = keptFormsOf(services)
  const seen = seenStatusesOf(services)
  const stopSending = sendingsOf(services).begin()
  void settleUnfinished(services)
  const stops = [
    stopAsking,
    stopSending,
    lateSavesOf(services).stopAll,
    announceCustomerStatuses({ api, queryClient, applicationId, announcer }),
    emitPayoutStatuses(services, { emit, onRead: seen.note }),
    watchGivenUp(services, createLatePayoutToasts(toasts, translations, api.ofSession().isOpen)),
    redirectOnboarding({ api, queryClient, router, preferences, toasts, reopen: kept.reopen }),
    // Kept forms go with the session; an element that was removed keeps both.
    () =>
      session.getState().session.status !== 'signedIn' &&
      [kept, seen, multisigsOf(services)].forEach((one) => one.clear()),
    rememberRestoredRoute({ shown: shown.store, preferences, keepRestoredRoute }),
  ]
  return () => stops.forEach((stop) => stop())
}
