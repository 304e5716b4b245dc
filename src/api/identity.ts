import * as z from 'zod/mini'
import type { IdentityTokens } from '../domain/sign-in/sign-in.ts'
import type { ApiClient } from './client.ts'
import { ApiError } from './error.ts'
import type { RequestOptions } from './http/context.ts'
import { ignoredBody } from './wire/values.ts'

const identityTokens: z.ZodMiniType<IdentityTokens> = z.object({
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  uid: z.string(),
  email: z.string(),
})

type Options = Pick<RequestOptions<unknown>, 'outlivesSession' | 'signal'>

/** The session of another customer may end during the exchange, so it ends by `signal` alone. */
export const exchangeToken = (api: ApiClient, token: string, signal?: AbortSignal) =>
  api.request('POST', '/v1/identity/token', {
    level: 'public',
    body: { token },
    schema: identityTokens,
    outlivesSession: true,
    signal,
  })

export const refreshToken = (api: ApiClient, refreshToken: string, options: Options = {}) =>
  api.request('POST', '/v1/identity/refresh', {
    level: 'public',
    body: { refreshToken },
    schema: identityTokens,
    ...options,
  })

/** Null when the server answers 401. */
const unlessRefused = <T>(call: Promise<T>): Promise<T | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError && error.kind === 'unauthorized') return null
    throw error
  })

/**
 * Ends a session on the server, whoever is signed in here by then. An expired token is renewed once, because its refresh token lives until
 * the sign-out. When the server refuses that too, it has already ended the session.
 */
export async function signOut(api: ApiClient, tokens: Pick<IdentityTokens, 'idToken' | 'refreshToken'>): Promise<void> {
  const end = (token: string) =>
    unlessRefused(api.request('POST', '/v1/identity/sign-out', { schema: ignoredBody, token, outlivesSession: true }))
  if ((await end(tokens.idToken)) !== null) return
  const renewed = await unlessRefused(refreshToken(api, tokens.refreshToken, { outlivesSession: true }))
  if (renewed !== null) await end(renewed.idToken)
}

export const identityClient = {
  setBusinessType(): never {
    throw new Error('Setting the business type is not supported for identity')
  },
}
