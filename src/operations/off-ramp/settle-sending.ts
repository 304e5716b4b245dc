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
import { isExact, isLanded } from './state/hash-fates.ts'
import { livingOf, type Known } from './state/knowledge.ts'

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

interface Settling extends SendingParts, Ending {
  readonly adapter: Pick<ChainAdapter, 'follow' | 'findSent' | 'balance'>
}

interface Ended extends Settling {
  readonly registration: FollowedRegistration
}

/** Follows a transaction, and after it another one that the search shows instead, to an end. */
export async function settle(settling: Settling, first: TransactionWatch): Promise<SendingEnd> {
  let watch = first
  for (;;) {
    const next = await settleOne(settling, watch)
    if (!('look' in next)) return next
    watch = next
  }
}

async function settleOne(settling: Settling, first: TransactionWatch): Promise<SendingEnd | TransactionWatch> {
  const { api, payoutId, pause, journal, entry } = settling
  const watch = searchedBeside(first, { ...settling, known: knownTransactionOf(journal, entry, first.hash) })
  const recordLook = recordLooks(settling, watch)
  const registration = followRegistration(settling, watch)
  const onLook = (state: TransactionState) => {
    recordLook(state)
    registration.onLook(state)
  }
  const { trusts } = registration
  const kept = () => keptFor(journal.knownOf(entry), watch.hash)
  const confirmed = await confirmTransfer({ api, payoutId, watch, pause, onLook, trusts, kept })
  return ENDS[confirmed]({ ...settling, registration }, watch.hash)
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
const fail = (kind: Death) => async (settling: Ended, hash: string) => {
  const { journal, entry, deposit, adapter, node, dispatch } = settling
  // Nodes without a history take what landed long ago for expired (decisions.md C4).
  if (kind === 'expired' && isConfirmedForGood(settling, hash)) return confirmed(settling, hash)
  journal.record(entry.opId, { kind, hash })
  const failure = new ChainError(DEATHS[kind], { broadcast: 'landed' })
  const found = await searchAgain(settling)
  if (showsNothing(found)) return unlessOther(settling, failure)
  if (found.status === 'tokensThere') return tokensHeld(found, failure)
  if (found.status === 'unknown') return endByServer(settling, failure)
  journal.record(entry.opId, foundNews(found))
  if (found.hash === hash) return { status: 'unknown', error: uncheckedError(failure) } as const
  dispatch({ type: 'hashLearned', hash: found.hash })
  return adapter.follow(deposit, found.hash, node, knownTransactionOf(journal, entry, found.hash))
}

/** Nothing is cancelled while another transaction of the payout may land: that one is followed to its end first (decisions.md C20). */
function unlessOther(settling: Ended, failure: ChainError): Promise<SendingEnd> | SendingEnd | TransactionWatch {
  const { journal, entry, deposit, adapter, node, dispatch } = settling
  const [other] = livingOf(journal.knownOf(entry))
  if (!other) return afterFailure(settling, failure)
  const { hash, fate } = other
  if (fate === 'landed') return { status: 'unknown', error: uncheckedError(failure) }
  dispatch({ type: 'hashLearned', hash })
  return adapter.follow(deposit, hash, node, knownTransactionOf(journal, entry, hash))
}

/** The search had no answer. Where the server has ended the payout, there is nothing left to cancel (decisions.md C13). */
async function endByServer(ending: Ending, failure: ChainError): Promise<SendingEnd> {
  const depositStatus = await readDepositStatus(ending.api, ending.payoutId)
  return isOver(depositStatus)
    ? SERVER_ENDS[depositStatus](ending)
    : { status: 'unknown', error: uncheckedError(failure) }
}

/** A block may be reverted: only the server's status finishes the entry, and later pages look after it until then. */
async function confirmed(ending: Ended, hash: string): Promise<SendingEnd> {
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

type End = (ended: Ended, hash: string) => Promise<SendingEnd | TransactionWatch> | SendingEnd

const different: End = (_, hash) => ({
  status: 'different',
  hash,
  error: new ChainError('network/different', { broadcast: 'landed' }),
})

const ENDS: Readonly<Record<Confirmed, End>> = {
  ...SERVER_ENDS,
  over,
  conflict: () => ({ status: 'conflict' }),
  cancelling: () => ELSEWHERE,
  tokensThere: () => ({ status: 'unknown', error: new ChainError('network/tokens-held', { broadcast: 'unknown' }) }),
  confirmed,
  failed: fail('failed'),
  expired: fail('expired'),
  replaced: fail('superseded'),
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
