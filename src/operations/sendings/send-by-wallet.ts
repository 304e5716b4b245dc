import type { WalletSession } from '../../chains/adapter.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { undecidedFor } from '../intents/claim-payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import { sendPayout } from '../off-ramp/send-payout.ts'
import { sendUnfinished } from '../off-ramp/send-unfinished.ts'
import { initialSending, type SendingEnd } from '../off-ramp/sending.ts'
import { ELSEWHERE, type SendingParts } from '../off-ramp/settle-sending.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { SendingRuns, SendingStore, Work } from './sending-runs.ts'
import type { SessionScope } from './session-scope.ts'

interface Parts {
  readonly journal: SendingParts['journal']
  readonly store: SendingStore
  readonly scope: Pick<SessionScope, 'isSignedIn' | 'presence'>
  readonly runs: Pick<SendingRuns, 'run' | 'continueRun'>
}

/** Has a wallet send the tokens of a new payout, or of an earlier page's. */
export function createSendByWallet({ journal, store, scope, runs }: Parts) {
  const cancels = new Map<string, AbortController>()
  const sendBy =
    (send: typeof sendPayout) =>
    async (payout: Payout, session: WalletSession): Promise<SendingEnd> => {
      const deposit = depositOf(payout)
      if (!deposit || !scope.isSignedIn()) return ELSEWHERE
      const adapter = lazyAdapter(deposit.network)
      store.setState(new Map(store.getState()).set(payout.id, initialSending), true)
      const isAttended = scope.presence()
      const onLate = (work: Work) => void runs.continueRun(payout, work, isAttended).catch(() => {})
      const cancel = new AbortController()
      cancels.set(payout.id, cancel)
      const task = {
        payoutId: payout.id,
        since: payout.created,
        deposit,
        adapter,
        session,
        onLate,
        cancel: cancel.signal,
      }
      return runs.run(payout, (parts) => send(parts, task).finally(() => cancels.delete(payout.id)))
    }
  return {
    cancelRequest: (payoutId: string) => cancels.get(payoutId)?.abort(),
    send: sendBy(sendPayout),
    async sendUnfinished(payout: Payout, session: WalletSession): Promise<SendingEnd> {
      const known = store.getState().get(payout.id)
      // The customer first says whether it is the one whose creation is undecided.
      if ((known && !known.end) || undecidedFor(journal, payout)) return ELSEWHERE
      meetPayout(journal, payout)
      return sendBy(sendUnfinished)(payout, session)
    },
  }
}
