import type { ApiClient } from '../../api/client.ts'
import type { ChainAdapter, ChainNode, TransactionState, TransactionWatch } from '../../chains/adapter.ts'
import { ChainError, type Broadcast, type ChainErrorCode } from '../../chains/chain-error.ts'
import { UnloadedError } from '../../chains/lazy-verb.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal, News } from '../journal/journal.ts'
import { followRegistration, type FollowedRegistration, type Registrar } from '../registration/follow-registration.ts'
import { isOnlyBelieved } from '../registration/registration-state.ts'
import { proveUnpaid } from '../registration/prove-unpaid.ts'
import { cancelRecorded } from '../cancel-attempts.ts'
import { confirmTransfer, isConfirmedForGood, isOver, recordLooks, type Confirmed } from './confirm-transfer.ts'
import { readDepositStatus, readOf, type DepositStatus } from './deposit-status.ts'
import { foundNews, LOOKED } from './look/found.ts'
import { knownTransactionOf } from './look/known-transaction.ts'
import { searchAgain, showsNothing, type Look } from './look/look.ts'
import { searchedBeside } from './look/other-transaction.ts'
import type { SendingEnd, SendingEvent } from './sending.ts'
import { followedHash } from './state/followed.ts'
import { isExact, isLanded, isLiving } from './state/hash-fates.ts'
import type { Known } from './state/knowledge.ts'

export interface SendingParts {
  readonly api: ApiClient
  readonly journal: Journal
  readonly node: ChainNode
  readonly registrar: Registrar
  dispatch(event: SendingEvent): void
  /** False once the customer has signed out: then nothing is cancelled in another customer's name. */
  isAttended(): boolean
  pause(): Promise<void>
}

export const ELSEWHERE: SendingEnd = { status: 'elsewhere' }

/** The outcome is unknown: the wallet said that nothing was sent, or the network has lost what was sent. */
export const uncheckedError = (cause: ChainError) =>
  new ChainError(UNCHECKED[cause.broadcast], { broadcast: 'unknown', cause })

/** The payout's own address has tokens, from any sender. */
export const tokensHeld = ({ size }: Extract<Look, { status: 'tokensThere' }>, cause: ChainError): SendingEnd => ({
  status: 'unknown',
  error: new ChainError('network/tokens-held', { broadcast: 'unknown', cause }),
  held: size,
})

const UNCHECKED = {
  none: 'network/unchecked',
  unknown: 'network/unchecked',
  landed: 'network/unfinished',
} as const satisfies Record<Broadcast, ChainErrorCode>

type Ending = Omit<SendingParts, 'dispatch'> & {
  readonly entry: JournalEntry
  readonly payoutId: string
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent' | 'balance'>
}

interface Following extends SendingParts, Ending {
  readonly adapter: Pick<ChainAdapter, 'follow' | 'findSent' | 'balance'>
}

interface Decided extends Following {
  readonly registration: FollowedRegistration
}

/** Follows a transaction, and after it the one that the facts name instead, until the sending has an end. */
export async function followToEnd(following: Following, first: TransactionWatch): Promise<SendingEnd> {
  let watch = first
  for (;;) {
    const next = await followOne(following, watch)
    if (!('look' in next)) return next
    watch = next
  }
}

/** Looks until the chain or the server has decided about it. What each look shows is recorded. */
async function followOne(following: Following, first: TransactionWatch): Promise<SendingEnd | TransactionWatch> {
  const { api, payoutId, pause, journal, entry } = following
  const watch = searchedBeside(first, { ...following, known: knownTransactionOf(journal, entry, first.hash) })
  const recordLook = recordLooks(following, watch)
  const registration = followRegistration(following, watch)
  const onLook = (state: TransactionState) => {
    recordLook(state)
    registration.onLook(state)
  }
  const { trusts } = registration
  const kept = () => keptFor(journal.knownOf(entry), watch.hash)
  const decision = await confirmTransfer({ api, payoutId, watch, pause, onLook, trusts, kept })
  return DECISIONS[decision]({ ...following, registration }, watch.hash)
}

const keptFor = ({ hashes, has }: Known, hash: string) => {
  const known = hashes.find((each) => each.hash === hash)
  if (!known?.isKept) return null
  if (known.registration === 'refused') return 'conflict'
  return has('cancelAsked') ? 'cancelling' : 'tokensThere'
}

const DEATHS = {
  failed: 'network/refused',
  expired: 'network/expired',
  superseded: 'network/replaced',
} as const satisfies Readonly<Record<string, ChainErrorCode>>
type Death = keyof typeof DEATHS

/** Records the death at once, and searches the network before a cancel: another device may have sent the tokens, unknown to the server (decisions.md C20). */
const died = (kind: Death) => async (decided: Decided, hash: string) => {
  const { journal, entry } = decided
  // Nodes without a history take what landed long ago for expired (decisions.md C4).
  if (kind === 'expired' && isConfirmedForGood(decided, hash)) return confirmed(decided, hash)
  journal.record(entry.opId, { kind, hash })
  const failure = new ChainError(DEATHS[kind], { broadcast: 'landed' })
  const found = await searchAgain(decided)
  if (found.status === 'tokensThere') return tokensHeld(found, failure)
  if (found.status === 'unknown') return endByServer(decided, failure)
  if (found.status === 'found') journal.record(entry.opId, foundNews(found))
  return followNext(decided, failure, found.status === 'found' && found.hash !== hash)
}

/**
 * Nothing is cancelled while another transaction of the payout may land: that one is followed to its end first (decisions.md C20). A network
 * that shows what it says is dead, or not what had landed, contradicts itself.
 */
function followNext(decided: Decided, failure: ChainError, isFound: boolean): ReturnType<End> {
  const { journal, entry, deposit, adapter, node, dispatch } = decided
  const next = followedHash(journal.knownOf(entry))
  if (!next || !isLiving(next)) return afterFailure(decided, failure)
  if (isLanded(next) && !isFound) return { status: 'unknown', error: uncheckedError(failure) }
  dispatch({ type: 'hashLearned', hash: next.hash })
  return adapter.follow(deposit, next.hash, node, knownTransactionOf(journal, entry, next.hash))
}

/** The search had no answer. Where the server has ended the payout, there is nothing left to cancel (decisions.md C13). */
async function endByServer(ending: Ending, failure: ChainError): Promise<SendingEnd> {
  const depositStatus = await readDepositStatus(ending.api, ending.payoutId)
  return isOver(depositStatus)
    ? SERVER_ENDS[depositStatus](ending)
    : { status: 'unknown', error: uncheckedError(failure) }
}

/** A block may be reverted: only the server's status finishes the entry, and later pages look after it until then. */
async function confirmed(ending: Decided, hash: string): Promise<SendingEnd> {
  const registered = await ending.registration.end()
  if (registered.status !== 'registered') {
    const { status, error } = registered
    return { status: 'unregistered', hash, isConflict: status === 'conflict', error }
  }
  if (!ending.registration.isNeeded) return { status: 'sent', hash }
  // Until it is registered, the transaction is followed even if another device cancelled the payout.
  const depositStatus = await readDepositStatus(ending.api, ending.payoutId)
  if (depositStatus === 'over') return over(ending)
  if (depositStatus === 'returned') return SERVER_ENDS.returned(ending)
  if (depositStatus === 'taken') taken(ending)
  return { status: 'sent', hash }
}

/** The wallet's hash need not be the one that brought the tokens (decisions.md C20). */
const taken = (ending: Ending): SendingEnd => {
  finish(ending, 'taken')
  return { status: 'sent', hash: null }
}

const SERVER_ENDS: Readonly<Record<Exclude<DepositStatus, 'waiting'>, (ending: Ending) => SendingEnd>> = {
  taken,
  returned(ending) {
    finish(ending, 'returned')
    return { status: 'over', tokens: 'returned' }
  },
  over(ending) {
    finish(ending, 'over')
    return ELSEWHERE
  },
}

function over(ended: Ending): SendingEnd {
  finish(ended, 'over')
  const { hashes } = ended.journal.knownOf(ended.entry)
  return { status: 'over', tokens: hashes.some((hash) => isLanded(hash) && isExact(hash)) ? 'came' : 'awaited' }
}

type End = (decided: Decided, hash: string) => Promise<SendingEnd | TransactionWatch> | SendingEnd | TransactionWatch

const different: End = (_, hash) => ({
  status: 'different',
  hash,
  error: new ChainError('network/different', { broadcast: 'landed' }),
})

/** What becomes of a sending once the chain, the server or this browser has decided. */
const DECISIONS: Readonly<Record<Confirmed, End>> = {
  ...SERVER_ENDS,
  over,
  conflict: () => ({ status: 'conflict' }),
  cancelling: () => ELSEWHERE,
  tokensThere: () => ({ status: 'unknown', error: new ChainError('network/tokens-held', { broadcast: 'unknown' }) }),
  confirmed,
  failed: died('failed'),
  expired: died('expired'),
  replaced: died('superseded'),
  different,
  unrelated: different,
}

const finish = ({ journal, entry }: Pick<Ending, 'journal' | 'entry'>, status: Exclude<DepositStatus, 'waiting'>) =>
  journal.record(entry.opId, readOf(status), { kind: 'settled' })

/** Cancels only what surely cannot arrive, after a search, and keeps why. If the cancel fails, the entry stays, and a later page offers it again. */
export async function afterFailure(
  ending: Ending,
  error: ChainError,
  why: readonly News[] = [LOOKED],
): Promise<SendingEnd> {
  const { api, journal, entry, payoutId } = ending
  if (!error.mayCancelPayout) return { status: 'unknown', error }
  const leave = (...more: readonly News[]): SendingEnd => {
    journal.record(entry.opId, ...why, ...more)
    return { status: 'notSent', error, isCancelled: false }
  }
  if (error instanceof UnloadedError || error.code === 'wallet/wrong-address') return leave()
  // Where nothing has left the wallet, there is nothing for the server to find.
  const proof = error.broadcast === 'none' ? 'waiting' : await proveUnpaid(ending)
  if (proof === 'unproven') return { status: 'unknown', error: uncheckedError(error) }
  const known = journal.knownOf(entry)
  if (proof === 'taken' && isOnlyBelieved(known)) return leave()
  if (proof !== 'waiting') return SERVER_ENDS[proof](ending)
  if (!ending.isAttended()) return ELSEWHERE
  // The device that made it may still be asking its wallet. But the server takes no other transaction than the registered one.
  if (entry.madeElsewhere && !known.has('registered') && !known.has('cancelWanted')) return leave({ kind: 'left' })
  const isUnsent = async () => showsNothing(await searchAgain(ending))
  // A press of Send now may have a wallet asked, while this page has followed what failed.
  if (isAskedBeside(known, why)) return ELSEWHERE
  const cancelled = await cancelRecorded({ api, journal, entry, payoutId, isUnsent }, why).catch(() => false as const)
  if (cancelled === null) return ELSEWHERE
  return { status: 'notSent', error, isCancelled: cancelled !== false }
}

/** Whether a wallet is asked whose answer this page does not have, and does not go without. */
const isAskedBeside = ({ asks, of }: Known, why: readonly News[]): boolean => {
  const decided = [...why, ...of('cancelWanted')].flatMap((each) => ('ask' in each ? (each.ask ?? []) : []))
  return asks.some(({ ask, endedAt }) => endedAt === null && !decided.includes(ask))
}
