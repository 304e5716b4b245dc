import type { Emit } from '../domain/ramp-events.ts'
import { createServerClock } from '../lib/server-clock.ts'
import type { World } from '../lib/world.ts'
import type { Services } from '../queries/services.ts'
import { splitPath } from '../router/path.ts'
import { createRouter, START_PATH, type Router } from '../router/router-store.ts'
import { presentEntry } from '../router/stack.ts'
import { createPreferencesStore } from '../stores/preferences.ts'
import { createSessionStore } from '../stores/session.ts'
import { sessionPlace, WAITING_CODE } from '../stores/tab-storage.ts'
import { createToastStore } from '../stores/toasts.ts'
import { createAnnouncer } from './customer/announcer.ts'
import { createTranslations } from './language/i18n.ts'
import { emitNavigation } from './navigation/emit-navigation.ts'
import { logNavigation } from './navigation/log-navigation.ts'
import { runGuard } from './navigation/run-guard.ts'
import { isRoute } from './routes/route-table.ts'
import { createScreens } from './navigation/screens.ts'
import { createShownScreen } from './navigation/shown-screen.ts'
import { prefillOf } from './prefill.ts'
import { createQueryClient, dropCache, endCache } from './query-client.ts'
import { changedPreferences, preferencesOf, settingsOf, type RampConfig } from './ramp-config.ts'
import type { Ramp } from './ramp.ts'
import type { Running } from './running.ts'
import type { apiContextOf } from './session/api-context.ts'
import { createExchanges } from './session/exchanges.ts'
import type { identify } from './session/identify.ts'
import { createLazyClient } from './session/lazy-client.ts'
import { createSessionToasts } from './session/session-toasts.ts'
import { createSessionRunner } from './session/session.ts'
import { keptText, MERCHANT } from './session/token-storage.ts'
import { whileSignedIn } from './session/while-signed-in.ts'

const contextOf = async (...parts: Parameters<typeof apiContextOf>) =>
  (await import('./session/api-context.ts')).apiContextOf(...parts)

const identifyLazily: typeof identify = async (...parts) => (await import('./session/identify.ts')).identify(...parts)

const merchantOf = ({ host }: RampConfig, { storage }: World, place: string) =>
  host.brand?.nickname || keptText(storage.session, place + MERCHANT) || ''

/** Caches the parts of one element by their factory. */
function createOwner() {
  const made = new Map<unknown, unknown>()
  return <T>(services: Services, make: (services: Services) => T): T => {
    if (!made.has(make)) made.set(make, make(services))
    return made.get(make) as T
  }
}

interface Opening extends Pick<Running, 'router' | 'shown'> {
  readonly exchanges: ReturnType<typeof createExchanges>
}

/** The message of a refusal has no query, in which personal data may be. */
async function openPath(path: string, { exchanges, router, shown }: Opening): Promise<void> {
  const { pathname } = splitPath(path)
  if (!isRoute(pathname)) throw new RangeError(`sphere-ramp has no path ${pathname}`)
  await exchanges.after(() => (router.open(path), shown.arrival()))
}

/** Starts the runners of an element. Returns a function that stops them. */
function startRunners(running: Running): () => void {
  const { services, router, shown, announcer } = running
  const watch = async () => (await import('./customer/watch-customer.ts')).watchCustomer(running)
  // Only a tab that was reloaded while it waited for a code downloads what opens its screen again.
  const reopen = async () =>
    services.world.storage.session.getItem(running.place + WAITING_CODE) &&
    (await import('./navigation/resume.ts')).resume(running)
  reopen().catch(() => undefined)
  const stops = [
    runGuard(router, services.session),
    emitNavigation(router, services.emit),
    logNavigation(router, () => services.preferences.getState().debug),
    whileSignedIn(services.session, watch),
    announcer.stop,
    shown.stop,
  ]
  return () => stops.forEach((stop) => stop())
}

/** The guard may have redirected to the start already, which must not be reset twice. */
function toStart(router: Router): void {
  if (presentEntry(router.store.getState()).path !== START_PATH) router.reset()
}

/** What React adopts was drawn from the state before its first rendering, not from the one that a store was made with. */
const beginFromPresent = (stores: readonly { getState: unknown }[]) =>
  stores.forEach((store) => Object.assign(store, { getInitialState: store.getState }))

/** The state of one element. */
const createState = (initial: RampConfig) => ({
  preferences: createPreferencesStore(preferencesOf(initial)),
  session: createSessionStore(),
  toasts: createToastStore(),
  queryClient: createQueryClient(),
  drafts: new Map<string, unknown>(),
  clock: createServerClock(),
})

/** Creates the API client, stores, query client, router and translations of one element. It uses only `world` and timers. */
export function createServices(initial: RampConfig, world: World, emitToHost: Emit): Ramp {
  let config = initial
  let settings = settingsOf(initial)
  const { applicationId } = initial
  const place = sessionPlace(initial.apiUrl, applicationId)
  const state = createState(initial)
  const { preferences, session, toasts, queryClient, drafts, clock } = state
  const owned = createOwner()
  const router = createRouter()
  const translations = createTranslations()
  const screens = createScreens({ translations, queryClient, applicationId })
  const shown = createShownScreen({ router, session, screens })
  beginFromPresent([preferences, session, shown.store])
  const announcer = createAnnouncer(emitToHost, session)

  const sessionToasts = createSessionToasts({ toasts, translations, emit: announcer.emit })
  const exchanges = createExchanges(sessionToasts.refused)
  const applyLanguage = () => void translations.use(preferences.getState().language)
  const forget = () => {
    api.abort()
    dropCache(queryClient)
    drafts.clear()
    preferences.setState({ isSidebarOpen: false })
  }
  // A login that waits for its code is not a session yet, so the sign-out of the session would keep it.
  const dropLogin = () => session.dispatch({ type: 'signedOut' })
  const leave = () => [forget, () => toStart(router)].forEach((step) => step())
  const runner = createSessionRunner({
    place,
    world,
    session,
    emit: announcer.emit,
    api: () => api,
    identify: (tokens) => void identifyLazily(tokens, config.host, announcer.emit),
    forget: leave,
    explainExpiry: sessionToasts.expired,
  })
  const api = createLazyClient(() => contextOf({ config: () => config, world, clock, preferences, session, runner }))
  const { signIn, signOut } = runner
  const parts = { ...state, world, api, signIn, signOut, merchant: () => merchantOf(config, world, place) }
  const services: Services = {
    ...parts,
    get settings() {
      return settings
    },
    own: (make) => owned(services, make),
    emit: announcer.emit,
  }

  const stop = startRunners({ services, router, screens, shown, announcer, place })
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
    open: (path) => openPath(path, { exchanges, router, shown }),
    signOut: () => exchanges.after(signOut),
    prefill: (values) => preferences.setState(prefillOf(values, preferences.getState())),
    reset: () => [runner.drop, dropLogin, forget, router.reset].forEach((step) => step()),
    close: () => [stop, runner.close, api.abort, api.close, () => endCache(queryClient)].forEach((step) => step()),
  }
}
