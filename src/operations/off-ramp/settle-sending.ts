import type { ApiClient } from '../../api/client.ts'
import type {
  ChainAdapter,
  ChainNode,
  KnownTransaction,
  TransactionState,
  TransactionWatch,
} from '../../chains/adapter.ts'
import { ChainError, type Broadcast, type ChainErrorCode } from '../../chains/chain-error.ts'
import { UnloadedError } from '../../chains/lazy-verb.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { cancelOffRamp } from '../cancel-payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal, Progress } from '../journal/journal.ts'
import { followRegistration, type FollowedRegistration, type Registrar } from '../registration/follow-registration.ts'
import { proveUnpaid } from '../registration/prove-unpaid.ts'
import { confirmTransfer, isConfirmedForGood, isOver, recordLooks, type Confirmed } from './confirm-transfer.ts'
import { readDepositStatus, type DepositStatus } from './deposit-status.ts'
import { endedAfterAsking, searchAgain, madeAt } from './transfer-search.ts'
import { showsNothing } from './look/look.ts'
import { searchedBeside } from './look/other-transaction.ts'
import type { SendingEnd, SendingEvent } from './sending.ts'

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
export const tokensHeldError = (cause: ChainError) =>
  new ChainError('network/tokens-held', { broadcast: 'unknown', cause })

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

export async function settle(settling: Settling, told: TransactionWatch): Promise<SendingEnd> {
  const { api, payoutId, pause, journal, entry } = settling
  const watch = searchedBeside(told, { ...settling, known: knownTransactionOf(journal, entry) })
  const recordLook = recordLooks(settling, watch)
  const registration = followRegistration(settling, watch)
  const onLook = (state: TransactionState) => {
    recordLook(state)
    registration.onLook(state)
  }
  const { trusts } = registration
  const kept = () => keptFor(journal.presentOf(entry))
  const confirmed = await confirmTransfer({ api, payoutId, watch, pause, onLook, trusts, kept })
  return ENDS[confirmed]({ ...settling, registration }, watch.hash)
}

const keptFor = ({ letGo, hash, conflict }: JournalEntry) => {
  if (!letGo) return null
  return conflict !== undefined && conflict === hash ? 'conflict' : 'held'
}

export const knownTransactionOf = (journal: Journal, entry: JournalEntry): KnownTransaction => {
  const { since = madeAt(entry), landing, seen } = journal.presentOf(entry)
  return { since, ...(landing !== undefined && { landing }), ...(seen && { isSeen: true }) }
}

/** Searches the network before a cancel: another device may have sent the tokens, unknown to the server (decisions.md C20). */
const fail = (code: ChainErrorCode, broadcast: Broadcast) => async (settling: Ended, hash: string) => {
  const { journal, entry, deposit, adapter, node, dispatch } = settling
  // Nodes without a history take what landed long ago for expired (decisions.md C4).
  if (code === 'network/expired' && isConfirmedForGood(settling)) return confirmed(settling, hash)
  const failure = new ChainError(code, { broadcast })
  if (!failure.mayCancelPayout) return afterFailure(settling, failure)
  const found = await searchAgain(settling)
  if (showsNothing(found)) return afterFailure(settling, failure)
  if (found.status === 'held') return { status: 'unknown', error: tokensHeldError(failure) } as const
  if (found.status === 'unknown') return endByServer(settling, failure)
  if (found.hash === hash) return { status: 'unknown', error: uncheckedError(failure) } as const
  journal.record(entry.opId, { hash: found.hash, seen: true })
  dispatch({ type: 'hashLearned', hash: found.hash })
  return settle(settling, adapter.follow(deposit, found.hash, node, knownTransactionOf(journal, entry)))
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
  if (isOver(depositStatus)) return ENDS[depositStatus](ending, hash)
  if (depositStatus === 'taken') taken(ending)
  return { status: 'sent', hash }
}

/** The wallet's hash need not be the one that brought the tokens (decisions.md C20). */
const taken = ({ journal, entry }: Ending): SendingEnd => {
  journal.record(entry.opId, { phase: 'done', arrived: true })
  return { status: 'sent', hash: null }
}

const SERVER_ENDS: Readonly<Record<Exclude<DepositStatus, 'waiting'>, (ending: Ending) => SendingEnd>> = {
  taken,
  returned(ending) {
    finish(ending)
    return { status: 'over', tokens: 'returned' }
  },
  over(ending) {
    finishAsked(ending)
    return ELSEWHERE
  },
}

const ENDS: Readonly<Record<Confirmed, (ended: Ended, hash: string) => Promise<SendingEnd> | SendingEnd>> = {
  ...SERVER_ENDS,
  over(ended) {
    finishAsked(ended)
    return { status: 'over', tokens: ended.journal.presentOf(ended.entry).confirmed ? 'came' : 'awaited' }
  },
  conflict: () => ({ status: 'conflict' }),
  held: () => ({ status: 'unknown', error: new ChainError('network/tokens-held', { broadcast: 'unknown' }) }),
  confirmed,
  failed: fail('network/refused', 'landed'),
  expired: fail('network/expired', 'landed'),
  replaced: fail('network/replaced', 'landed'),
  different: (_, hash) => ({
    status: 'different',
    hash,
    error: new ChainError('network/different', { broadcast: 'landed' }),
  }),
}

const finish = ({ journal, entry }: Pick<Ending, 'journal' | 'entry'>) => journal.record(entry.opId, { phase: 'done' })

const finishAsked = ({ journal, entry }: Pick<Ending, 'journal' | 'entry'>) =>
  journal.record(entry.opId, endedAfterAsking({ journal, entry }))

/** Cancels only what surely cannot arrive. If the cancel fails, the entry stays, and a later page offers it again. */
export async function afterFailure(
  ending: Ending,
  error: ChainError,
  progress: Pick<Progress, 'declinedAt'> = {},
): Promise<SendingEnd> {
  const { api, journal, entry, payoutId } = ending
  if (!error.mayCancelPayout) return { status: 'unknown', error }
  if (error instanceof UnloadedError || error.code === 'wallet/wrong-address')
    return { status: 'notSent', error, isCancelled: false }
  // Where nothing has left the wallet, there is nothing for the server to find.
  const proof = error.broadcast === 'none' ? 'waiting' : await proveUnpaid(ending)
  if (proof === 'unproven') return { status: 'unknown', error: uncheckedError(error) }
  if (proof !== 'waiting') return SERVER_ENDS[proof](ending)
  if (!ending.isAttended()) return ELSEWHERE
  // The device that made it may still be asking its wallet. But the server takes no other transaction than the registered one.
  if (entry.adopted && journal.presentOf(entry).registered === undefined) {
    journal.record(entry.opId, { phase: 'done', letGo: true, ...progress })
    return { status: 'notSent', error, isCancelled: false }
  }
  journal.record(entry.opId, { cancelling: true, ...progress })
  const isUnsent = async () => showsNothing(await searchAgain(ending))
  const isCancelled = await cancelOffRamp(api, payoutId, isUnsent).then(
    () => true,
    () => false,
  )
  if (isCancelled) finish({ journal, entry })
  return { status: 'notSent', error, isCancelled }
}
