import * as z from 'zod/mini'
import { VERIFICATION_STATUSES, readStatus, type VerificationProvider } from '../domain/onboarding/onboarding-state.ts'
import type { ApiClient } from './client.ts'
import { onboardingState } from './onboarding.ts'
import { rowsOf } from './wire/list.ts'
import { timestamp, orNull, textOrBlank, textOrNull, webUrl } from './wire/values.ts'

const externalUrl = z.object({ url: webUrl, expiresAt: orNull(timestamp) })

const accessToken = z.pipe(
  z.object({ token: z.string() }),
  z.transform(({ token }) => token),
)

const sepaStatus = z.pipe(
  z.object({ status: z.string() }),
  z.transform(({ status }) => status),
)

const provider: z.ZodMiniType<VerificationProvider> = z.pipe(
  z.object({ name: textOrBlank, displayName: textOrNull, kind: textOrBlank, status: z.optional(z.unknown()) }),
  z.transform(({ name, displayName, kind, status }) => ({
    name,
    displayName: displayName ?? name,
    kind,
    status: readStatus(VERIFICATION_STATUSES, status),
  })),
)

const providers = z.pipe(
  z.object({ providers: rowsOf(provider) }),
  z.transform(({ providers }) => providers),
)

interface ExternalUrlRequest {
  readonly customerType: string
  readonly language: string
}

export const createExternalUrl = (
  api: ApiClient,
  { customerType, language }: ExternalUrlRequest,
  signal?: AbortSignal,
) =>
  api.request('POST', 'kyc/externalUrl', {
    query: { lang: language },
    body: { customerType },
    schema: externalUrl,
    key: null,
    signal,
  })

export const createAccessToken = (api: ApiClient, signal?: AbortSignal) =>
  api.request('POST', 'kyc/sumsub-access-token', { schema: accessToken, key: null, signal })

export const resetVerification = (api: ApiClient) => api.request('POST', 'kyc/reset', { schema: onboardingState })

/** Returns the status of the requested SEPA capability. */
export const requestSepa = (api: ApiClient) => api.request('POST', 'kyc/sepa', { schema: sepaStatus })

export const listProviders = (api: ApiClient, signal?: AbortSignal) =>
  api.request('GET', 'kyc/providers', { schema: providers, signal })
