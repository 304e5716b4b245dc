import { applicationRoutes } from './application/application-routes.ts'
import { bankAccountRoutes } from './bank-accounts/bank-account-routes.ts'
import { chatRoutes } from './identity/chat-routes.ts'
import type { Route } from './http/route.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { meRoutes } from './customers/me-routes.ts'
import { onboardingRoutes } from './onboarding/onboarding-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { networkRoutes } from './payouts/networks/network-routes.ts'
import { payoutRoutes } from './payouts/payout-routes.ts'
import { quoteRoutes } from './quotes/quote-routes.ts'
import { residencyRoutes } from './sign-in/residency-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { kycRoutes } from './verification/kyc-routes.ts'
import { challengeRoutes } from './wallets/challenge-routes.ts'
import { linkRoutes } from './wallets/link-routes.ts'
import { walletRoutes } from './wallets/wallet-routes.ts'

/** The routes of every resource. */
export const routes: readonly Route[] = [
  ...applicationRoutes,
  ...signInRoutes,
  ...residencyRoutes,
  ...identityRoutes,
  ...meRoutes,
  ...onboardingRoutes,
  ...kycRoutes,
  ...chatRoutes,
  ...pageRoutes,
  ...bankAccountRoutes,
  ...walletRoutes,
  ...challengeRoutes,
  ...linkRoutes,
  ...quoteRoutes,
  ...payoutRoutes,
  ...networkRoutes,
]
