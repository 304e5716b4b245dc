/** A catalogue file for each part of the product, so that a screen downloads its own words only. */
export const AREAS = [
  'ui',
  'ui-lazy',
  'app',
  'configuration',
  'sign-in',
  'sign-in-steps',
  'business-category',
  'sign-up',
  'onboarding',
  'settings',
  'bank-accounts',
  'wallets',
  'payouts',
  'payout-history',
  'api-errors',
] as const
export type Area = (typeof AREAS)[number]
