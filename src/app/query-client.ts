import { MutationCache, QueryClient } from '@tanstack/react-query'
import { writeJson } from '../lib/json.ts'
import { freshFor } from '../queries/fresh-for.ts'

/** A mutation of a customer who has gone never ends: its message, its next step and its event would be another customer's. */
function createMutationCache(): MutationCache {
  const never = new Promise<never>(() => {})
  const isKept = (mutation: unknown) => cache.getAll().some((each) => each === mutation)
  const ifPresent = (...[, , , mutation]: readonly unknown[]) => (isKept(mutation) ? undefined : never)
  const cache: MutationCache = new MutationCache({ onSuccess: ifPresent, onError: ifPresent })
  return cache
}

export const createQueryClient = () =>
  new QueryClient({
    mutationCache: createMutationCache(),
    defaultOptions: {
      // The API client does the retries. A mutation while offline fails at once, so that the customer sees the error.
      // The default hash is made by `JSON.stringify`: under a `toJSON` of the page every key would name the same entry.
      queries: { retry: false, staleTime: freshFor(1000), queryKeyHashFn: writeJson },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const UNMOUNT_DELAY_MS = 500

/** Clears the cache at once. A screen unsubscribes from its queries a little later, and each would then stay in memory for five minutes. */
export function dropCache(queryClient: QueryClient): void {
  void queryClient.cancelQueries()
  const dropped = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()]
  queryClient.clear()
  setTimeout(() => dropped.forEach((entry) => entry.destroy()), UNMOUNT_DELAY_MS)
}

/** Ends the cache of a removed element. It also drops the queries that the last screens start while they unmount. */
export function endCache(queryClient: QueryClient): void {
  dropCache(queryClient)
  setTimeout(() => queryClient.clear(), UNMOUNT_DELAY_MS)
}
