import { personIcon } from '../../ui/icons/things.ts'

export const SETTINGS_ROUTES = {
  '/settings': {
    params: {},
    access: 'user',
    kind: 'root',
    areas: ['settings', 'access'],
    load: () => import('../../features/settings/SettingsScreen.tsx').then((m) => m.SettingsScreen),
    next: ['/payouts/new'],
    menu: { key: 'settings', label: 'app.nav.settings', icon: personIcon, beyondRamp: true, order: 3 },
  },
  '/settings/kyc': {
    params: {},
    access: 'user',
    parent: '/settings',
    areas: ['onboarding', 'access'],
    load: () =>
      import('../../features/onboarding/ExternalVerificationScreen.tsx').then((m) => m.ExternalVerificationScreen),
  },
} as const
