import * as z from 'zod/mini'
import { readCodeResult, type SignInResult } from '../domain/sign-in/sign-in.ts'
import { normalizeEmail } from '../domain/sign-in/email.ts'
import type { ApiClient } from './client.ts'
import { acceptedSchema, textOrNull } from './wire/values.ts'

const signInResult: z.ZodMiniType<SignInResult> = z.object({
  customerId: z.string(),
  nextStep: z.string(),
  countryCode: textOrNull,
  stateCode: textOrNull,
})

const codeResult = z.pipe(
  z.object({ result: z.string(), token: textOrNull }),
  z.transform(({ result, token }) => readCodeResult(result, token)),
)

interface LoginPayload {
  readonly email: string
  readonly preventSendingEmail: boolean
}

/** The e-mail is normalised here, because it may come from the host's path instead of the form. */
export function login(api: ApiClient, { email, preventSendingEmail }: LoginPayload): Promise<SignInResult> {
  const body = { email: normalizeEmail(email), preventSendingEmail }
  return api.request('POST', 'auth/login', { level: 'public', body, schema: signInResult, repeats: 0 })
}

export interface ResidencyPayload {
  readonly countryCode: string
  readonly stateCode?: string | undefined
}

/** Resolves with false where the region is not served. */
export const saveResidency = (api: ApiClient, body: ResidencyPayload) =>
  api.request('POST', 'auth/operating-residency', { level: 'customer', body, schema: acceptedSchema })

export const verifyCode = (api: ApiClient, body: { readonly code: string }) =>
  api.request('POST', 'auth/otp/verify', { level: 'customer', body, schema: codeResult, repeats: 0 })

/** Resolves with false where the category is prohibited. Null means "none of the above". */
export const saveBusinessType = (api: ApiClient, body: { readonly businessType: string | null }) =>
  api.request('POST', 'auth/business-type', { level: 'customer', body, schema: acceptedSchema })
