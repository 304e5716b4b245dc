import type { ApiError } from '../../api/error.ts'
import type { ChainError } from '../../chains/chain-error.ts'
import type { DepositStatus } from './deposit-status.ts'

export type SendingEnd =
  /** The tokens are at the deposit address. Without a hash only the server says so. */
  | { readonly status: 'sent'; readonly hash: string | null }
  /** The tokens are at the deposit address. The server finds them by their transaction alone, and does not know it (decisions.md C13). */
  | {
      readonly status: 'unregistered'
      readonly hash: string
      readonly isConflict: boolean
      readonly error: ApiError | null
    }
  /** The wallet sent something other than asked: the server sends it back. */
  | { readonly status: 'different'; readonly error: ChainError; readonly hash: string }
  /** Nothing left the wallet, or nothing of it can arrive. `isCancelled`: the server has cancelled the payout. */
  | { readonly status: 'notSent'; readonly error: ChainError; readonly isCancelled: boolean }
  /** Tokens may be on their way: the payout stays as it is. `held`: what its own address has, of an unknown sender. */
  | { readonly status: 'unknown'; readonly error: ChainError | null; readonly held?: 'less' | 'enough' }
  /** The wallet has sent it, but the payout takes no tokens any more. They go back, or have gone (decisions.md C19). */
  | { readonly status: 'over'; readonly tokens: 'awaited' | 'came' | 'returned' }
  /** Nothing left this page, because the server already had another transaction of the payout (decisions.md C13). */
  | { readonly status: 'conflict' }
  /** Another tab or an earlier page sends for the payout, or the server has moved on. */
  | { readonly status: 'elsewhere' }

/** `late`: the expiry notice shows (decisions.md C4). For ten minutes the network has not known it: `unseen`, or no longer: `dropped` (C20). */
export interface Sending {
  readonly stage: 'checking' | 'approving' | 'confirming' | 'late' | 'unseen' | 'dropped' | 'ended'
  readonly hash: string | null
  readonly isSeen: boolean
  /** Why approving, while the wallet still asks, would send tokens that nobody waits for any more. */
  readonly moved: Moved | null
  readonly end: SendingEnd | null
}

/** The wallet has been asked and may still send, even if the server has ended the payout. */
export const isWalletAsked = (sending: Sending | null | undefined): boolean =>
  sending?.stage === 'approving' && !sending.end

/** The wallet has not answered for two minutes (decisions.md C22). */
export const isUnanswered = (end: SendingEnd): boolean =>
  end.status === 'unknown' && end.error?.code === 'wallet/unanswered'

export type SendingEvent =
  | { readonly type: 'walletAsked' }
  | { readonly type: 'payoutMoved'; readonly status: Moved }
  | { readonly type: 'hashLearned'; readonly hash: string }
  | { readonly type: 'hashSeen' }
  | { readonly type: 'expiryPassed' }
  | { readonly type: 'neverSeen' }
  | { readonly type: 'dropped' }
  | { readonly type: 'sendingEnded'; readonly end: SendingEnd }

/** The payout's status, that the network shows tokens which the server has not counted, or that the customer cancels. */
type Moved = Exclude<DepositStatus, 'waiting'> | 'onItsWay' | 'cancelWanted'

export const initialSending: Sending = { stage: 'checking', hash: null, isSeen: false, moved: null, end: null }

const isDoubted = ({ stage }: Sending): boolean => stage === 'unseen' || stage === 'dropped'

const doubt = (state: Sending): Sending =>
  state.stage === 'confirming' || isDoubted(state) ? { ...state, stage: 'dropped' } : state

export function sendingReducer(state: Sending, event: SendingEvent): Sending {
  if (state.end) return state
  switch (event.type) {
    case 'walletAsked':
      return state.stage === 'checking' ? { ...state, stage: 'approving' } : state
    case 'payoutMoved':
      return state.stage === 'approving' ? { ...state, moved: event.status } : state
    case 'hashLearned':
      // The network has shown a second transaction.
      return state.hash === event.hash
        ? state
        : { ...state, stage: 'confirming', hash: event.hash, isSeen: state.hash !== null, moved: null }
    case 'hashSeen':
      return { ...state, stage: isDoubted(state) ? 'confirming' : state.stage, isSeen: true }
    case 'expiryPassed':
      return state.stage === 'confirming' ? { ...state, stage: 'late' } : state
    case 'neverSeen':
      return state.stage === 'confirming' && !state.isSeen ? { ...state, stage: 'unseen' } : state
    case 'dropped':
      return doubt(state)
    case 'sendingEnded':
      return { ...state, stage: 'ended', moved: null, end: event.end }
  }
}
