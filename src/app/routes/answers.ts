import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A screen that has waited so long says itself what it waits for, and what failed. */
const LIMIT_MS = 5000

/** What a screen waits for besides its code. */
export interface Answers {
  readonly areThere: () => boolean
  /** Resolves when they are there, or after the limit. */
  readonly arrive: () => Promise<void>
}

/** The first answers to some calls of a customer. A call that failed, or that waits for a connection, is answered too. */
export function firstAnswers(queryClient: QueryClient, queryKeys: readonly QueryKey[]): Answers {
  const isThere = (queryKey: QueryKey) => {
    const state = queryClient.getQueryState(queryKey)
    return state !== undefined && (state.status !== 'pending' || state.fetchStatus === 'paused')
  }
  const areThere = () => queryKeys.every(isThere)
  const arrive = () =>
    new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        ignore()
        resolve()
      }
      const timer = setTimeout(end, LIMIT_MS)
      const ignore = queryClient.getQueryCache().subscribe(() => areThere() && end())
      if (areThere()) end()
    })
  return { areThere, arrive }
}
