import type { ApiContext, LogEntry } from '../../api/http/context.ts'
import type { ServerClock } from '../../lib/server-clock.ts'
import type { World } from '../../lib/world.ts'
import type { PreferencesStore } from '../../stores/preferences.ts'
import { customerIdOf, tokensOf, type SessionStore } from '../../stores/session.ts'
import { interfaceLanguage } from '../language/language.ts'
import type { RampConfig } from '../ramp-config.ts'
import type { SessionRunner } from './session.ts'

interface Parts {
  readonly applicationId: string
  /** The present configuration. The API of a ramp never changes. */
  config(): RampConfig
  readonly world: World
  readonly clock: ServerClock
  readonly preferences: PreferencesStore
  readonly session: SessionStore
  readonly runner: Pick<SessionRunner, 'refresh' | 'expire'>
}

/** The context that the API client reads at each call, so that a new language or token applies at once. */
export function apiContextOf({ applicationId, config, world, clock, preferences, session, runner }: Parts): ApiContext {
  const log = (entry: LogEntry) => {
    // eslint-disable-next-line no-console -- the debug log that decisions.md S8 asks for
    if (preferences.getState().debug) console.debug('[sphere-ramp]', entry)
  }
  return {
    apiUrl: config().apiUrl,
    applicationId,
    rampOnly: () => preferences.getState().rampOnly,
    language: () => interfaceLanguage(preferences.getState().language),
    fetch: (...request) => {
      const { fetch: hostFetch } = config().host
      return hostFetch ? hostFetch(...request) : (world.firstAnswer?.(...request) ?? world.fetch(...request))
    },
    uuid: world.uuid,
    clock,
    log,
    session: {
      idToken: () => tokensOf(session.getState())?.idToken ?? null,
      customerId: () => customerIdOf(session.getState()),
      refresh: runner.refresh,
      expired: runner.expire,
    },
  }
}
