import { createServerClock } from '../lib/server-clock.ts'
import type { Services } from '../queries/services.ts'
import { createPreferencesStore } from '../stores/preferences.ts'
import { createSessionStore } from '../stores/session.ts'
import { createToastStore } from '../stores/toasts.ts'
import { createQueryClient, dropCache } from './query-client.ts'
import { preferencesOf, type RampConfig } from './ramp-config.ts'

/** The state of one element. */
export const createState = (initial: RampConfig) => ({
  preferences: createPreferencesStore(preferencesOf(initial)),
  session: createSessionStore(),
  toasts: createToastStore(),
  queryClient: createQueryClient(),
  drafts: new Map<string, unknown>(),
  clock: createServerClock(),
})

export type State = ReturnType<typeof createState>

/** Drops what was read, typed and shown in a toast. */
export function forgetCustomer({ queryClient, drafts, preferences, toasts }: State): void {
  dropCache(queryClient)
  drafts.clear()
  toasts.setState({ current: null })
  preferences.setState({ isSidebarOpen: false })
}

/** Caches the parts of one element by their factory. */
function createLazyParts() {
  const made = new Map<unknown, unknown>()
  return <T>(services: Services, make: (services: Services) => T): T => {
    if (!made.has(make)) made.set(make, make(services))
    return made.get(make) as T
  }
}

type Lent = Omit<Services, 'settings' | 'lazy'>

/** The services that the screens of one element share. The settings are read each time, because the host may change them. */
export function createScreenServices(lent: Lent, settings: () => Services['settings']): Services {
  const lazyPart = createLazyParts()
  const services: Services = {
    ...lent,
    get settings() {
      return settings()
    },
    lazy: (make) => lazyPart(services, make),
  }
  return services
}
