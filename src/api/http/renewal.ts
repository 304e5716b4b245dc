import type { ApiSession } from './context.ts'
import { ApiError } from '../error.ts'

/** Concurrent calls with the same expired token share one refresh, and a refused refresh ends the session once. */
export function createRenewal(session: ApiSession): (expiredToken: string) => Promise<string | null> {
  let running: { readonly expiredToken: string; readonly renewed: Promise<string | null> } | null = null

  const refresh = async (expiredToken: string) => {
    const token = await session.refresh().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'unauthorized') return null
      throw error
    })
    // By the time of the answer another customer may have signed in.
    if (token === null && session.idToken() === expiredToken) session.expired()
    return token
  }
  return async (expiredToken) => {
    const current = session.idToken()
    if (current !== expiredToken) return current
    if (running?.expiredToken === expiredToken) return running.renewed
    const renewal = { expiredToken, renewed: refresh(expiredToken) }
    running = renewal
    return renewal.renewed.finally(() => {
      if (running === renewal) running = null
    })
  }
}
