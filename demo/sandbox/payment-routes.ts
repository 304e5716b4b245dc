import { bankAccountRoutes } from './bank-accounts/bank-account-routes.ts'
import type { Route } from './http/route.ts'
import { networkRoutes } from './payouts/networks/network-routes.ts'
import { payoutRoutes } from './payouts/payout-routes.ts'
import { quoteRoutes } from './quotes/quote-routes.ts'
import { challengeRoutes } from './wallets/challenge-routes.ts'
import { linkRoutes } from './wallets/link-routes.ts'
import { walletRoutes } from './wallets/wallet-routes.ts'

/** The routes of what a customer pays with and of the payments. */
export const paymentRoutes: readonly Route[] = [
  ...bankAccountRoutes,
  ...walletRoutes,
  ...challengeRoutes,
  ...linkRoutes,
  ...quoteRoutes,
  ...payoutRoutes,
  ...networkRoutes,
]
