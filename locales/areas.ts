/** Each area has its own catalogue file, so that a screen downloads only the messages that it shows. */
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
  'access',
  'bank-accounts',
  'wallets',
  'wallet-connection',
  'sending',
  'next-step',
  'payouts',
  'payout-history',
  'api-errors',
] as const
export type Area = (typeof AREAS)[number]
