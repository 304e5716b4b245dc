import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { listBankIds } from '../../api/bank-ids.ts'
import type { ApiClient } from '../../api/client.ts'
import { useServices } from '../services.ts'
import { keys } from '../keys.ts'

/** The country is an alpha-3 code; null sends no request. */
export const bankIdsQuery = (api: ApiClient, country: string | null) =>
  queryOptions({
    queryKey: keys.bankIds(country),
    queryFn: country === null ? skipToken : ({ signal }) => listBankIds(api, country, signal),
    staleTime: Infinity,
  })

export function useBankIds(country: string | null) {
  const { api } = useServices()
  return useQuery(bankIdsQuery(api, country))
}
