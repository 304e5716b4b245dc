import type { ApiClient } from '../../api/client.ts'
import type { SendSteps, Sent, WalletAct } from '../../chains/adapter.ts'
import { ChainError } from '../../chains/chain-error.ts'
import type { Network } from '../../domain/networks.ts'
import { hasEnded, type JournalEntry } from '../journal/entry.ts'
import type { Journal, News } from '../journal/journal.ts'
import { readDepositStatus, readOf } from './deposit-status.ts'
import { foundOn } from './look/found.ts'
import type { Look } from './look/look.ts'
import type { SendingEvent } from './sending.ts'
import { isCancelAsked, livingOf, type KnownAsk } from './state/knowledge.ts'
import { watchLeaving, watchPrompt } from './watch-prompt.ts'
import { createWithdrawal } from './withdrawal.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'record' | 'presentOf' | 'knownOf' | 'caughtUp' | 'holdAsked'>
  dispatch(event: SendingEvent): void
  pause(): Promise<void>
}

interface SendRequest {
  readonly entry: JournalEntry
  readonly ask: string
  readonly payoutId: string
  readonly network: Network
  /** Takes the payout's lock. False where another tab or page was first, or the customer has gone. */
  mayAct(): Promise<boolean>
  /** Directly before the wallet is asked: only `none` lets it be asked. */
  look(): Promise<Look>
  /** A new look, while the wallet asks. */
  lookAgain(): Promise<Look>
  readonly cancel: AbortSignal
}

interface RecordedSteps extends SendSteps {
  readonly isAsked: boolean
  readonly asked: Promise<void>
  readonly left: Promise<void>
  readonly withdrawal: Pick<ReturnType<typeof createWithdrawal>, 'isWithdrawn' | 'withdrawn'>
  /** Another tab came first, so no wallet was asked. */
  readonly isTaken: boolean
  /** The network shows tokens, or does not answer, so no wallet was asked. */
  readonly barred: Exclude<Look, { status: 'none' }> | null
  /** The network shows it, by whichever device. */
  onFound(sent: Sent): void
  /** Called once the wallet has answered, or is not waited for any more. */
  end(): void
}

/** A hash that the wallet has told, or that the network shows. */
const hashRecords = (
  { journal, dispatch }: Pick<Parts, 'journal' | 'dispatch'>,
  { entry, ask, network }: Pick<SendRequest, 'entry' | 'ask' | 'network'>,
): Pick<RecordedSteps, 'onHash' | 'onFound'> => ({
  onHash(hash: string, bound?: string) {
    const known: readonly News[] = bound === undefined ? [] : [{ kind: 'bound', hash, bound }]
    journal.record(entry.opId, { kind: 'told', ask, hash }, ...known)
    dispatch({ type: 'hashLearned', hash })
  },
  onFound(sent: Sent) {
    journal.record(entry.opId, ...foundOn(network, sent))
    dispatch({ type: 'hashLearned', hash: sent.hash })
  },
})

type Prompted = Pick<SendRequest, 'entry' | 'payoutId' | 'lookAgain'>

/** Looks at the server and the network while the wallet asks. Returns a function that stops. */
const openPrompt = ({ api, journal, dispatch, pause }: Parts, { entry, payoutId, lookAgain }: Prompted) =>
  watchPrompt({
    readStatus: () => readDepositStatus(api, payoutId),
    look: lookAgain,
    pause,
    onShown: () => dispatch({ type: 'tokensShown' }),
    onMoved(status) {
      // The wallet may never answer, though it has sent the tokens.
      journal.record(entry.opId, readOf(status))
      dispatch({ type: 'payoutMoved' })
    },
  })

interface Turn extends Pick<SendRequest, 'entry' | 'ask' | 'network'> {
  readonly since: number
}

/** False where another tab was earlier at the same moment, which only locks prevent: then this one steps back (decisions.md E18). */
async function takeTurn(journal: Parts['journal'], { entry, ask, network, since }: Turn): Promise<boolean> {
  journal.record(entry.opId, { kind: 'ask', ask, network, account: null, position: since })
  await journal.caughtUp()
  const known = journal.knownOf(entry)
  const [first] = known.asks.filter(({ endedAt }) => endedAt === null).toSorted(byTime)
  const isOther = isCancelAsked(known) || known.has('byHand') || livingOf(known).length > 0
  const isFirst = first?.ask === ask && !isOther && !hasEnded(journal.presentOf(entry))
  if (!isFirst) journal.record(entry.opId, { kind: 'saidNo', ask, code: 'withdrawn' })
  return isFirst
}

const byTime = (one: KnownAsk, other: KnownAsk): number =>
  one.at.device - other.at.device || (one.ask < other.ask ? -1 : 1)

export function recordSteps(
  { api, journal, dispatch, pause }: Parts,
  { entry, ask, payoutId, network, ...asked }: SendRequest,
) {
  const ended = Promise.withResolvers<void>()
  let endPrompt = () => {}
  let onAsked = () => {}
  const { left, stop } = watchLeaving(pause)
  const withdrawal = createWithdrawal({ journal, dispatch, entry, ask, cancel: asked.cancel })
  const records = hashRecords({ journal, dispatch }, { entry, ask, network })
  const steps = {
    isAsked: false,
    asked: new Promise<void>((resolve) => {
      onAsked = resolve
    }),
    left,
    isTaken: false,
    barred: null as RecordedSteps['barred'],
    withdrawal,
    async onAsking(since: number, act: WalletAct) {
      steps.isTaken = !(await asked.mayAct())
      if (steps.isTaken) throw new ChainError('wallet/send-declined')
      const seen = await asked.look()
      if (seen.status !== 'none') {
        steps.barred = seen
        throw 'error' in seen ? seen.error : new ChainError('network/tokens-held')
      }
      // Without locks, another tab may have come first while this one read balances.
      steps.isTaken = !(await asked.mayAct()) || !(await takeTurn(journal, { entry, ask, network, since }))
      if (steps.isTaken) throw new ChainError('wallet/send-declined')
      steps.isAsked = true
      onAsked()
      journal.holdAsked(payoutId, ended.promise)
      withdrawal.begin(act)
      dispatch({ type: 'walletAsked' })
      endPrompt = openPrompt({ api, journal, dispatch, pause }, { entry, payoutId, lookAgain: asked.lookAgain })
    },
    ...records,
    onHash(hash: string, bound?: string) {
      withdrawal.close()
      records.onHash(hash, bound)
    },
    end() {
      stop()
      withdrawal.stop()
      endPrompt()
      ended.resolve()
    },
  }
  return steps satisfies RecordedSteps as RecordedSteps
}
