import type { StoreApi } from 'zustand/vanilla'
import { landingRouteOf } from '../../domain/onboarding/redirects.ts'
import type { RoutePath } from '../../router/route-table.ts'
import type { PreferencesStore } from '../../stores/preferences.ts'

interface Parts {
  readonly shown: Pick<StoreApi<{ readonly route: RoutePath | null }>, 'getState' | 'subscribe'>
  readonly preferences: PreferencesStore
  keepLandingRoute(route: RoutePath): void
}

/** Stores whether the session opens the overview or the landing route, at each change. Returns a function that stops it. */
export function rememberLandingRoute({ shown, preferences, keepLandingRoute }: Parts): () => void {
  let kept: RoutePath | null = null
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
