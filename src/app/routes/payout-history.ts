import { swapIcon } from '../../ui/icons/side-panel.ts'

export const HISTORY_ROUTES = {
  '/my-payouts': {
    params: { type: 'text' },
    hints: { type: '`onRamps` or `offRamps`' },
    access: 'user',
    kind: 'root',
    areas: ['payouts', 'payout-history', 'wallet-connection', 'sending', 'next-step'],
    stage: 'transfer',
    load: () => import('../../features/payout-history/list/PayoutsScreen.tsx').then((m) => m.PayoutsScreen),
    next: ['/my-payouts/details', '/payouts/new'],
    menu: { key: 'transfers', label: 'app.nav.transfers', icon: swapIcon, beyondRamp: false, order: 1 },
  },
  '/my-payouts/details': {
    params: { id: 'text', view: 'text', hideBack: 'text' },
    access: 'user',
    needs: { id: '/my-payouts' },
    hints: { id: 'of the payout' },
    parent: '/my-payouts',
    areas: ['payouts', 'sending', 'next-step', 'wallet-connection'],
    stage: 'transfer',
    load: () => import('../../features/payout-history/details/DetailsScreen.tsx').then((m) => m.DetailsScreen),
    next: ['/my-payouts', '/payouts/new'],
  },
} as const
