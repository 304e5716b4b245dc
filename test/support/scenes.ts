/** A picture of the gallery: who is signed in, where, and what was done there. */
export interface Scene {
  readonly name: string
  /** The e-mail of a persona of the sandbox; null is nobody. */
  readonly persona: string | null
  readonly path: string
  readonly application?: string
  readonly attributes?: Readonly<Record<string, string>>
  /** What is typed or pressed before the picture: a label and a text, or the name of a button. */
  readonly steps?: readonly ({ readonly fill: string; readonly with: string } | { readonly press: string })[]
}

const signIn = (name: string, rest: Partial<Scene> = {}): Scene => ({ name, persona: null, path: '/sign-in', ...rest })
const as = (persona: string, name: string, path: string, rest: Partial<Scene> = {}): Scene => ({
  name,
  persona: `${persona}@example.com`,
  path,
  ...rest,
})

export const SCENES: readonly Scene[] = [
  signIn('sign-in'),
  signIn('sign-in-ramp-only', { attributes: { 'ramp-only': '' } }),
  signIn('sign-in-error', { attributes: { email: 'login-error@example.com' }, steps: [{ press: 'submit' }] }),
  signIn('residency', {
    path: '/sign-in/operating-residency?email=gallery@example.com',
    application: 'application_basic',
  }),
  signIn('residency-error', { path: '/sign-in/operating-residency?email=residency-rejected@example.com' }),
  signIn('code', { path: '/sign-in/otp?email=existing@example.com' }),
  as('tos-start', 'onboarding-start', '/onboarding'),
  as('tos-pending', 'onboarding-pending', '/onboarding'),
  as('kyc-start', 'onboarding-verify', '/onboarding'),
  as('kyc-review', 'onboarding-review', '/onboarding'),
  as('kyc-soft', 'onboarding-retry', '/onboarding'),
  as('kyc-rejected', 'rejected', '/onboarding'),
  as('newbiz', 'onboarding-business', '/onboarding'),
  as('msa-declined', 'onboarding-msa-declined', '/onboarding'),
  as('kyc-next', 'onboarding-next', '/onboarding'),
  as('tos-start', 'terms', '/onboarding/tos'),
  as('kyc-start', 'verification', '/onboarding/kyc'),
  as('existing', 'accounts', '/my-accounts'),
  as('many', 'accounts-many', '/my-accounts'),
  as('empty', 'accounts-empty', '/my-accounts'),
  as('existing', 'wallets', '/my-accounts?type=wallets'),
  as('empty', 'wallets-empty', '/my-accounts?type=wallets'),
  as('existing', 'bank-new-us', '/my-accounts/bank-accounts/new'),
  as('blocked', 'bank-new-unavailable', '/my-accounts/bank-accounts/new'),
  as('existing', 'wallet-new', '/my-accounts/wallets/new?network=base'),
  as('existing', 'payout-new', '/payouts/new'),
  as('blocked', 'blocked', '/payouts/new'),
  as('existing', 'currencies-on-ramp', '/payouts/new/on-ramp/currencies?rampType=on-ramp'),
  as('level2', 'currencies-off-ramp', '/payouts/new/off-ramp/currencies?rampType=off-ramp'),
  as('existing', 'methods-on-ramp', '/payouts/new/on-ramp/methods?rampType=on-ramp&currency=usd'),
  as('existing', 'on-ramp', '/payouts/new/on-ramp?currency=usd&method=ACH'),
  as('many', 'history', '/my-payouts'),
  as('empty', 'history-empty', '/my-payouts'),
  as('existing', 'settings', '/settings'),
  as('additional-review', 'settings-review', '/settings'),
]
