import type { ComponentType } from 'react'
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx'
import type { Translations } from '../language/i18n.ts'
import { lazyWithRetry } from '../lazy.tsx'
import type { RouteName } from './route-params.ts'

/**
 * The layout around a screen: sign-in screens have a side panel, onboarding and its two frames have no navigation, tasks have a back
 * button, and roots have the navigation.
 */
export type ScreenKind = 'signIn' | 'onboarding' | 'terms' | 'verification' | 'task' | 'root'

/** Screens that are not listed are tasks. */
const KINDS: Partial<Record<RouteName, ScreenKind>> = {
  '/sign-in': 'signIn',
  '/sign-in/operating-residency': 'signIn',
  '/sign-in/otp': 'signIn',
  '/sign-up': 'signIn',
  '/business-category': 'onboarding',
  '/onboarding': 'onboarding',
  '/onboarding/tos': 'terms',
  '/onboarding/kyc': 'verification',
  '/my-accounts': 'root',
  '/settings': 'root',
  '/my-payouts': 'root',
}

export interface ShownScreen {
  readonly kind: ScreenKind
  readonly Component: ComponentType<Record<string, unknown>>
}

type AnyScreen = ComponentType<Record<string, unknown>>

async function loadScreen(translations: Translations, route: Exclude<RouteName, '/sign-in'>): Promise<AnyScreen> {
  const { areas, load } = (await import('./lazy-screens.ts')).LAZY_SCREENS[route]
  const [screen] = await Promise.all([load(), ...areas.map((area) => translations.loadArea(area))])
  return screen as unknown as AnyScreen
}

/** Created once per ramp. A screen renders when its code and its translations are loaded. */
export function createScreens(translations: Translations): (route: RouteName) => ShownScreen {
  const made = new Map<RouteName, ShownScreen>()
  return (route) => {
    const known = made.get(route)
    if (known) return known
    const Component = route === '/sign-in' ? SignInScreen : lazyWithRetry(() => loadScreen(translations, route))
    const shown = { kind: KINDS[route] ?? 'task', Component: Component as unknown as AnyScreen }
    made.set(route, shown)
    return shown
  }
}
