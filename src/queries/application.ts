import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ApiClient } from '../api/client.ts'
import { merchantName } from '../domain/application.ts'
import { retryDownload } from '../lib/timing/retry-download.ts'
import { useServices } from './services.ts'

/** The one key of the first screen, which so downloads none of the others (keys.ts). */
export const applicationKey = (id: string) => ['application', id] as const

/** Waits for the current rendering work, so that a download does not compete with the first screen. */
const afterRendering = () => new Promise<void>((resolve) => setTimeout(resolve))

export const applicationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: applicationKey(id),
    // The API code is loaded lazily, so that the first screen is usable before it.
    queryFn: async ({ signal }) => {
      await afterRendering()
      const { getApplication } = await retryDownload(() => import('../api/application.ts'))
      return getApplication(api, id, signal)
    },
    staleTime: Infinity,
  })

/** The merchant's application; its name and flags do not change while the widget is open. */
export function useApplication() {
  const { api, applicationId } = useServices()
  return useQuery(applicationQuery(api, applicationId))
}

/** Null until it is known: a name that changes would look like another merchant. */
export function useMerchantName(): string | null {
  const { settings } = useServices()
  const { data: application, isPending } = useApplication()
  return isPending ? null : merchantName({ nickname: application?.nickname ?? null }, settings.brand.nickname)
}
