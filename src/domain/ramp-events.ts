/** The events of the element. Payloads hold no secrets, and no personal data but ids. `null` means that `detail` is null. */
export interface RampEvents {
  'ramp-ready': null
  'ramp-error': {
    readonly code: string
    readonly message: string
    /** What to do, where the widget knows it. */
    readonly remedy?: string | undefined
    readonly reference: string | null
  }
  'ramp-navigate': { readonly path: string }
  'ramp-otp-sent': null
  'ramp-signed-in': { readonly customerId: string }
  'ramp-signed-out': null
  'ramp-residency-approved': null
  'ramp-residency-rejected': null
  'ramp-terms-pending': null
  'ramp-terms-complete': null
  'ramp-verification-pending': null
  'ramp-verification-complete': null
  'ramp-verification-rejected': null
  'ramp-onboarding-complete': null
  'ramp-bank-account-created': { readonly id: string }
  'ramp-bank-account-deleted': { readonly id: string }
  'ramp-wallet-created': { readonly id: string }
  'ramp-wallet-updated': { readonly id: string }
  'ramp-wallet-deleted': { readonly id: string }
  'ramp-wallet-linked': { readonly id: string }
  'ramp-wallet-connected': { readonly network: string }
  'ramp-wallet-disconnected': null
  'ramp-payout-created': { readonly id: string; readonly type: string }
  'ramp-payout-sent': { readonly id: string; readonly network: string; readonly transactionHash: string }
  'ramp-payout-status': { readonly id: string; readonly status: string }
  'ramp-payout-cancelled': { readonly id: string }
  'ramp-csv-exported': { readonly count: number }
  'ramp-identify': { readonly uid: string; readonly emailHash: string | null }
  'ramp-before-payout': { readonly type: string; readonly amount: string; readonly currency: string }
  'ramp-before-sign-out': null
}

export type RampEvent = keyof RampEvents

/** The events that a host may cancel with `preventDefault()`. */
export const CANCELABLE_EVENTS: readonly RampEvent[] = ['ramp-before-payout', 'ramp-before-sign-out']

/** Returns false when the host cancelled the event. */
export type Emit = <E extends RampEvent>(event: E, detail: RampEvents[E]) => boolean
