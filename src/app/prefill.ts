import { emailError } from '../domain/sign-in/email.ts'
import type { Preferences } from '../stores/preferences.ts'

/** The values that a host may prefill. Fields that the customer has edited keep their values. */
export interface Prefill {
  readonly email?: string
  /** An ISO 3166-1 alpha-3 code. */
  readonly countryCode?: string
  /** An ISO 3166-2 code. */
  readonly stateCode?: string
}

const text = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)

/** Ignores invalid values. The form validates the others. */
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
