import { applicationRoutes } from './application/application-routes.ts'
import { bankAccountRoutes } from './bank-accounts/bank-account-routes.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import { clockControl } from './controls/clock-control.ts'
import { controls } from './controls/controls.ts'
import { faucetControl } from './controls/faucet-control.ts'
import type { Route } from './http/route.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { meRoutes } from './me/me-routes.ts'
import { onboardingRoutes } from './onboarding/onboarding-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { ledgerControl } from './ledger/ledger-control.ts'
import { depositControl } from './payouts/controls/deposit-control.ts'
import { insertControl } from './payouts/controls/insert-control.ts'
import { payoutControls } from './payouts/controls/payout-controls.ts'
import { chainsControl } from './payouts/networks/chains-control.ts'
import { networkRoutes } from './payouts/networks/network-routes.ts'
import { simulatedSolanaRoute } from './payouts/networks/solana/simulated-rpc.ts'
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

/** They show and change everything. Off when NODE_ENV is production, and else for the sandbox's own pages only. */
export const controlRoutes: readonly Route[] = [
  ...controls,
  clockControl,
  faucetControl,
  ...payoutControls,
  insertControl,
  depositControl,
  ledgerControl,
  chainsControl,
]

/** The simulated networks. Off together with the controls; wallets call them from any page. */
export const simulatedNetworkRoutes: readonly Route[] = [simulatedSolanaRoute]
