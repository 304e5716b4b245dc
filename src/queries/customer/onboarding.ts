import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import type { ApiClient } from '../../api/client.ts'
import { getOnboarding } from '../../api/onboarding.ts'
import type { Me } from '../../domain/me.ts'
import { overallStatus } from '../../domain/onboarding/overall-status.ts'
import { onboardingPollMs } from '../../domain/onboarding/polling.ts'
import { isActivationPending, POLL_ACTIVATION_EVERY_MS } from '../../domain/onboarding/activation.ts'
import { useApplication } from '../application.ts'
import { useMe } from './me.ts'
import { pollAfter } from '../polling.ts'
import { usePreference, useServices } from '../services.ts'
import { keys } from '../keys.ts'
import { useCoalesced } from './use-coalesced.ts'

export const onboardingQuery = (api: ApiClient) =>
  queryOptions({ queryKey: keys.onboarding, queryFn: ({ signal }) => getOnboarding(api, signal) })

export function useOnboarding() {
  const { api } = useServices()
  return useQuery(onboardingQuery(api))
}

/** Whether the verification is finally rejected, which blocks every screen. */
export function useIsRejected(): boolean {
  const { data: application } = useApplication()
  const { data: state } = useOnboarding()
  return state !== undefined && overallStatus(state.kyc, application?.access.kycLevel2 ?? false) === 'rejected'
}

/** For the onboarding screens. It polls while a change is pending that only polling detects. */
export const watchedOnboardingQuery = (api: ApiClient, { me, rampOnly, hasLevel2Access }: Watcher) =>
  queryOptions({
    ...onboardingQuery(api),
    refetchInterval: (query) => {
      const state = query.state.data
      if (!state) return false
      const isWaiting = me && isActivationPending({ me, rampOnly, state, hasLevel2Access })
      return pollAfter(isWaiting ? POLL_ACTIVATION_EVERY_MS : onboardingPollMs(state, hasLevel2Access), query)
    },
  })

interface Watcher {
  readonly me?: Me | undefined
  readonly rampOnly: boolean
  readonly hasLevel2Access: boolean
}

export function useWatchedOnboarding() {
  const { api } = useServices()
  const rampOnly = usePreference('rampOnly')
  const { data: application } = useApplication()
  const { data: me } = useMe()
  const hasLevel2Access = application?.access.kycLevel2 ?? false
  return useQuery(watchedOnboardingQuery(api, { me, rampOnly, hasLevel2Access }))
}

const READ = [keys.onboarding, keys.me, keys.providers]

/** Refetches the onboarding data after a change by the customer. */
export function useRefreshOnboarding() {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all(READ.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  }, [queryClient])
}

/** Refetches when the customer leaves a screen of the vendor, also where the data is less than a second old and counts as fresh. */
export function useRefreshOnLeave(): void {
  const refresh = useRefreshOnboarding()
  useEffect(() => () => void refresh(), [refresh])
}

/** Refetches after a message of the terms frame or the verification widget. A flood of messages does not cancel pending requests. */
export function useHandleFrameMessage(): () => void {
  const queryClient = useQueryClient()
  const refresh = useCoalesced(useRefreshOnboarding())
  return useCallback(() => {
    // The next screen refetches even when this one unmounts before its coalesced refetch.
    for (const queryKey of READ) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    void refresh()
  }, [queryClient, refresh])
}

/** Also polls while the server has not confirmed a frame's submission; null does not poll. */
export function usePollOnboarding(everyMs: number | null) {
  const { api } = useServices()
  useQuery({
    ...onboardingQuery(api),
    enabled: everyMs !== null,
    refetchInterval: (query) => pollAfter(everyMs ?? false, query),
  })
}
