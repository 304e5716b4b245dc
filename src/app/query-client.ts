import { QueryClient } from '@tanstack/react-query'
import { writeJson } from '../lib/json.ts'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // The API client repeats what may be repeated; a mutation while offline fails at once, so that the customer hears of it.
      // The default hash is made by `JSON.stringify`: under a `toJSON` of the page every key would name the same entry.
      queries: { retry: false, staleTime: 1000, queryKeyHashFn: writeJson },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

const LET_GO_MS = 500

/** Forgets everything at once. A screen lets go of its queries a little later, and each would then wait five minutes for a new reader. */
export function dropCache(queryClient: QueryClient): void {
  void queryClient.cancelQueries()
  const dropped = [...queryClient.getQueryCache().getAll(), ...queryClient.getMutationCache().getAll()]
  queryClient.clear()
  setTimeout(() => dropped.forEach((entry) => entry.destroy()), LET_GO_MS)
}

/** For an element that is gone: what its last screens ask for on their way out is forgotten too. */
export function endCache(queryClient: QueryClient): void {
  dropCache(queryClient)
  setTimeout(() => queryClient.clear(), LET_GO_MS)
}
