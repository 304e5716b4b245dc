import { useMutation, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand/react'
import type { WalletSession } from '../../chains/adapter.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../../operations/journal/entry.ts'
import { initialSending, type Sending, type SendingEnd } from '../../operations/off-ramp/sending.ts'
import { canSendUnfinished } from '../../operations/off-ramp/send-unfinished.ts'
import { serverWord } from '../../operations/off-ramp/server-word.ts'
import { cancelUnfinished, unfinishedEntries, type Unfinished } from '../../operations/off-ramp/unfinished.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../operation-journal.ts'
import { useServices } from '../services.ts'
import { payoutsQuery } from './payouts.ts'
import { sendingsOf } from './sendings.ts'

interface SendCallbacks {
  readonly onEnded: (end: SendingEnd, payout: Payout) => void
}

/** Has the wallet send the tokens of a payout. The callback is also called for a customer who has left the form meanwhile. */
export function useSendPayout({ onEnded }: SendCallbacks) {
  const sendings = sendingsOf(useServices())
  return (payout: Payout, session: WalletSession) => {
    void sendings.send(payout, session).then((end) => onEnded(end, payout))
  }
}

interface SendNowCallbacks extends SendCallbacks {
  readonly onFailed: (error: unknown) => void
}

/** Has the wallet send what an earlier page left, by the customer's word. */
export function useSendUnfinished({ onEnded, onFailed }: SendNowCallbacks) {
  const sendings = sendingsOf(useServices())
  return (payout: Payout, session: WalletSession) => {
    void sendings.sendUnfinished(payout, session).then((end) => onEnded(end, payout), onFailed)
  }
}

/** How far the sending of a payout is. */
export const useSending = (payoutId: string): Sending =>
  useStore(sendingsOf(useServices()).store, (sendings) => sendings.get(payoutId) ?? initialSending)

export interface UnfinishedTransfer extends Unfinished {
  /** What this element has found out of it since; null where it follows nothing. */
  readonly sending: Sending | null
  /** No wallet was asked for it, and it is what the customer asked for: it may be sent now. */
  readonly canSend: boolean
}

/**
 * The off-ramps that earlier pages of this device left behind, but for those that this element sends itself. What could not be read
 * is read again; what the list shows to have moved on is not asked about beside it.
 */
export function useUnfinishedTransfers() {
  const services = useServices()
  const sendings = sendingsOf(services)
  const known = useStore(sendings.store)
  const journal = journalOf(services)
  const unfinished = new Set(unfinishedEntries({ journal }).map(({ opId }) => opId))
  const {
    data = [],
    refetch,
    isFetching,
  } = useQuery({
    queryKey: keys.unfinished,
    queryFn: sendings.resume,
    enabled: unfinished.size > 0,
    staleTime: 0,
    refetchInterval: sendings.resumeAfter,
  })
  const { data: listed = [] } = useQuery({ ...payoutsQuery(services), enabled: false })
  const movedOn = new Set(listed.filter(({ status }) => serverWord(status) !== 'waiting').map(({ id }) => id))
  const transfers = data
    .filter(({ entry, payout }) => unfinished.has(entry.opId) && !movedOn.has(payout.id))
    .map((found): UnfinishedTransfer => ({
      ...found,
      sending: known.get(found.payout.id) ?? null,
      canSend: canSendUnfinished({ journal }, found),
    }))
  return { transfers, refetch, isFetching }
}

interface CancelCallbacks {
  readonly onCancelled: (payout: Payout | null) => void
  readonly onFailed: (error: Error) => void
}

/** Cancels what an earlier page left, by the customer's word. `null`: another tab has sent it meanwhile. */
export function useCancelUnfinished({ onCancelled, onFailed }: CancelCallbacks) {
  const services = useServices()
  const { api, emit, queryClient } = services
  return useMutation({
    mutationFn: (entry: JournalEntry) => cancelUnfinished({ api, journal: journalOf(services) }, entry),
    onSuccess: (payout) => {
      if (payout) emit('ramp-payout-cancelled', { id: payout.id })
      onCancelled(payout)
    },
    onError: onFailed,
    onSettled: () =>
      Promise.all([keys.payouts, keys.unfinished].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
