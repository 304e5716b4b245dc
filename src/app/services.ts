import type { Emit } from '../domain/ramp-events.ts'
import { keepDownload } from '../lib/timing/retry-download.ts'
import type { World } from '../lib/world.ts'
import { storageKeyOf } from '../stores/tab-storage.ts'
import { createAnnouncer } from './customer/announcer.ts'
import { createTranslations } from './language/i18n.ts'
import { createNavigation, goToStart } from './navigation/navigation.ts'
import { endCache } from './query-client.ts'
import { changedPreferences, settingsOf, type RampConfig } from './ramp-config.ts'
import type { Ramp } from './ramp.ts'
import { startRunners } from './start-runners.ts'
import { createElementSession } from './session/element-session.ts'
import { keptText, MERCHANT } from './session/token-storage.ts'
import { createScreenServices, createState, forgetCustomer } from './state.ts'

const hostCalls = keepDownload(() => import('./host-calls.ts'))

const merchantOf = ({ host }: RampConfig, { storage }: World, storageKey: string) =>
  host.brand?.nickname || keptText(storage.session, storageKey + MERCHANT) || ''

/** React hydrates with a store's initial state, but the markup was drawn from the present one. */
const beginFromPresent = (stores: readonly { getState: unknown }[]) =>
  stores.forEach((store) => Object.assign(store, { getInitialState: store.getState }))

/** Creates the API client, stores, query client, router and translations of one element. It uses only `world` and timers. */
export function createServices(initial: RampConfig, world: World, emitToHost: Emit): Ramp {
  let config = initial
  let settings = settingsOf(initial)
  const { applicationId } = initial
  const storageKey = storageKeyOf(initial.apiUrl, applicationId)
  const state = createState(initial)
  const { preferences, session, queryClient } = state
  const translations = createTranslations(() => config.words)
  const { router, screens, shown } = createNavigation({ session, translations, queryClient, applicationId })
  beginFromPresent([preferences, session, shown.store])
  const announcer = createAnnouncer(emitToHost, session)

  const applyLanguage = () => void translations.use(preferences.getState().language)
  const forget = () => {
    api.abort()
    forgetCustomer(state)
  }
  // A login that waits for its code is not a session yet, so the sign-out of the session would keep it.
  const dropLogin = () => session.dispatch({ type: 'signedOut' })
  const leave = () => [forget, () => goToStart(router)].forEach((step) => step())
  const parts = { applicationId, storageKey, world, emit: announcer.emit }
  const opening = { ...parts, state, translations, config: () => config, leave }
  const { runner, api, exchanges, refused } = createElementSession(opening)
  const { signIn, signOut } = runner
  const merchant = () => merchantOf(config, world, storageKey)
  const services = createScreenServices({ ...state, ...parts, api, signIn, signOut, merchant }, () => settings)

  const stop = startRunners({ services, router, screens, shown, announcer, translations, refused })
  exchanges.start(runner.start(initial.authToken))
  applyLanguage()

  return {
    services,
    router,
    translations,
    screens,
    shown: shown.store,
    arrival: shown.arrival,
    configure(next) {
      preferences.setState(changedPreferences(next, config, preferences.getState()))
      config = next
      settings = settingsOf(next)
      applyLanguage()
      if (next.authToken) exchanges.start(signIn(next.authToken))
    },
    open: async (path) => (await hostCalls()).openPath(path, { exchanges, router, shown }),
    signOut,
    prefill: async (values) => (await hostCalls()).prefill(values, preferences),
    reset: () => [runner.drop, dropLogin, forget, router.reset].forEach((step) => step()),
    close: () => [stop, runner.close, api.abort, api.close, () => endCache(queryClient)].forEach((step) => step()),
  }
}
