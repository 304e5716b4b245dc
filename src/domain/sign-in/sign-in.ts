export interface SignInResult {
  readonly customerId: string
  /** `otp`, `sign-in`, `operating-residency` or another value. */
  readonly nextStep: string
  readonly countryCode: string | null
  readonly stateCode: string | null
}

export type CodeResult =
  | { readonly result: 'success'; readonly token: string }
  | { readonly result: 'mismatch' }
  | { readonly result: 'invalid' }

/** Any other result of the server means that this code will never be accepted. */
export function readCodeResult(result: string, token: string | null): CodeResult {
  if (result === 'success' && token) return { result, token }
  return result === 'mismatch' ? { result } : { result: 'invalid' }
}

export interface IdentityTokens {
  readonly idToken: string
  readonly refreshToken: string
  /** The lifetime of the token in seconds. */
  readonly expiresIn: number
  readonly uid: string
  readonly email: string
}
