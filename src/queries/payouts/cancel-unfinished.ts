import { useMutation } from '@tanstack/react-query'
import type { Since } from '../../chains/adapter.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { lookAgain, lookForTokens, type Look } from '../../operations/off-ramp/look/look.ts'
import { cancelUnfinished, type Unfinished } from '../../operations/off-ramp/unfinished.ts'
import { lazyAdapter } from '../../operations/sendings/lazy-adapter.ts'
import { undecidedFor } from '../../operations/intents/claim-payout.ts'
import { meetPayout } from '../../operations/intents/meet-payout.ts'
import type { JournalEntry } from '../../operations/journal/entry.ts'
import { keys } from '../keys.ts'
import { customerWork } from '../../operations/customer-work.ts'
import { useServices, type Services } from '../services.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import { sendingsOf } from './sendings.ts'

export interface Cancelled {
  readonly payout: Payout
  /** Null where this browser knows nothing of it: another device has made it. */
  readonly entry: JournalEntry | null
}

/** An off-ramp without an address takes no tokens. */
const NOTHING = Promise.resolve<Look>({ status: 'none' })

const PAUSE_MS = 1000
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS))
/** The customer waits for it. */
const SILENT_AFTER_MS = 10_000

/** Cancels at the customer's request what an earlier page or another device left, unless the network has its tokens. */
export async function cancelEarlierOffRamp(services: Services, { payout, entry }: Cancelled): Promise<Payout | null> {
  const { journal } = customerWork(services)
  // The customer first says whether it is the one whose creation is undecided.
  if (!entry && undecidedFor(journal, payout)) return null
  const { registrar, lookAfter, store, attended } = sendingsOf(services)
  const whileAttended = attended()
  const left: Unfinished = { payout, entry: entry ?? meetPayout(journal, payout) }
  const look = ({ entry, payout }: Unfinished) => {
    const deposit = depositOf(payout)
    if (!deposit) return NOTHING
    const adapter = lazyAdapter(deposit.network)
    const lookFrom = (from: Since) => lookForTokens({ deposit, adapter, since: from }, chainNodeOf(services))
    // Another device may have sent before this one asked its wallet. A node without times is searched from the block of the asking.
    const lookOnce = async () => {
      const seen = await lookFrom(payout.created)
      const { position } = journal.knownOf(entry)
      return seen.status === 'unknown' && position !== null ? lookFrom(position) : seen
    }
    return whileAttended(() => lookAgain(lookOnce, { pause, withinMs: SILENT_AFTER_MS }))
  }
  const isShownUnseen = (id: string) => store.getState().get(id)?.stage === 'unseen'
  const parts = { ...customerWork(services), look, registrar, isShownUnseen }
  const cancelled = await cancelUnfinished(parts, left)
  if (cancelled && parts.api.isOpen()) void lookAfter(cancelled)
  return cancelled
}

interface CancelCallbacks {
  readonly onCancelled: (payout: Payout | null) => void
  readonly onFailed: (error: Error) => void
}

/** Cancels what an earlier page left, because the customer says it was not sent. `null`: another tab has sent it. */
export function useCancelUnfinished({ onCancelled, onFailed }: CancelCallbacks) {
  const services = useServices()
  const { emit, queryClient } = services
  return useMutation({
    mutationFn: (left: Cancelled) => cancelEarlierOffRamp(services, left),
    onSuccess: (payout) => {
      if (payout) emit('ramp-payout-cancelled', { id: payout.id })
      onCancelled(payout)
    },
    onError: onFailed,
    onSettled: () =>
      Promise.all([keys.payouts, keys.unfinished].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  })
}
