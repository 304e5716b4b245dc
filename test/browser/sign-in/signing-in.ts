import { ME as MAYA } from '../../support/customer.ts'
import type { Answers, Host } from '../../support/host.ts'

const LOGIN = { customerId: MAYA.id, nextStep: 'otp', countryCode: null, stateCode: null }
export const TOKENS = {
  idToken: 'id',
  refreshToken: 'refresh',
  expiresIn: 3600,
  uid: MAYA.id,
  email: 'maya@example.com',
}
const ONBOARDING = {
  tos: 'incomplete',
  msa: null,
  kyc: { sumsub: 'incomplete', kyc_level_1: 'incomplete' },
  hasCompletedOnboarding: false,
}
const ME = {
  id: MAYA.id,
  firstName: null,
  lastName: null,
  phoneNumber: null,
  customerAccount: { email: 'maya@example.com' },
  type: null,
  kycStatus: 'incomplete',
  verificationLevels: [],
  capabilities: { eur: { reasonCodes: [] } },
  isProhibitedBusinessType: null,
  operatingResidency: 'Approved',
}
/** What a server answers to a customer who signs in with a code. */
export const SIGNED_IN: Answers = {
  'POST auth/login': () => LOGIN,
  'POST identity/token': () => TOKENS,
  'GET me': () => ME,
  'GET onboarding/state': () => ONBOARDING,
  'GET payouts': () => ({ payouts: [] }),
}

export const input = ({ shadow }: Host) => shadow.querySelector<HTMLInputElement>('input[autocomplete=one-time-code]')!

/** Pastes the code, as a customer does who copied it from the mail. */
export function enter(host: Host, text: string) {
  input(host).focus()
  const data = new DataTransfer()
  data.setData('text', text)
  const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
  // Firefox ignores the data that a script gives to the constructor.
  Object.defineProperty(event, 'clipboardData', { value: data })
  input(host).dispatchEvent(event)
}
