import { queryOptions } from '@tanstack/react-query'
import { keys } from './keys.ts'

/** The fuzzy search is a chunk of its own, asked for when somebody types. */
export const searchQuery = (isAsked: boolean) =>
  queryOptions({
    queryKey: keys.search,
    queryFn: async () => (await import('../lib/fuzzy-search.ts')).fuzzySearch,
    enabled: isAsked,
    staleTime: Infinity,
    networkMode: 'always',
  })
