import type { ApiSession } from '../client.ts'
import { ApiError } from '../error.ts'

/** Calls that meet an expired token at the same time share one refresh, and the session ends once. */
export function createRenewal(session: ApiSession): (spent: string) => Promise<string | null> {
  let running: Promise<string | null> | null = null

  const refresh = async () => {
    const token = await session.refresh().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'unauthorized') return null
      throw error
    })
    if (token === null) session.expired()
    return token
  }
  return async (spent) => {
    const current = session.idToken()
    if (current !== spent) return current
    running ??= refresh().finally(() => {
      running = null
    })
    return running
  }
}
