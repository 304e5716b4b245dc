import { expect, test } from 'vitest'
import type { RampEvent } from '../../src/domain/ramp-events.ts'
import { RAMP_EVENTS } from './listeners.ts'
import type { SphereRampProps } from './vue.ts'

/** What a template’s `@ramp-…` calls. The type check fails for a name that the types don’t have, and for an event without one. */
const LISTENERS: Readonly<Record<RampEvent, keyof SphereRampProps>> = {
  'ramp-ready': 'onRampReady',
  'ramp-error': 'onRampError',
  'ramp-navigate': 'onRampNavigate',
  'ramp-otp-sent': 'onRampOtpSent',
  'ramp-signed-in': 'onRampSignedIn',
  'ramp-signed-out': 'onRampSignedOut',
  'ramp-residency-approved': 'onRampResidencyApproved',
  'ramp-residency-rejected': 'onRampResidencyRejected',
  'ramp-terms-pending': 'onRampTermsPending',
  'ramp-terms-complete': 'onRampTermsComplete',
  'ramp-verification-pending': 'onRampVerificationPending',
  'ramp-verification-complete': 'onRampVerificationComplete',
  'ramp-verification-rejected': 'onRampVerificationRejected',
  'ramp-onboarding-complete': 'onRampOnboardingComplete',
  'ramp-bank-account-created': 'onRampBankAccountCreated',
  'ramp-bank-account-deleted': 'onRampBankAccountDeleted',
  'ramp-wallet-created': 'onRampWalletCreated',
  'ramp-wallet-updated': 'onRampWalletUpdated',
  'ramp-wallet-deleted': 'onRampWalletDeleted',
  'ramp-wallet-linked': 'onRampWalletLinked',
  'ramp-wallet-connected': 'onRampWalletConnected',
  'ramp-wallet-disconnected': 'onRampWalletDisconnected',
  'ramp-payout-created': 'onRampPayoutCreated',
  'ramp-payout-sent': 'onRampPayoutSent',
  'ramp-payout-status': 'onRampPayoutStatus',
  'ramp-payout-cancelled': 'onRampPayoutCancelled',
  'ramp-csv-exported': 'onRampCsvExported',
  'ramp-identify': 'onRampIdentify',
  'ramp-before-payout': 'onRampBeforePayout',
  'ramp-before-sign-out': 'onRampBeforeSignOut',
}

test('Vue’s types have a listener for each event', () => {
  expect(Object.keys(LISTENERS).toSorted()).toEqual([...RAMP_EVENTS].toSorted())
})
