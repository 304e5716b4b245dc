import { getPayout } from '../../api/payouts.ts'
import type { ChainAdapter, Sent, TransactionWatch, WalletSession } from '../../chains/adapter.ts'
import { burnRefusal } from '../../chains/cctp/burn-refusal.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { walletFailure } from '../../chains/wallet-failure.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { hasEnded, type JournalEntry } from '../journal/entry.ts'
import { createActLock, type ActLock } from '../journal/lock.ts'
import type { Journal } from '../journal/journal.ts'
import type { SendingEnd } from './sending.ts'
import { awaitAnswer } from './watch-prompt.ts'
import { takesTokens } from './deposit-status.ts'
import { createBroadcastRecord } from './broadcast-record.ts'
import { knownTransactionOf } from './look/known-transaction.ts'
import { LOOKED } from './look/found.ts'
import { createFreshLook, lookForTokens, madeAt, searchAgain, showsNothing, type Look } from './look/look.ts'
import { recordSteps } from './send-steps.ts'
import { isCancelAsked, livingOf } from './state/knowledge.ts'
import { isSendable } from './state/sendable.ts'
import { afterFailure, ELSEWHERE, followToEnd, tokensHeld, uncheckedError, type SendingParts } from './follow-to-end.ts'

interface Task<Verb extends keyof ChainAdapter> {
  readonly payoutId: string
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, Verb>
}

type FollowTask = Task<'follow' | 'findSent' | 'balance'>

export interface SendTask extends Task<'send' | 'follow' | 'findSent' | 'balance'> {
  readonly session: WalletSession
  /** When the payout was made: its tokens are looked for from then on. Default: what the journal knows. */
  readonly since?: Date
  /** Whether the server still asks for these tokens. What another tab does meanwhile, the journal says. */
  isWanted?(): Promise<boolean>
  /** Aborted when the customer cancels while the wallet is asked. */
  readonly cancel?: AbortSignal
  /** Continues with an answer that the wallet gave after its sending had ended as `unknown`. */
  onLate?(work: (parts: SendingParts) => Promise<SendingEnd>): void
}

export const offRampEntry = (journal: Pick<Journal, 'entries'>, payoutId: string): JournalEntry | undefined =>
  journal.entries().find((entry) => entry.kind === 'offRamp' && entry.payoutId === payoutId)

/** Sends once for all tabs. Cancels only if no tokens can arrive (decisions.md E18, C4, C19). Rejects if `pause` or `isWanted` does. */
export async function sendPayout(parts: SendingParts, task: SendTask): Promise<SendingEnd> {
  const entry = offRampEntry(parts.journal, task.payoutId)
  if (!entry) return ELSEWHERE
  const lock = createActLock(parts.journal, task.payoutId)
  const sent = await sendOnce(parts, { ...task, lock }, entry).finally(lock.release)
  return 'look' in sent ? followToEnd({ ...parts, ...task, entry }, sent) : sent
}

/** Follows the transaction that an earlier page has sent. It never sends. */
export function followPayout(
  parts: SendingParts,
  task: FollowTask,
  { entry, hash }: { readonly entry: JournalEntry; readonly hash: string },
): Promise<SendingEnd> {
  parts.dispatch({ type: 'hashLearned', hash })
  return followToEnd(
    { ...parts, ...task, entry },
    task.adapter.follow(task.deposit, hash, parts.node, knownTransactionOf(parts.journal, entry, hash)),
  )
}

async function sendOnce(
  { dispatch, ...parts }: SendingParts,
  { payoutId, deposit, adapter, session, lock, ...task }: SendTask & { readonly lock: ActLock },
  entry: JournalEntry,
): Promise<TransactionWatch | SendingEnd> {
  const { api, journal, node } = parts
  const { network } = deposit
  // Another tab or page may have come first, or another customer has signed in: nothing is done twice.
  const isFirst = () => parts.isAttended() && isSendable(journal, offRampEntry(journal, payoutId))
  // A server that does not answer proves nothing.
  const isWanted = task.isWanted ?? (() => getPayout(api, payoutId).then(takesTokens, () => true))
  if (!isFirst() || !(await isWanted())) return ELSEWHERE
  const ending = { ...parts, entry, payoutId, deposit, adapter }
  const since = task.since ?? madeAt(journal, entry)
  const look = () => lookForTokens({ deposit, adapter, since }, node)
  const mayAct = () => lock.take().then(isFirst)
  const refused = deposit.redemption === undefined ? null : await endUnburnable(ending, look, mayAct)
  if (refused) return refused
  const seen = createFreshLook(look)
  const { cancel = new AbortController().signal } = task
  const ask = journal.newId()
  const asked = { entry, ask, payoutId, network, mayAct, look: seen, lookAgain: look, cancel }
  const steps = recordSteps({ ...parts, dispatch }, asked)
  const follow = (sent: Sent): TransactionWatch => {
    steps.onFound(sent)
    return adapter.follow(deposit, sent.hash, node, knownTransactionOf(journal, entry, sent.hash))
  }
  const broadcast = createBroadcastRecord({ ...parts, entry, ask, payoutId, network, look, follow })
  const answer = adapter.send(session, deposit, broadcast.guarded(node), steps).finally(steps.end)
  const fail = endFailed({ ending, ask, steps, follow, seen, mayAct })
  const isAnswered = () => journal.knownOf(entry).asks.some((each) => each.ask === ask && each.answer === 'told')
  const withdrawn = steps.withdrawal.withdrawn.then(() => {
    steps.end()
    void answer.catch(() => journal.record(entry.opId, { kind: 'saidNo', ask, code: 'withdrawn' }))
    return fail(new ChainError('wallet/withdrawn'))
  })
  const answered = awaitAnswer(answer, { asked: steps.asked, left: steps.left, isAnswered }).then(
    (watch) => (steps.withdrawal.isWithdrawn ? withdrawn : watch && broadcast.accept(watch)),
    (error: unknown) => (steps.withdrawal.isWithdrawn ? withdrawn : fail(error)),
  )
  const end = await Promise.race([withdrawn, answered])
  if (end) return end
  steps.end()
  void handleLateAnswer(answer, { ending, ask, accept: broadcast.accept, fail, onLate: task.onLate ?? (() => {}) })
  return { status: 'unknown', error: new ChainError('wallet/unanswered', { broadcast: 'unknown' }) }
}

interface Failed {
  readonly ending: Parameters<typeof afterFailure>[0]
  readonly ask: string
  readonly steps: ReturnType<typeof recordSteps>
  follow(sent: Sent): TransactionWatch
  seen(): Promise<Look>
  mayAct(): Promise<boolean>
}

const endFailed =
  ({ ending, ask, steps, follow, seen, mayAct }: Failed) =>
  async (error: unknown): Promise<TransactionWatch | SendingEnd> => {
    if (steps.isTaken || (!steps.isAsked && !(await mayAct()))) return ELSEWHERE
    const failure = failureOf(error, steps.isAsked)
    // No wallet was asked. But another device may have sent, and so have emptied the account of this one.
    const found = steps.isAsked ? await searchAgain(ending) : (steps.barred ?? (await seen()))
    if (found.status === 'found') return follow(found)
    if (!failure.mayCancelPayout) return afterFailure(ending, failure)
    if (found.status === 'tokensThere') return tokensHeld(found, failure)
    if (!steps.isAsked) return showsNothing(found) ? afterFailure(ending, failure) : endUnsearched(ending, failure)
    if (found.status === 'unknown') return { status: 'unknown', error: uncheckedError(failure) }
    // The request may still be open in a wallet that was not waited for.
    const answered = steps.withdrawal.isWithdrawn ? [] : [{ kind: 'saidNo', ask, code: failure.code } as const]
    return afterFailure(ending, failure, [...answered, LOOKED])
  }

interface Late {
  readonly ending: Omit<SendingParts, 'dispatch'> & FollowTask & { readonly entry: JournalEntry }
  readonly ask: string
  readonly onLate: NonNullable<SendTask['onLate']>
  accept(watch: TransactionWatch): TransactionWatch
  fail(error: unknown): Promise<TransactionWatch | SendingEnd>
}

/** A hash is followed even if the payout was cancelled since. A late refusal counts only while nothing else is known (decisions.md C22). */
async function handleLateAnswer(
  answer: Promise<TransactionWatch>,
  { ending, ask, accept, fail, onLate }: Late,
): Promise<void> {
  const { journal, entry, payoutId } = ending
  const isAsked = () => {
    const known = journal.knownOf(entry)
    const isOpen = known.asks.some((each) => each.ask === ask && each.answer === 'none')
    return isOpen && livingOf(known).length === 0 && !isCancelAsked(known) && !hasEnded(journal.presentOf(entry))
  }
  const settleLateAnswer = (parts: SendingParts, watch: TransactionWatch) => {
    parts.dispatch({ type: 'hashLearned', hash: watch.hash })
    return followToEnd({ ...ending, ...parts }, watch)
  }
  try {
    const watch = accept(await answer)
    onLate((parts) => settleLateAnswer(parts, watch))
  } catch (error) {
    if (!failureOf(error, true).mayCancelPayout || !isAsked()) return
    onLate(async (parts) => {
      const end = await journal.exclusively(payoutId, async () => (isAsked() ? fail(error) : ELSEWHERE))
      return 'look' in end ? settleLateAnswer(parts, end) : end
    })
  }
}

/** Ends a burn that this page cannot ask for; null where it can. A silent node decides nothing, and another device may have burned. */
async function endUnburnable(
  ending: Parameters<typeof afterFailure>[0],
  look: () => Promise<Look>,
  mayAct: () => Promise<boolean>,
): Promise<SendingEnd | null> {
  const read = await burnRefusal(ending.deposit, ending.node).then(
    (refusal) => ({ refusal, isCertain: true }),
    (error: unknown) => ({ refusal: asFailure(error), isCertain: false }),
  )
  const { refusal, isCertain } = read
  if (!refusal) return null
  if (!(await mayAct())) return ELSEWHERE
  const isUnsent = isCertain && showsNothing(await look())
  return isUnsent ? afterFailure(ending, refusal) : { status: 'notSent', error: refusal, isCancelled: false }
}

/** Nothing is cancelled without a search: the customer may have used the address that the details show. */
const endUnsearched = (ending: Parameters<typeof afterFailure>[0], error: ChainError) =>
  ending.entry.madeElsewhere
    ? afterFailure(ending, error, [])
    : ({ status: 'notSent', error, isCancelled: false } as const)

/** Only an adapter can say that nothing has left the wallet. Any other failure after asking proves nothing. */
const failureOf = (error: unknown, isAsked: boolean): ChainError =>
  isAsked && !(error instanceof ChainError)
    ? new ChainError('wallet/send-unknown', { broadcast: 'unknown', cause: error })
    : walletFailure(error)

const asFailure = (error: unknown): ChainError => failureOf(error, false)
