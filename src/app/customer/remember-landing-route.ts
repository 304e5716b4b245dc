import type { StoreApi } from 'zustand/vanilla'
import { landingRouteOf } from '../../domain/onboarding/redirects.ts'
import type { PreferencesStore } from '../../stores/preferences.ts'
import type { RouteName } from '../routes/route-table.ts'

interface Parts {
  readonly shown: Pick<StoreApi<{ readonly route: RouteName | null }>, 'getState' | 'subscribe'>
  readonly preferences: PreferencesStore
  keepLandingRoute(route: RouteName): void
}

/** Stores whether the session opens the overview or the landing route, at each change. Returns a function that stops it. */
export function rememberLandingRoute({ shown, preferences, keepLandingRoute }: Parts): () => void {
  let kept: RouteName | null = null
  function check() {
    const { route } = shown.getState()
    const landingRoute = landingRouteOf(preferences.getState().rampOnly).route
    if (route === kept || (route !== '/onboarding' && route !== landingRoute)) return
    kept = route
    keepLandingRoute(route)
  }
  check()
  return shown.subscribe(check)
}
