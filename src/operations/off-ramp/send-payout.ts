import type { ApiClient } from '../../api/client.ts'
import type { ChainAdapter, ChainNode, Since, TransactionWatch, WalletSession } from '../../chains/adapter.ts'
import { ChainError, type Broadcast, type ChainErrorCode } from '../../chains/chain-error.ts'
import { walletFailure } from '../../chains/wallet-failure.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { serverTimeOf, type JournalEntry } from '../journal/entry.ts'
import type { Journal, Progress } from '../journal/journal.ts'
import { cancelPayout } from '../cancel-payout.ts'
import { confirmTransfer, type Confirmed } from './confirm-transfer.ts'
import { lookForSent } from './look-for-sent.ts'
import type { SendingEnd, SendingEvent } from './sending.ts'
import { askServer } from './server-word.ts'

export interface SendingParts {
  readonly api: ApiClient
  readonly journal: Journal
  readonly node: ChainNode
  tell(event: SendingEvent): void
  /** False once the customer has signed out: nothing is cancelled then in the name of another one. */
  isAttended(): boolean
  /** Between two looks. Rejects when nobody waits any more. */
  pause(): Promise<void>
}

interface Task<Verb extends keyof ChainAdapter> {
  readonly payoutId: string
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, Verb>
}

type FollowTask = Task<'follow' | 'findSent'>

export interface SendTask extends Task<'send' | 'follow' | 'findSent'> {
  readonly session: WalletSession
  /** Where another device may have sent the tokens: the network is searched from this time on before the wallet is asked. */
  readonly since?: Date
  /** Whether the payout still asks for these tokens, by the server's word; asked when no other tab is at work on it. */
  isWanted?(): Promise<boolean>
}

const ELSEWHERE: SendingEnd = { status: 'elsewhere' }

/** Of the present customer. */
export const offRampEntry = (journal: Pick<Journal, 'entries'>, payoutId: string): JournalEntry | undefined =>
  journal.entries().find((entry) => entry.kind === 'offRamp' && entry.payoutId === payoutId && !entry.letGo)

/** A cancel that nobody has heard of again may still reach the server. */
export const isSendable = (entry: JournalEntry | undefined): boolean => entry?.phase === 'created' && !entry.cancelling

/**
 * Sends the tokens of a payout that was just made, at most once for all tabs and pages: the journal says before each step that cannot
 * be undone what is about to happen (decisions.md E18). A payout of which nothing left the wallet is cancelled; one whose tokens may
 * be on their way never is (decisions.md C4, C19). Rejects only when `pause` or `isWanted` does.
 */
export async function sendPayout(parts: SendingParts, task: SendTask): Promise<SendingEnd> {
  const entry = offRampEntry(parts.journal, task.payoutId)
  if (!entry) return ELSEWHERE
  const sent = await parts.journal.exclusively(entry.opId, () => sendOnce(parts, task, entry))
  return 'look' in sent ? settle({ ...parts, ...task, entry }, sent) : sent
}

/** Goes on with the transaction that an earlier page has sent. It never sends. */
export function followPayout(
  parts: SendingParts,
  task: FollowTask,
  { entry, hash }: { readonly entry: JournalEntry; readonly hash: string },
): Promise<SendingEnd> {
  parts.tell({ type: 'hashLearned', hash })
  return settle({ ...parts, ...task, entry }, task.adapter.follow(task.deposit, hash, parts.node))
}

async function sendOnce(
  { api, journal, node, tell, pause, isAttended }: SendingParts,
  { payoutId, deposit, adapter, session, ...task }: SendTask,
  entry: JournalEntry,
): Promise<TransactionWatch | SendingEnd> {
  // Another tab had its turn before, or an earlier page, or another customer has signed in: nothing is done again.
  const isFirst = () => isSendable(offRampEntry(journal, payoutId))
  const isWanted = task.isWanted ?? (async () => (await askServer(api, payoutId)) === 'waiting')
  if (!isFirst() || !(await isWanted())) return ELSEWHERE
  let isTaken = false
  let askedSince: number | null = null
  const follow = (hash: string) => {
    steps.onHash(hash)
    return adapter.follow(deposit, hash, node)
  }
  const steps = {
    onAsking(since: number) {
      // Where no locks are given, another tab may have come first while this one looked at balances.
      isTaken = !isFirst()
      if (isTaken) throw new ChainError('wallet/send-declined')
      journal.record(entry.opId, { phase: 'signing', network: deposit.network, since })
      askedSince = since
      tell({ type: 'walletAsked' })
    },
    onHash(hash: string) {
      journal.record(entry.opId, { phase: 'sent', hash })
      tell({ type: 'hashLearned', hash })
    },
  }
  const sent = task.since ? await adapter.findSent(deposit, task.since, node).catch(asFailure) : null
  if (typeof sent === 'string') return follow(sent)
  const ending = { api, journal, isAttended, entry, payoutId }
  if (sent) return afterFailure(ending, sent)
  try {
    return await adapter.send(session, deposit, node, steps)
  } catch (error) {
    if (isTaken) return ELSEWHERE
    const failure = failureOf(error, askedSince !== null)
    if (askedSince === null || !failure.mayCancelPayout) return afterFailure(ending, failure)
    const look = await lookForSent({ node, pause }, { deposit, adapter, since: madeAt(journal.presentOf(entry)) })
    if (look.status === 'found') return follow(look.hash)
    if (look.status === 'unknown') return { status: 'unknown', error: unchecked(failure) }
    return afterFailure(ending, failure, { declinedAt: Date.now() })
  }
}

/** Only an adapter says that nothing has left the wallet. Whatever else fails once it was asked says nothing. */
const failureOf = (error: unknown, isAsked: boolean): ChainError =>
  isAsked && !(error instanceof ChainError)
    ? new ChainError('wallet/send-unknown', { broadcast: 'unknown', cause: error })
    : walletFailure(error)

const asFailure = (error: unknown): ChainError => failureOf(error, false)

const unchecked = (cause: ChainError) => new ChainError('network/unchecked', { broadcast: 'unknown', cause })

type Ending = Pick<SendingParts, 'api' | 'journal' | 'isAttended'> & {
  readonly entry: JournalEntry
  readonly payoutId: string
}

interface Settling extends SendingParts, Ending, Pick<FollowTask, 'deposit' | 'adapter'> {}

async function settle(settling: Settling, watch: TransactionWatch): Promise<SendingEnd> {
  const { api, payoutId, pause, tell } = settling
  const onLate = () => tell({ type: 'expiryPassed' })
  const confirmed = await confirmTransfer({ api, payoutId, watch, pause, onLate })
  return ENDS[confirmed](settling, watch.hash)
}

/**
 * When the payout was made: another device may have sent before this one asked its wallet. The block of the asking serves only where
 * the server’s time is unknown.
 */
const madeAt = (entry: JournalEntry): Since => {
  const made = serverTimeOf(entry)
  return made === null ? (entry.since ?? new Date(entry.createdAt)) : new Date(made)
}

/**
 * Ends a transaction that cannot arrive any more. Another device may have sent the tokens meanwhile, and the server may not know yet:
 * the network is searched before the payout is cancelled (decisions.md C20).
 */
const fail = (code: ChainErrorCode, broadcast: Broadcast) => async (settling: Settling, hash: string) => {
  const { journal, entry, deposit, adapter, node, tell } = settling
  const failure = new ChainError(code, { broadcast })
  if (!failure.mayCancelPayout) return afterFailure(settling, failure)
  const look = await lookForSent(settling, { deposit, adapter, since: madeAt(journal.presentOf(entry)) })
  if (look.status === 'none') return afterFailure(settling, failure)
  if (look.status === 'unknown' || look.hash === hash) return { status: 'unknown', error: unchecked(failure) } as const
  journal.record(entry.opId, { phase: 'sent', hash: look.hash })
  tell({ type: 'hashLearned', hash: look.hash })
  return settle(settling, adapter.follow(deposit, look.hash, node))
}

const arrived = (ending: Ending, hash: string): SendingEnd => {
  finish(ending)
  return { status: 'sent', hash }
}

const ENDS: Readonly<Record<Confirmed, (settling: Settling, hash: string) => Promise<SendingEnd> | SendingEnd>> = {
  confirmed: arrived,
  taken: arrived,
  failed: fail('network/refused', 'landed'),
  expired: fail('network/expired', 'landed'),
  different: fail('network/different', 'unknown'),
  over(ending) {
    finish(ending)
    return ELSEWHERE
  },
}

const finish = ({ journal, entry }: Pick<Ending, 'journal' | 'entry'>) => journal.record(entry.opId, { phase: 'done' })

/** Only what surely cannot arrive is cancelled. Where the cancel fails, the entry stays, and a later page offers it again. */
async function afterFailure(
  { api, journal, isAttended, entry, payoutId }: Ending,
  error: ChainError,
  said: Pick<Progress, 'declinedAt'> = {},
): Promise<SendingEnd> {
  if (!isAttended()) return ELSEWHERE
  if (!error.mayCancelPayout) return { status: 'unknown', error }
  if (entry.adopted) {
    // The device that has made it may still be asking its wallet.
    journal.record(entry.opId, { phase: 'done', letGo: true })
    return { status: 'notSent', error, isCancelled: false }
  }
  journal.record(entry.opId, { cancelling: true, ...said })
  const isCancelled = await cancelPayout(api, payoutId).then(
    () => true,
    () => false,
  )
  if (isCancelled) finish({ journal, entry })
  return { status: 'notSent', error, isCancelled }
}
