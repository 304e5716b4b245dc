import { useMutation, useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand/react'
import type { Since, WalletSession } from '../../chains/adapter.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { initialSending, type Sending, type SendingEnd } from '../../operations/off-ramp/sending.ts'
import { canSendUnfinished } from '../../operations/off-ramp/send-unfinished.ts'
import { offRampEntry } from '../../operations/off-ramp/send-payout.ts'
import { depositStatusOf } from '../../operations/off-ramp/deposit-status.ts'
import {
  cancelUnfinished,
  declinedEntries,
  returningEntries,
  unfinishedEntries,
  type Unfinished,
} from '../../operations/off-ramp/unfinished.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../operation-journal.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../wallets/chain-node.ts'
import { lazyAdapter } from '../../operations/sendings/lazy-adapter.ts'
import { payoutsQuery } from './payouts.ts'
import type { Sendings } from '../../operations/sendings/sendings.ts'
import { sendingsOf } from './sendings.ts'

interface SendCallbacks {
  readonly onEnded: (end: SendingEnd, payout: Payout) => void
  /** It was cancelled because the wallet declined, and the wallet has sent the tokens all the same. */
  readonly onSentAnyway: (payout: Payout) => void
}

/** Tells the end, and what a wallet that declined does afterwards. */
const tellerOf =
  (sendings: Sendings, { onEnded, onSentAnyway }: SendCallbacks) =>
  async (end: SendingEnd, payout: Payout): Promise<void> => {
    onEnded(end, payout)
    if (end.status !== 'notSent' || !end.isCancelled) return
    if ((await sendings.declined.watch(payout)) !== null) onSentAnyway(payout)
  }

/** Has the wallet send the tokens of a payout. The callback is also called for a customer who has left the form meanwhile. */
export function useSendPayout(callbacks: SendCallbacks) {
  const sendings = sendingsOf(useServices())
  const tell = tellerOf(sendings, callbacks)
  return (payout: Payout, session: WalletSession) => {
    void sendings.send(payout, session).then((end) => tell(end, payout))
  }
}

interface SendNowCallbacks extends SendCallbacks {
  readonly onFailed: (error: unknown) => void
}

/** Has the wallet send what an earlier page left, by the customer's word. */
export function useSendUnfinished({ onFailed, ...callbacks }: SendNowCallbacks) {
  const sendings = sendingsOf(useServices())
  const tell = tellerOf(sendings, callbacks)
  return (payout: Payout, session: WalletSession) => {
    void sendings.sendUnfinished(payout, session).then((end) => tell(end, payout), onFailed)
  }
}

/** What this device knows of a pending off-ramp: `foreign` where nothing here has made it; `ended` where nothing is left to be said. */
type OwnTransfer = UnfinishedTransfer | 'foreign' | 'ended'

export function useOwnTransfer(payout: Payout) {
  const journal = journalOf(useServices())
  const { transfers, refetch, isFetching } = useUnfinishedTransfers()
  const found = transfers.find((each) => each.payout.id === payout.id)
  const own: OwnTransfer = found ?? (offRampEntry(journal, payout.id) ? 'ended' : 'foreign')
  return { own, refetch, isFetching }
}

/** How far the sending of a payout is. */
export const useSending = (payoutId: string): Sending =>
  useStore(sendingsOf(useServices()).store, (sendings) => sendings.get(payoutId) ?? initialSending)

/** Whether this element is sending the tokens of a payout at this moment. */
export const useStartedSending = (payoutId: string): boolean =>
  useStore(sendingsOf(useServices()).store, (sendings) => sendings.get(payoutId)?.end === null)

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
  const movedOn = new Set(listed.filter(({ status }) => depositStatusOf(status) !== 'waiting').map(({ id }) => id))
  const transfers = data
    .filter(({ entry, payout }) => unfinished.has(entry.opId) && !movedOn.has(payout.id))
    .map((found): UnfinishedTransfer => {
      const sending = known.get(found.payout.id) ?? null
      // What this element looks after it knows better than the last reading.
      const entry = sending ? journal.presentOf(found.entry) : found.entry
      return { ...found, entry, sending, canSend: canSendUnfinished({ journal }, found) }
    })
  return { transfers, refetch, isFetching }
}

/** Cancels, by the customer's word, what an earlier page left, unless the network has its tokens. */
export function cancelLeft(services: Services, left: Unfinished): Promise<Payout | null> {
  const findSent = async ({ entry: { since }, payout }: Unfinished) => {
    const deposit = depositOf(payout)
    if (!deposit) return null
    const search = (from: Since) => lazyAdapter(deposit.network).findSent(deposit, from, chainNodeOf(services))
    // Another device may have sent before this one asked its wallet. A node that tells no times is searched from the block of the asking.
    return search(payout.created).catch((error: unknown) => {
      if (since === undefined) throw error
      return search(since)
    })
  }
  return cancelUnfinished({ api: services.api, journal: journalOf(services), findSent }, left)
}

/** Off-ramps of this device that were cancelled, and whose tokens came all the same: the server sends them back. */
export function useReturningTransfers(): readonly Unfinished[] {
  const services = useServices()
  const journal = journalOf(services)
  const isAny = [...returningEntries({ journal }), ...declinedEntries({ journal })].length > 0
  const { declined } = sendingsOf(services)
  const { data = [] } = useQuery({
    queryKey: keys.returning,
    queryFn: () => declined.resume(),
    enabled: isAny,
    staleTime: 0,
  })
  return data
}

interface CancelCallbacks {
  readonly onCancelled: (payout: Payout | null) => void
  readonly onFailed: (error: Error) => void
}

/** Cancels what an earlier page left, by the customer's word. `null`: another tab has sent it meanwhile. */
export function useCancelUnfinished({ onCancelled, onFailed }: CancelCallbacks) {
  const services = useServices()
  const { emit, queryClient } = services
  return useMutation({
    mutationFn: (left: Unfinished) => cancelLeft(services, left),
    onSuccess: (payout) => {
      if (payout) emit('ramp-payout-cancelled', { id: payout.id })
      onCancelled(payout)
    },
    onError: onFailed,
    onSettled: () =>
      Promise.all([keys.payouts, keys.unfinished].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
