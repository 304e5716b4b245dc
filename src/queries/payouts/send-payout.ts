import { useStore } from 'zustand/react'
import type { WalletSession } from '../../chains/adapter.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { isUnanswered, type Sending, type SendingEnd } from '../../operations/off-ramp/sending.ts'
import type { Sendings } from '../../operations/sendings/sendings.ts'
import { useServices } from '../services.ts'
import { sendingsOf } from './sendings.ts'

interface SendCallbacks {
  readonly onEnded: (end: SendingEnd, payout: Payout) => void
  /** How it ended after all, where `onEnded` was called because the wallet had not answered (decisions.md C22). */
  readonly onEndedLate: (end: SendingEnd, payout: Payout) => void
  /** It was cancelled because the wallet declined, and the wallet has sent the tokens anyway. */
  readonly onSentAnyway: (payout: Payout) => void
}

/** Resolves with the outcome that replaces `end`. */
const nextEnd = ({ store }: Sendings, { id }: Payout, end: SendingEnd): Promise<SendingEnd> =>
  new Promise((resolve) => {
    const stop = store.subscribe((sendings) => {
      const next = sendings.get(id)?.end
      if (!next || next === end) return
      stop()
      resolve(next)
    })
  })

const reporterOf =
  (sendings: Sendings, { onEnded, onEndedLate, onSentAnyway }: SendCallbacks) =>
  async (end: SendingEnd, payout: Payout): Promise<void> => {
    const late = isUnanswered(end) ? nextEnd(sendings, payout, end) : null
    onEnded(end, payout)
    if (late) return onEndedLate(await late, payout)
    if (end.status !== 'notSent' || !end.isCancelled) return
    if ((await sendings.lookAfter(payout)) !== null) onSentAnyway(payout)
  }

/** Has the wallet send the tokens of a payout. The callback is also called for a customer who has left the form. */
export function useSendPayout(callbacks: SendCallbacks) {
  const sendings = sendingsOf(useServices())
  const report = reporterOf(sendings, callbacks)
  return (payout: Payout, session: WalletSession) => {
    void sendings.send(payout, session).then((end) => report(end, payout))
  }
}

interface SendNowCallbacks extends SendCallbacks {
  readonly onFailed: (error: unknown) => void
}

/** Has the wallet send, at the customer's request, what an earlier page left. */
export function useSendUnfinished({ onFailed, ...callbacks }: SendNowCallbacks) {
  const sendings = sendingsOf(useServices())
  const report = reporterOf(sendings, callbacks)
  return (payout: Payout, session: WalletSession) => {
    void sendings.sendUnfinished(payout, session).then((end) => report(end, payout), onFailed)
  }
}

/** Cancels a payout while the wallet of this page is asked for its tokens. */
export const useCancelRequest = () => sendingsOf(useServices()).cancelRequest

/** What this element follows of a payout; null for one that it has not sent. */
export const useSendingOf = (payoutId: string): Sending | null =>
  useStore(sendingsOf(useServices()).store, (sendings) => sendings.get(payoutId) ?? null)
