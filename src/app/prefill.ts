import { emailError } from '../domain/sign-in/email.ts'
import type { Preferences } from '../stores/preferences.ts'

/** What a host may fill in. Fields that the customer has touched keep what is in them. */
export interface Prefill {
  readonly email?: string
  /** ISO 3166-1 alpha-3. */
  readonly countryCode?: string
  /** ISO 3166-2. */
  readonly stateCode?: string
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** What is not valid is ignored: the form's own checks look at what remains. */
export function prefillOf(
  values: Prefill,
  present: Preferences,
): Pick<Preferences, 'prefilledEmail' | 'prefilledResidency'> {
  const email = text(values.email)
  const country = text(values.countryCode)?.toUpperCase() ?? ''
  const state = text(values.stateCode)?.toUpperCase() ?? null
  return {
    prefilledEmail: email && !emailError(email) ? email : present.prefilledEmail,
    prefilledResidency: /^[A-Z]{3}$/.test(country)
      ? { countryCode: country, stateCode: state }
      : present.prefilledResidency,
  }
}
