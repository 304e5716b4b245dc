import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../../api/client.ts'
import { getTermsUrl } from '../../api/onboarding.ts'
import { useServices } from '../services.ts'
import { keys } from '../keys.ts'

/** It is loaded once, because another request would start another session in the frame (decisions.md E9). */
export const termsUrlQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.termsUrl,
    queryFn: ({ signal }) => getTermsUrl(api, signal),
    staleTime: Infinity,
    gcTime: Infinity,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export function useTermsUrl() {
  const { api } = useServices()
  return useQuery(termsUrlQuery(api))
}
