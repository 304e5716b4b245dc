import * as z from 'zod/mini'
import type { IdentityTokens } from '../domain/sign-in/sign-in.ts'
import type { ApiClient } from './client.ts'
import { ApiError } from './error.ts'
import { ignoredBody } from './wire/values.ts'

const identityTokens: z.ZodMiniType<IdentityTokens> = z.object({
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  uid: z.string(),
  email: z.string(),
})

export const exchangeToken = (api: ApiClient, token: string) =>
  api.request('POST', '/v1/identity/token', { level: 'public', body: { token }, schema: identityTokens })

export const refreshToken = (api: ApiClient, refreshToken: string) =>
  api.request('POST', '/v1/identity/refresh', { level: 'public', body: { refreshToken }, schema: identityTokens })

/** A 401 counts as success, because the server has already ended the session. */
export async function signOut(api: ApiClient): Promise<void> {
  await api.request('POST', '/v1/identity/sign-out', { schema: ignoredBody, renews: false }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.kind === 'unauthorized')) throw error
  })
}

export const identityClient = {
  setBusinessType(): never {
    throw new Error('Setting the business type is not supported for identity')
  },
}
