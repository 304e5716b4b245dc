import type { RampEvent, RampEvents } from '../../src/domain/ramp-events.ts'

export const RAMP_EVENTS = [
  'ramp-ready',
  'ramp-error',
  'ramp-navigate',
  'ramp-otp-sent',
  'ramp-signed-in',
  'ramp-signed-out',
  'ramp-residency-approved',
  'ramp-residency-rejected',
  'ramp-terms-pending',
  'ramp-terms-complete',
  'ramp-verification-pending',
  'ramp-verification-complete',
  'ramp-verification-rejected',
  'ramp-onboarding-complete',
  'ramp-bank-account-created',
  'ramp-bank-account-deleted',
  'ramp-wallet-created',
  'ramp-wallet-updated',
  'ramp-wallet-deleted',
  'ramp-wallet-linked',
  'ramp-wallet-connected',
  'ramp-wallet-disconnected',
  'ramp-payout-created',
  'ramp-payout-sent',
  'ramp-payout-status',
  'ramp-payout-cancelled',
  'ramp-csv-exported',
  'ramp-identify',
  'ramp-before-payout',
  'ramp-before-sign-out',
] as const satisfies readonly RampEvent[]

export type RampListener<E extends RampEvent> = ((event: CustomEvent<RampEvents[E]>) => void) | null | undefined

/** The listeners of a tag in a template: `onramp-payout-created`. */
export type TagListeners = { readonly [E in RampEvent as `on${E}`]?: RampListener<E> }
