import { hashKey, type QueryCacheNotifyEvent, type QueryClient, type QueryKey } from '@tanstack/react-query'

/** What a screen waits for besides its code. */
export interface Answers {
  readonly areThere: () => boolean
  readonly arrive: () => Promise<void>
}

/**
 * The first answers to calls that someone else sends. A call that failed, or that waits for a connection, is answered too. Every call
 * ends some time, and what a sign-out drops is not waited for any more.
 */
export function firstAnswers(queryClient: QueryClient, queryKeys: readonly QueryKey[]): Answers {
  const isThere = (queryKey: QueryKey) => {
    const state = queryClient.getQueryState(queryKey)
    return state !== undefined && (state.status !== 'pending' || state.fetchStatus === 'paused')
  }
  const areThere = () => queryKeys.every(isThere)
  const hashes = new Set(queryKeys.map((queryKey) => hashKey(queryKey)))
  const isDropped = ({ type, query }: QueryCacheNotifyEvent) => type === 'removed' && hashes.has(query.queryHash)
  const arrive = () =>
    new Promise<void>((resolve) => {
      if (areThere()) return resolve()
      const ignore = queryClient.getQueryCache().subscribe((event) => {
        if (!areThere() && !isDropped(event)) return
        ignore()
        resolve()
      })
    })
  return { areThere, arrive }
}
