import { ACCOUNT_ROUTES } from './accounts.ts'
import { ONBOARDING_ROUTES } from './onboarding.ts'
import { HISTORY_ROUTES } from './payout-history.ts'
import { PAYOUT_ROUTES } from './payouts.ts'
import { SETTINGS_ROUTES } from './settings.ts'
import { SIGN_IN_ROUTES } from './sign-in.ts'

/**
 * Every route of this version, one row each. Each of the tables that read it keeps some of the columns; the build gives it these alone
 * (`.build/routes/route-columns.mjs`), so that the first download has no screen in it.
 */
export const ROWS = {
  ...SIGN_IN_ROUTES,
  ...ONBOARDING_ROUTES,
  ...ACCOUNT_ROUTES,
  ...HISTORY_ROUTES,
  ...PAYOUT_ROUTES,
  ...SETTINGS_ROUTES,
}
