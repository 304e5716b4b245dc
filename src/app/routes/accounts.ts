import { bankIcon } from '../../ui/icons/things.ts'

export const ACCOUNT_ROUTES = {
  '/my-accounts': {
    params: { type: 'text', hidden: 'list' },
    access: 'user',
    kind: 'root',
    areas: ['bank-accounts', 'wallets', 'next-step'],
    stage: 'home',
    firstCalls: ['bankAccounts', 'wallets'],
    hints: { type: '`bank` or `wallets`' },
    load: () => import('./AccountsRoute.tsx').then((m) => m.AccountsRoute),
    next: [
      '/payouts/new',
      '/my-accounts/wallets/new',
      '/payouts/new/on-ramp/currencies',
      '/payouts/new/on-ramp/instructions',
      '/my-payouts',
    ],
    menu: { key: 'accounts', label: 'app.nav.accounts', icon: bankIcon, beyondRamp: true, order: 2 },
  },
  '/my-accounts/bank-accounts/new': {
    params: { hidden: 'list', intent: 'text' },
    access: 'user',
    parent: '/my-accounts',
    areas: ['bank-accounts'],
    load: () =>
      import('../../features/bank-accounts/form/NewBankAccountScreen.tsx').then((m) => m.NewBankAccountScreen),
  },
  '/my-accounts/wallets/new': {
    params: { network: 'text' },
    access: 'user',
    parent: '/my-accounts?type=wallets',
    areas: ['wallets', 'wallet-connection'],
    load: () => import('../../features/wallets/NewWalletScreen.tsx').then((m) => m.NewWalletScreen),
  },
  '/my-accounts/wallets/edit': {
    params: { walletId: 'text' },
    access: 'user',
    needs: { walletId: '/my-accounts?type=wallets' },
    parent: '/my-accounts?type=wallets',
    areas: ['wallets'],
    load: () => import('../../features/wallets/EditWalletScreen.tsx').then((m) => m.EditWalletScreen),
  },
} as const
