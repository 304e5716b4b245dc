import { queryOptions, useIsMutating, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportPayouts, getPayout, listPayouts } from '../../api/payouts.ts'
import { countCsvRows, csvRowsOf } from '../../domain/payout-history/csv-rows.ts'
import { LIST_EVERY_MS, detailsRefreshMs, movingPayouts } from '../../domain/payout-history/polling.ts'
import type { Payout, PayoutType } from '../../domain/payouts/payout.ts'
import { cancelPayout } from '../../operations/cancel-payout.ts'
import { storeUnreadableCount } from '../failures/unreadable.ts'
import { freshFor } from '../fresh-for.ts'
import { keys } from '../keys.ts'
import { pollAfter } from '../polling.ts'
import { useServices, type Services } from '../services.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { monotonicTime } from '../../lib/timing/clock.ts'

type Reader = Pick<Services, 'api' | 'queryClient'>

export const payoutsQuery = ({ api }: Pick<Reader, 'api'>) =>
  queryOptions({
    queryKey: keys.payouts,
    queryFn: ({ signal, client }) => listPayouts(api, signal, storeUnreadableCount(client, 'payouts')),
  })

/** A payout that is read by itself is also renewed in the list. */
export const payoutQuery = (services: Reader, id: string) =>
  queryOptions({
    queryKey: keys.payout(id),
    queryFn: async ({ signal }) => {
      const payout = await getPayout(services.api, id, signal)
      renewInList(services, payout)
      return payout
    },
  })

function renewInList(services: Reader, payout: Payout) {
  const { queryClient } = services
  const key = payoutsQuery(services).queryKey
  const list = queryClient.getQueryState(key)
  queryClient.setQueryData(
    key,
    (payouts) => payouts?.map((listed) => (listed.id === payout.id ? payout : listed)),
    list ? { updatedAt: list.dataUpdatedAt } : {},
  )
  // Data that is set counts as valid, and the list may lack a payout that was just made.
  if (list?.isInvalidated) void queryClient.invalidateQueries({ queryKey: key, exact: true, refetchType: 'none' })
}

export function usePayouts() {
  return useQuery(payoutsQuery(useServices()))
}

/** For the page of one payout: read again while it moves. */
export const watchedPayoutQuery = (services: Reader, id: string, watchedSince: number) =>
  queryOptions({
    ...payoutQuery(services, id),
    refetchInterval: (query) => {
      const { data } = query.state
      return pollAfter(data ? detailsRefreshMs(data, monotonicTime() - watchedSince) : false, query)
    },
  })

export function usePayout(id: string) {
  const [watchedSince] = useState(monotonicTime)
  return useQuery(watchedPayoutQuery(useServices(), id, watchedSince))
}

/** The payout that a form has made, watched as on its own page; nothing is read where it has made none. */
export function useMadePayout(id: string | null) {
  const [watchedSince] = useState(monotonicTime)
  return useQuery({ ...watchedPayoutQuery(useServices(), id ?? '', watchedSince), enabled: id !== null })
}

export const listedPayoutQuery = (services: Reader, id: string) =>
  queryOptions({
    ...payoutQuery(services, id),
    staleTime: freshFor(LIST_EVERY_MS),
    refetchInterval: (query) => pollAfter(LIST_EVERY_MS, query),
  })

/** Reads the payouts of the visible page that still move, one by one. */
export function useWatchPayouts(visible: readonly Payout[]) {
  const services = useServices()
  useQueries({ queries: movingPayouts(visible).map(({ id }) => listedPayoutQuery(services, id)) })
}

const CANCELLING = ['cancellingPayout']

/** Whether a payout is being cancelled, wherever that was asked for. */
export const useIsCancelling = (id: string): boolean =>
  useIsMutating({ mutationKey: CANCELLING, predicate: ({ state }) => state.variables === id }) > 0

interface CancelCallbacks {
  readonly onCancelled: () => void
  readonly onFailed: (error: Error) => void
}

/** The callbacks are also called for a customer who has left the screen. */
export function useCancelPayout({ onCancelled, onFailed }: CancelCallbacks) {
  const services = useServices()
  const { api, emit, queryClient } = services
  return useSingleMutation({
    mutationKey: CANCELLING,
    // A lost cancel is looked up, and by then another customer may be signed in.
    mutationFn: (id: string) => cancelPayout(api.ofSession(), id),
    onError: onFailed,
    onSuccess: (payout) => {
      // The server's answer is kept, also when the reading that follows fails.
      queryClient.setQueryData(payoutQuery(services, payout.id).queryKey, payout)
      renewInList(services, payout)
      emit('ramp-payout-cancelled', { id: payout.id })
      onCancelled()
    },
    onSettled: (_payout, _error, id) =>
      Promise.all([keys.payouts, keys.payout(id)].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}

interface ExportCallbacks {
  readonly onExported: (csv: string) => void
  readonly onFailed: (error: Error) => void
}

interface Export {
  /** Null: every type. */
  readonly type: PayoutType | null
  /** Null: every payout of the type. */
  readonly ids: readonly string[] | null
}

/** Reads the server's file of payouts, takes the wanted lines of it, and reports their number to the host. */
export function useExportPayouts({ onExported, onFailed }: ExportCallbacks) {
  const { api, emit } = useServices()
  return useSingleMutation({
    async mutationFn({ type, ids }: Export) {
      const csv = await exportPayouts(api, type ?? undefined)
      return ids ? csvRowsOf(csv, ids) : csv
    },
    onSuccess: (csv) => {
      onExported(csv)
      emit('ramp-csv-exported', { count: countCsvRows(csv) })
    },
    onError: onFailed,
  })
}
