import { queryOptions, useIsMutating, useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportPayouts, getPayout, listPayouts } from '../../api/payouts.ts'
import type { Payout, PayoutPayload, PayoutType } from '../../domain/payouts/payout.ts'
import { LIST_EVERY_MS, detailsRefreshMs, movingPayouts } from '../../domain/payout-history/polling.ts'
import { countCsvRows, csvRowsOf } from '../../domain/payout-history/csv-rows.ts'
import { isUnpayable } from '../../domain/payouts/deposit.ts'
import { differencesOf, type Difference } from '../../domain/payouts/differences.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { cancelPayout } from '../../operations/cancel-payout.ts'
import { submitPayout, type UndecidedPayout } from '../../operations/intents/payout-intent.ts'
import type { Press } from '../../operations/journal/journal.ts'
import { holdBack } from '../../operations/off-ramp/send-unfinished.ts'
import { pollAfter } from '../polling.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { journalOf } from '../operation-journal.ts'
import { useServices, type Services } from '../services.ts'
import { keys } from '../keys.ts'
import { keepUnreadable } from '../failures/unreadable.ts'

type Reader = Pick<Services, 'api' | 'queryClient'>

export const payoutsQuery = ({ api }: Pick<Reader, 'api'>) =>
  queryOptions({
    queryKey: keys.payouts,
    queryFn: ({ signal, client }) => listPayouts(api, signal, keepUnreadable(client, 'payouts')),
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
      return pollAfter(data ? detailsRefreshMs(data.status, Date.now() - watchedSince) : false, query)
    },
  })

export function usePayout(id: string) {
  const [watchedSince] = useState(Date.now)
  return useQuery(watchedPayoutQuery(useServices(), id, watchedSince))
}

/** The payout that a form has made, watched as on its own page; nothing is read where it has made none. */
export function useMadePayout(id: string | null) {
  const [watchedSince] = useState(Date.now)
  return useQuery({ ...watchedPayoutQuery(useServices(), id ?? '', watchedSince), enabled: id !== null })
}

export const listedPayoutQuery = (services: Reader, id: string) =>
  queryOptions({
    ...payoutQuery(services, id),
    staleTime: LIST_EVERY_MS,
    refetchInterval: (query) => pollAfter(LIST_EVERY_MS, query),
  })

/** Reads the payouts of the visible page that still move, one by one. */
export function useWatchPayouts(visible: readonly Payout[]) {
  const services = useServices()
  useQueries({ queries: movingPayouts(visible).map(({ id }) => listedPayoutQuery(services, id)) })
}

interface Submission {
  readonly payload: PayoutPayload
  readonly press: Press
  /** Of the chosen wallet. */
  readonly walletAddress: string | null
}

interface CreateCallbacks {
  readonly onMade: (payout: Payout) => void
  /** Nothing was made, because these may be what the customer wants. */
  readonly onEarlier: (found: readonly Payout[], submission: Submission) => void
  /** It exists, and is not what was asked for. */
  readonly onDifferent: (payout: Payout, differences: readonly Difference[]) => void
  /** Nobody can say yet whether it exists. */
  readonly onUndecided: (undecided: UndecidedPayout, submission: Submission) => void
  readonly onFailed: (error: Error, submission: Submission) => void
}

/** The callbacks are also called for a customer who has left the form meanwhile. */
export function useCreatePayout({ onMade, onEarlier, onDifferent, onUndecided, onFailed }: CreateCallbacks) {
  const services = useServices()
  const announce = useAnnounceMade()
  return useSingleMutation({
    mutationFn: ({ payload, press }: Submission) =>
      submitPayout({ api: services.api, journal: journalOf(services) }, payload, press),
    onSuccess: (result, submission) => {
      if (result.status === 'undecided') return onUndecided(result, submission)
      if (result.status === 'earlier') return onEarlier(result.found, submission)
      const { answer, isResumed } = result
      announce(answer)
      const differences = differencesOf({ ...submission, isResumed }, answer)
      if (differences.length === 0 && !isUnpayable(answer)) return onMade(answer)
      holdBack({ journal: journalOf(services) }, answer.id)
      onDifferent(answer, differences)
    },
    onError: onFailed,
    onSettled: () => services.queryClient.invalidateQueries({ queryKey: keys.payouts }),
  })
}

/** Puts a payout that was made where the next screen finds it, and tells the host. */
function useAnnounceMade() {
  const services = useServices()
  const { queryClient, emit } = services
  return (payout: Payout) => {
    queryClient.setQueryData(payoutQuery(services, payout.id).queryKey, payout)
    emit('ramp-payout-created', { id: payout.id, type: rawValue(payout.type) })
  }
}

const CANCELLING = ['cancellingPayout']

/** Whether a payout is being cancelled, wherever that was asked for. */
export const useIsCancelling = (id: string): boolean =>
  useIsMutating({ mutationKey: CANCELLING, predicate: ({ state }) => state.variables === id }) > 0

interface CancelCallbacks {
  readonly onCancelled: () => void
  readonly onFailed: (error: Error) => void
}

/** The callbacks are also called for a customer who has left the screen meanwhile. */
export function useCancelPayout({ onCancelled, onFailed }: CancelCallbacks) {
  const services = useServices()
  const { api, emit, queryClient } = services
  return useSingleMutation({
    mutationKey: CANCELLING,
    mutationFn: (id: string) => cancelPayout(api, id),
    onError: onFailed,
    onSuccess: (payout) => {
      // What the server answered stands, also when the reading that follows fails.
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

/** Reads the server's file of payouts, takes the wanted lines of it, and tells the host how many it holds. */
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
