import type { Scene } from './scene.ts'

/** The scenes that differ most: a screen of each kind, a dialog, an open list, a form with errors, and what is said of money. */
const SAMPLE: ReadonlySet<string> = new Set([
  'sign-in',
  'code',
  'onboarding-start',
  'rejected',
  'accounts-many',
  'wallets',
  'bank-new-errors',
  'wallet-new-look-alike',
  'currencies-on-ramp',
  'methods-on-ramp',
  'on-ramp-filled',
  'on-ramp-undecided',
  'off-ramp-filled',
  'sending-approving',
  'sending-unseen',
  'instructions',
  'history',
  'history-filter',
  'payout-succeeded',
  'payout-failed',
  'payout-cancel',
  'settings',
  'small-box-menu',
])

export const isOfSample = ({ name }: Scene): boolean => SAMPLE.has(name)
