import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { keys } from '../../queries/keys.ts'
import type { Area } from '../language/i18n.ts'
import { firstAnswers, type Answers } from './answers.ts'
import type { RouteName } from './route-params.ts'

// Screens take the parameters of their route as properties, so that they can also be passed directly.
type Screen = ComponentType<never>

export type LazyRoute = Exclude<RouteName, '/sign-in'>

interface Row {
  readonly areas: readonly Area[]
  readonly load: () => Promise<Screen>
  /** What the screen waits for besides its code. */
  readonly awaits?: (known: Known) => Answers
}

interface Known {
  readonly queryClient: QueryClient
  readonly applicationId: string
}

/** The screen and the translations of each route but the first screen. Each screen is a chunk, and so is this table. */
export const LAZY_SCREENS: Readonly<Record<LazyRoute, Row>> = {
  '/sign-in/operating-residency': {
    areas: ['sign-in-steps'],
    load: () => import('../../features/sign-in/residency/ResidencyScreen.tsx').then((m) => m.ResidencyScreen),
  },
  '/sign-in/otp': {
    areas: ['sign-in-steps'],
    load: () => import('../../features/sign-in/code/CodeScreen.tsx').then((m) => m.CodeScreen),
  },
  '/sign-up': {
    areas: ['sign-up'],
    load: () => import('../../features/sign-in/sign-up/SignUpScreen.tsx').then((m) => m.SignUpScreen),
  },
  '/business-category': {
    areas: ['business-category'],
    load: () =>
      import('../../features/business-category/BusinessCategoryScreen.tsx').then((m) => m.BusinessCategoryScreen),
  },
  '/onboarding': {
    areas: ['onboarding'],
    async load() {
      // It sends the calls that the screen waits for.
      const [{ OnboardingScreen }] = await Promise.all([
        import('../../features/onboarding/overview/OnboardingScreen.tsx'),
        import('../session/watch-customer.ts'),
      ])
      return OnboardingScreen
    },
    // They lead most customers on (redirect-onboarding.ts), to whom the overview would only flash.
    awaits: ({ queryClient, applicationId }) =>
      firstAnswers(queryClient, [keys.me, keys.onboarding, keys.application(applicationId)]),
  },
  '/onboarding/tos': {
    areas: ['onboarding'],
    load: () => import('../../features/onboarding/TermsScreen.tsx').then((m) => m.TermsScreen),
  },
  '/onboarding/kyc': {
    areas: ['onboarding'],
    load: () =>
      import('../../features/onboarding/verification/VerificationScreen.tsx').then((m) => m.VerificationScreen),
  },
  '/my-accounts': {
    areas: ['bank-accounts', 'wallets', 'next-step'],
    load: () => import('./AccountsRoute.tsx').then((m) => m.AccountsRoute),
  },
  '/my-accounts/bank-accounts/new': {
    areas: ['bank-accounts'],
    load: () =>
      import('../../features/bank-accounts/form/NewBankAccountScreen.tsx').then((m) => m.NewBankAccountScreen),
  },
  '/my-accounts/wallets/new': {
    areas: ['wallets', 'wallet-connection'],
    load: () => import('../../features/wallets/NewWalletScreen.tsx').then((m) => m.NewWalletScreen),
  },
  '/my-accounts/wallets/edit': {
    areas: ['wallets'],
    load: () => import('../../features/wallets/EditWalletScreen.tsx').then((m) => m.EditWalletScreen),
  },
  '/settings': {
    areas: ['settings'],
    load: () => import('../../features/settings/SettingsScreen.tsx').then((m) => m.SettingsScreen),
  },
  '/settings/kyc': {
    areas: ['onboarding'],
    load: () =>
      import('../../features/onboarding/external/ExternalVerificationScreen.tsx').then(
        (m) => m.ExternalVerificationScreen,
      ),
  },
  '/payouts/new': {
    areas: ['payouts', 'next-step'],
    load: () => import('../../features/payouts/choice/NewPayoutScreen.tsx').then((m) => m.NewPayoutScreen),
  },
  '/payouts/new/on-ramp/currencies': {
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/CurrenciesScreen.tsx').then((m) => m.OnRampCurrenciesScreen),
  },
  '/payouts/new/off-ramp/currencies': {
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/CurrenciesScreen.tsx').then((m) => m.OffRampCurrenciesScreen),
  },
  '/payouts/new/on-ramp/methods': {
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/MethodsScreen.tsx').then((m) => m.OnRampMethodsScreen),
  },
  '/payouts/new/off-ramp/methods': {
    areas: ['payouts'],
    load: () => import('../../features/payouts/choice/MethodsScreen.tsx').then((m) => m.OffRampMethodsScreen),
  },
  '/payouts/new/on-ramp': {
    areas: ['payouts'],
    load: () => import('../../features/payouts/on-ramp/OnRampScreen.tsx').then((m) => m.OnRampScreen),
  },
  '/payouts/new/on-ramp/instructions': {
    areas: ['payouts'],
    load: () => import('../../features/payouts/instructions/InstructionsScreen.tsx').then((m) => m.InstructionsScreen),
  },
  '/payouts/new/off-ramp': {
    areas: ['payouts', 'wallet-connection', 'sending'],
    load: () => import('../../features/payouts/off-ramp/OffRampScreen.tsx').then((m) => m.OffRampScreen),
  },
  '/my-payouts': {
    areas: ['payouts', 'payout-history', 'wallet-connection', 'sending'],
    load: () => import('../../features/payout-history/list/PayoutsScreen.tsx').then((m) => m.PayoutsScreen),
  },
  '/my-payouts/details': {
    areas: ['payouts', 'sending', 'wallet-connection'],
    load: () => import('../../features/payout-history/details/DetailsScreen.tsx').then((m) => m.DetailsScreen),
  },
}
