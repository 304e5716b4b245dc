import type { WalletSession } from '../../chains/adapter.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { undecidedFor } from '../intents/claim-payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import { sendPayout } from '../off-ramp/send-payout.ts'
import { sendUnfinished } from '../off-ramp/send-unfinished.ts'
import { initialSending, type SendingEnd } from '../off-ramp/sending.ts'
import { ELSEWHERE, type SendingParts } from '../off-ramp/follow-to-end.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import type { SendingRuns, SendingStore, Work } from './sending-runs.ts'
import type { SessionScope } from './session-scope.ts'

interface Parts {
  readonly journal: SendingParts['journal']
  readonly store: SendingStore
  readonly scope: Pick<SessionScope, 'isSignedIn' | 'presence'>
  readonly runs: Pick<SendingRuns, 'run' | 'continueRun'>
}

interface Running {
  readonly end: Promise<SendingEnd>
  readonly cancel: AbortController
}

/** Has a wallet send the tokens of a new payout, or of an earlier page's. */
export function createSendByWallet({ journal, store, scope, runs }: Parts) {
  const running = new Map<string, Running>()
  const isRunning = ({ id }: Payout): boolean => {
    const known = store.getState().get(id)
    return known !== undefined && !known.end
  }
  // The end of one press may not be shown while another has its wallet asked.
  const sendBy =
    (send: typeof sendPayout) =>
    (payout: Payout, session: WalletSession): Promise<SendingEnd> => {
      const known = isRunning(payout) ? running.get(payout.id) : undefined
      return known ? known.end : begin(send, payout, session)
    }

  async function begin(send: typeof sendPayout, payout: Payout, session: WalletSession): Promise<SendingEnd> {
    const deposit = depositOf(payout)
    if (!deposit || !scope.isSignedIn()) return ELSEWHERE
    const adapter = lazyAdapter(deposit.network)
    store.setState(new Map(store.getState()).set(payout.id, initialSending), true)
    const isAttended = scope.presence()
    const onLate = (work: Work) => void runs.continueRun(payout, work, isAttended).catch(() => {})
    const cancel = new AbortController()
    const { id: payoutId, created: since } = payout
    const task = { payoutId, since, deposit, adapter, session, onLate, cancel: cancel.signal }
    const forget = () => running.get(payoutId)?.cancel === cancel && running.delete(payoutId)
    const end = runs.run(payout, (parts) => send(parts, task).finally(forget))
    running.set(payoutId, { end, cancel })
    return end
  }

  return {
    cancelRequest: (payoutId: string) => running.get(payoutId)?.cancel.abort(),
    send: sendBy(sendPayout),
    async sendUnfinished(payout: Payout, session: WalletSession): Promise<SendingEnd> {
      // The customer first says whether it is the one whose creation is undecided.
      if (isRunning(payout) || undecidedFor(journal, payout)) return ELSEWHERE
      meetPayout(journal, payout)
      return sendBy(sendUnfinished)(payout, session)
    },
  }
}
