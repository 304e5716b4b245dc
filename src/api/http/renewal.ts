import type { ApiSession } from './context.ts'
import { ApiError } from '../error.ts'

/** Concurrent calls with the same expired token share one refresh, and a refused refresh ends the session once. */
export function createRenewal(session: ApiSession): (expiredToken: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null

  const refresh = async () => {
    const token = await session.refresh().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'unauthorized') return null
      throw error
    })
    if (token === null) session.expired()
    return token
  }
  return async (expiredToken) => {
    const current = session.idToken()
    if (current !== expiredToken) return current
    running ??= refresh().finally(() => {
      running = null
    })
    return running
  }
}
