import { hashKey, type QueryCacheNotifyEvent, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** The queries that a screen waits for besides its code. */
export interface QueryWait {
  readonly isOver: () => boolean
  readonly end: () => Promise<void>
}

/**
 * Waits for the first result of queries that other code fetches. Failed, paused, cancelled and removed queries count as settled: nobody
 * asks for them, and the screen itself does once it is shown.
 */
export function waitForQueries(queryClient: QueryClient, queryKeys: readonly QueryKey[]): QueryWait {
  const isThere = (queryKey: QueryKey) => {
    const state = queryClient.getQueryState(queryKey)
    return state !== undefined && (state.status !== 'pending' || state.fetchStatus !== 'fetching')
  }
  const isOver = () => queryKeys.every(isThere)
  const hashes = new Set(queryKeys.map((queryKey) => hashKey(queryKey)))
  const isDropped = ({ type, query }: QueryCacheNotifyEvent) => type === 'removed' && hashes.has(query.queryHash)
  /** A new query, or one with a new observer, is asked for in the next moment. */
  const isBegun = ({ type }: QueryCacheNotifyEvent) => type === 'updated'
  const end = () =>
    new Promise<void>((resolve) => {
      if (isOver()) return resolve()
      const ignore = queryClient.getQueryCache().subscribe((event) => {
        if (!(isBegun(event) && isOver()) && !isDropped(event)) return
        ignore()
        resolve()
      })
    })
  return { isOver, end }
}
