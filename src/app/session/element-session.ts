import type { Emit } from '../../domain/ramp-events.ts'
import type { createTranslations } from '../language/i18n.ts'
import type { RampConfig } from '../ramp-config.ts'
import type { State } from '../state.ts'
import { keepDownload } from '../../lib/timing/retry-download.ts'
import type { World } from '../../lib/world.ts'
import type { apiContextOf } from './api-context.ts'
import { createExchanges } from './exchanges.ts'
import type { identify } from './identify.ts'
import { createLazyClient } from './lazy-client.ts'
import { createSessionToasts } from './session-toasts.ts'
import { createSessionRunner } from './session.ts'

const contextOf = async (...parts: Parameters<typeof apiContextOf>) =>
  (await import('./api-context.ts')).apiContextOf(...parts)

const loadIdentify = keepDownload(() => import('./identify.ts'))

/** A customer whose analytics cannot be downloaded is signed in without them. */
const identifyLazily: typeof identify = (...parts) =>
  loadIdentify().then(
    (loaded) => loaded.identify(...parts),
    () => {},
  )

interface Parts {
  readonly applicationId: string
  readonly storageKey: string
  readonly world: World
  readonly state: State
  readonly emit: Emit
  readonly translations: ReturnType<typeof createTranslations>
  config(): RampConfig
  /** Drops the customer's data when the session has ended. */
  leave(): void
}

/** The session of one element, and the API client that speaks for it. */
export function createElementSession({
  applicationId,
  storageKey,
  world,
  state,
  emit,
  translations,
  config,
  leave,
}: Parts) {
  const { preferences, session, toasts, clock } = state
  const sessionToasts = createSessionToasts({ toasts, translations, emit })
  const runner = createSessionRunner({
    storageKey,
    world,
    session,
    emit,
    api: () => api,
    identify: (tokens) => void identifyLazily(tokens, config().host, emit),
    forget: leave,
    explainExpiry: sessionToasts.expired,
  })
  const api = createLazyClient(() => contextOf({ applicationId, config, world, clock, preferences, session, runner }))
  return { runner, api, exchanges: createExchanges(sessionToasts.refused), refused: sessionToasts.refused }
}
