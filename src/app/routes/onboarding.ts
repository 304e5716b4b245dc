import { keys } from '../../queries/keys.ts'
import { waitForQueries } from '../../queries/wait-for-queries.ts'
import type { QueryContext } from './row.ts'

export const ONBOARDING_ROUTES = {
  '/onboarding': {
    params: {},
    access: 'user',
    kind: 'onboarding',
    areas: ['onboarding', 'access'],
    stage: 'home',
    async load() {
      // It sends the calls that the screen waits for. The build finds the files of a stage by these imports.
      const [{ OnboardingScreen }] = await Promise.all([
        import('../../features/onboarding/overview/OnboardingScreen.tsx'),
        import('../customer/watch-customer.ts'),
      ])
      return OnboardingScreen
    },
    // They lead most customers on (redirect-onboarding.ts), to whom the overview would only flash.
    awaits: ({ queryClient, applicationId }: QueryContext) =>
      waitForQueries(queryClient, [keys.me, keys.onboarding, keys.application(applicationId)]),
    next: ['/onboarding/tos', '/onboarding/kyc', '/my-accounts'],
  },
  '/onboarding/tos': {
    params: {},
    access: 'user',
    parent: '/onboarding',
    kind: 'terms',
    areas: ['onboarding', 'access'],
    load: () => import('../../features/onboarding/TermsScreen.tsx').then((m) => m.TermsScreen),
  },
  '/onboarding/kyc': {
    params: {},
    access: 'user',
    parent: '/onboarding',
    kind: 'verification',
    areas: ['onboarding', 'access'],
    load: () =>
      import('../../features/onboarding/verification/VerificationScreen.tsx').then((m) => m.VerificationScreen),
  },
} as const
