import { queryOptions, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { ApiClient } from '../../api/client.ts'
import { createAccessToken, createExternalUrl, listProviders, requestSepa, resetVerification } from '../../api/kyc.ts'
import { useLanguageCode } from '../language.ts'
import { onboardingQuery, useRefreshOnboarding } from './onboarding.ts'
import { useServices } from '../services.ts'
import { freshFor } from '../fresh-for.ts'
import { keys } from '../keys.ts'
import { deviceMoment, longestSince } from '../../lib/timing/clock.ts'
import { serverDate } from '../../lib/server-clock.ts'

const OLD_AFTER_MS = 30 * 60_000
const ONCE = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

/** Each request creates a new token, so only a start of the widget and an expired token send one. */
export const accessTokenQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.accessToken,
    queryFn: ({ signal }) => createAccessToken(api, signal),
    staleTime: Infinity,
    gcTime: 0,
    ...ONCE,
  })

export function useAccessToken() {
  const { api } = useServices()
  return useQuery(accessTokenQuery(api))
}

/** The widget calls this function when its token has expired. */
export function useRenewAccessToken() {
  const { api, queryClient } = useServices()
  return useCallback(() => queryClient.fetchQuery({ ...accessTokenQuery(api), staleTime: 0 }), [queryClient, api])
}

interface ExternalUrlRequest {
  readonly customerType: string
  readonly language: string
}

export const externalUrlQuery = (api: ApiClient, request: ExternalUrlRequest | null) =>
  queryOptions({
    queryKey: keys.externalUrl(request?.customerType, request?.language),
    queryFn: request
      ? async ({ signal }) => ({ ...(await createExternalUrl(api, request, signal)), madeAt: deviceMoment() })
      : skipToken,
    staleTime: Infinity,
    ...ONCE,
  })

/** A failed request is repeated when the customer or the network comes back, because the link is disabled without an address. */
const whereItFailed = ({ state }: { readonly state: { readonly status: string } }) =>
  state.status === 'error' && 'always'

/** The address of the external verification page (decisions.md O14); null until the customer type is known. */
export function useExternalUrl(customerType: string | null) {
  const { api, clock } = useServices()
  const language = useLanguageCode()
  const query = useQuery({
    ...externalUrlQuery(api, customerType === null ? null : { customerType, language }),
    refetchOnWindowFocus: whereItFailed,
    refetchOnReconnect: whereItFailed,
  })
  const { data, refetch } = query

  const isOld = () =>
    data === undefined ||
    longestSince(data.madeAt) > OLD_AFTER_MS ||
    (data.expiresAt !== null && data.expiresAt <= serverDate(clock))
  /** Resolves with the address to open; an expired one is renewed. */
  const current = async () => (isOld() ? (await refetch({ throwOnError: true })).data?.url : data?.url)
  return { ...query, isOld, current }
}

interface OpenedPage {
  readonly url: string
  readonly language: string
}

/** The address of the frame. It does not change while the frame is mounted, because a new one would restart the verification. */
export function useExternalFrameUrl(customerType: string) {
  const { api } = useServices()
  const language = useLanguageCode()
  const { data, error, isFetching, refetch } = useQuery({
    ...externalUrlQuery(api, { customerType, language }),
    staleTime: freshFor(OLD_AFTER_MS),
    refetchOnMount: true,
  })
  const [opened, setOpened] = useState<OpenedPage | null>(null)
  const isOpened = opened?.language === language
  if (!isOpened && data && !isFetching && !error) setOpened({ url: data.url, language })
  return {
    url: isOpened ? opened.url : null,
    error: isOpened ? null : error,
    isFetching,
    retry: () => void refetch(),
  }
}

export const providersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: keys.providers,
    queryFn: ({ signal }) => listProviders(api, signal),
    staleTime: freshFor(60_000),
  })

export function useProviders() {
  const { api } = useServices()
  return useQuery(providersQuery(api))
}

export function useResetVerification() {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const refresh = useRefreshOnboarding()
  return useMutation({
    mutationFn: () => resetVerification(api),
    onSuccess: (state) => queryClient.setQueryData(onboardingQuery(api).queryKey, state),
    onSettled: refresh,
  })
}

export function useRequestSepa() {
  const { api } = useServices()
  const refresh = useRefreshOnboarding()
  return useMutation({ mutationFn: () => requestSepa(api), onSettled: refresh })
}
