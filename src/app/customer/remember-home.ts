import type { StoreApi } from 'zustand/vanilla'
import { homeOf } from '../../domain/onboarding/redirects.ts'
import type { PreferencesStore } from '../../stores/preferences.ts'
import type { RouteName } from '../routes/route-table.ts'

interface Parts {
  readonly shown: Pick<StoreApi<{ readonly route: RouteName | null }>, 'getState' | 'subscribe'>
  readonly preferences: PreferencesStore
  keepHome(route: RouteName): void
}

/** Keeps whether the session leads to the overview or past it, as often as that changes. Returns a function that stops it. */
export function rememberHome({ shown, preferences, keepHome }: Parts): () => void {
  let kept: RouteName | null = null
  function check() {
    const { route } = shown.getState()
    const home = homeOf(preferences.getState().rampOnly).route
    if (route === kept || (route !== '/onboarding' && route !== home)) return
    kept = route
    keepHome(route)
  }
  check()
  return shown.subscribe(check)
}
