import type { StoreApi } from 'zustand/vanilla'
import { homeRouteOf } from '../../domain/onboarding/redirects.ts'
import type { RoutePath } from '../../router/route-table.ts'
import type { PreferencesStore } from '../../stores/preferences.ts'

interface Parts {
  readonly shown: Pick<StoreApi<{ readonly route: RoutePath | null }>, 'getState' | 'subscribe'>
  readonly preferences: PreferencesStore
  keepRestoredRoute(route: RoutePath): void
}

/** Stores whether a reload opens the overview or the home route, at each change. Returns a function that stops it. */
export function rememberRestoredRoute({ shown, preferences, keepRestoredRoute }: Parts): () => void {
  let kept: RoutePath | null = null
  function check() {
    const { route } = shown.getState()
    const homeRoute = homeRouteOf(preferences.getState().rampOnly).route
    if (route === kept || (route !== '/onboarding' && route !== homeRoute)) return
    kept = route
    keepRestoredRoute(route)
  }
  check()
  return shown.subscribe(check)
}
