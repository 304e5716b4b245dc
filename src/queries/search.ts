import { queryOptions } from '@tanstack/react-query'
import { retryDownload } from '../lib/timing/retry-download.ts'
import { keys } from './keys.ts'

/** The fuzzy search is a separate chunk, loaded when the customer types. */
export const searchQuery = (isAsked: boolean) =>
  queryOptions({
    queryKey: keys.search,
    queryFn: async () => (await retryDownload(() => import('../lib/search/fuzzy-search.ts'))).createSearch,
    enabled: isAsked,
    staleTime: Infinity,
    networkMode: 'always',
  })
