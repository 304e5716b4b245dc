import type { ComponentType } from 'react'
import { SignInScreen } from '../../features/sign-in/SignInScreen.tsx'
import type { Area, Words } from '../catalogues.ts'
import { late } from '../late.tsx'
import type { RouteName } from './route-params.ts'

/**
 * What stands around a screen: sign-in screens have a side panel, onboarding and its two frames no navigation, tasks a back control, roots
 * the navigation.
 */
export type ScreenKind = 'signIn' | 'onboarding' | 'terms' | 'verification' | 'task' | 'root'

// Screens take the parameters of their route as properties, so that a host of the component may pass them directly.
type Screen = ComponentType<never>

interface Row {
  readonly kind: ScreenKind
  readonly areas: readonly Area[]
  readonly load: () => Promise<Screen>
}

/** Which screen a route shows, its words, and what stands around it. Each is a chunk of its own; only the first comes at once. */
const SCREENS: Partial<Record<RouteName, Row>> = {
  '/sign-in': { kind: 'signIn', areas: [], load: async () => SignInScreen },
  '/sign-in/operating-residency': {
    kind: 'signIn',
    areas: ['sign-in-steps'],
    load: () => import('../../features/sign-in/residency/ResidencyScreen.tsx').then((m) => m.ResidencyScreen),
  },
  '/sign-in/otp': {
    kind: 'signIn',
    areas: ['sign-in-steps'],
    load: () => import('../../features/sign-in/code/CodeScreen.tsx').then((m) => m.CodeScreen),
  },
  '/sign-up': {
    kind: 'signIn',
    areas: ['sign-up'],
    load: () => import('../../features/sign-in/sign-up/SignUpScreen.tsx').then((m) => m.SignUpScreen),
  },
  '/business-category': {
    kind: 'onboarding',
    areas: ['business-category'],
    load: () =>
      import('../../features/business-category/BusinessCategoryScreen.tsx').then((m) => m.BusinessCategoryScreen),
  },
  '/onboarding': {
    kind: 'onboarding',
    areas: ['onboarding'],
    load: () => import('../../features/onboarding/overview/OnboardingScreen.tsx').then((m) => m.OnboardingScreen),
  },
  '/onboarding/tos': {
    kind: 'terms',
    areas: ['onboarding'],
    load: () => import('../../features/onboarding/TermsScreen.tsx').then((m) => m.TermsScreen),
  },
  '/onboarding/kyc': {
    kind: 'verification',
    areas: ['onboarding'],
    load: () =>
      import('../../features/onboarding/verification/VerificationScreen.tsx').then((m) => m.VerificationScreen),
  },
  '/my-accounts': {
    kind: 'root',
    areas: ['bank-accounts', 'wallets'],
    load: () => import('./AccountsRoute.tsx').then((m) => m.AccountsRoute),
  },
  '/my-accounts/bank-accounts/new': {
    kind: 'task',
    areas: ['bank-accounts'],
    load: () =>
      import('../../features/bank-accounts/form/NewBankAccountScreen.tsx').then((m) => m.NewBankAccountScreen),
  },
  '/my-accounts/wallets/new': {
    kind: 'task',
    areas: ['wallets'],
    load: () => import('../../features/wallets/NewWalletScreen.tsx').then((m) => m.NewWalletScreen),
  },
  '/settings': {
    kind: 'root',
    areas: ['settings'],
    load: () => import('../../features/settings/SettingsScreen.tsx').then((m) => m.SettingsScreen),
  },
  '/settings/kyc': {
    kind: 'task',
    areas: ['onboarding'],
    load: () =>
      import('../../features/onboarding/external/ExternalVerificationScreen.tsx').then(
        (m) => m.ExternalVerificationScreen,
      ),
  },
  '/payouts/new': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/NewPayoutScreen.tsx').then((m) => m.NewPayoutScreen),
  },
  '/payouts/new/on-ramp/currencies': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/CurrenciesScreen.tsx').then((m) => m.OnRampCurrenciesScreen),
  },
  '/payouts/new/off-ramp/currencies': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/CurrenciesScreen.tsx').then((m) => m.OffRampCurrenciesScreen),
  },
  '/payouts/new/on-ramp/methods': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/MethodsScreen.tsx').then((m) => m.OnRampMethodsScreen),
  },
  '/payouts/new/off-ramp/methods': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/MethodsScreen.tsx').then((m) => m.OffRampMethodsScreen),
  },
  '/payouts/new/on-ramp': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payouts/on-ramp/OnRampScreen.tsx').then((m) => m.OnRampScreen),
  },
  '/payouts/new/on-ramp/instructions': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payouts/instructions/InstructionsScreen.tsx').then((m) => m.InstructionsScreen),
  },
  '/my-payouts': {
    kind: 'root',
    areas: ['payouts', 'payout-history'],
    load: () => import('../../features/payout-history/list/PayoutsScreen.tsx').then((m) => m.PayoutsScreen),
  },
  '/my-payouts/details': {
    kind: 'task',
    areas: ['payouts'],
    load: () => import('../../features/payout-history/details/DetailsScreen.tsx').then((m) => m.DetailsScreen),
  },
}

export const isBuilt = (route: RouteName): boolean => Object.hasOwn(SCREENS, route)

export interface ShownScreen {
  readonly kind: ScreenKind
  readonly Component: ComponentType<Record<string, unknown>>
}

type AnyScreen = ComponentType<Record<string, unknown>>

/** Made once per ramp: a screen is drawn when its code and its words are both there. */
export function createScreens(words: Words): (route: RouteName) => ShownScreen | null {
  const made = new Map<RouteName, ShownScreen>()
  return (route) => {
    const known = made.get(route)
    if (known) return known
    const row = SCREENS[route]
    if (!row) return null
    const { kind, areas, load } = row
    const arrive = async () => {
      const [screen] = await Promise.all([load(), ...areas.map((area) => words.loadArea(area))])
      return screen as unknown as AnyScreen
    }
    const Component = route === '/sign-in' ? (SignInScreen as unknown as AnyScreen) : late(arrive)
    const shown = { kind, Component }
    made.set(route, shown)
    return shown
  }
}
