import { QueryClient } from '@tanstack/react-query'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      // The API client repeats what may be repeated; a mutation while offline fails at once, so that the customer hears of it.
      queries: { retry: false, staleTime: 1000 },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
