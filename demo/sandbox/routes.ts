import { applicationRoutes } from './application/application-routes.ts'
import { chatRoutes } from './chat/chat-routes.ts'
import type { Route } from './http/route.ts'
import { identityRoutes } from './identity/identity-routes.ts'
import { meRoutes } from './me/me-routes.ts'
import { onboardingRoutes } from './onboarding/onboarding-routes.ts'
import { pageRoutes } from './pages/page-routes.ts'
import { paymentRoutes } from './payment-routes.ts'
import { residencyRoutes } from './sign-in/residency-routes.ts'
import { signInRoutes } from './sign-in/sign-in-routes.ts'
import { kycRoutes } from './verification/kyc-routes.ts'

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
  ...paymentRoutes,
]
