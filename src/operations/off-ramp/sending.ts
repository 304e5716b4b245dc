import type { ApiError } from '../../api/error.ts'
import type { ChainError } from '../../chains/chain-error.ts'

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

/**
 * What this page does for an off-ramp; what it learns of it is in the journal. `late`: the expiry notice shows (decisions.md C4). `unseen`:
 * the screen has said that the network has not known it for ten minutes (C20).
 */
export interface Sending {
  readonly stage: 'checking' | 'approving' | 'confirming' | 'late' | 'unseen' | 'ended'
  readonly hash: string | null
  /** While the wallet asks, the network shows tokens that the server has not counted. */
  readonly areTokensShown: boolean
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
  /** The journal knows more of it: screens read it anew. */
  | { readonly type: 'factsLearned' }
  /** The same, by the payout's status. */
  | { readonly type: 'payoutMoved' }
  | { readonly type: 'tokensShown' }
  | { readonly type: 'hashLearned'; readonly hash: string }
  | { readonly type: 'expiryPassed' }
  | { readonly type: 'neverSeen' }
  | { readonly type: 'sendingEnded'; readonly end: SendingEnd }

export const initialSending: Sending = { stage: 'checking', hash: null, areTokensShown: false, end: null }

export function sendingReducer(state: Sending, event: SendingEvent): Sending {
  if (state.end) return state
  switch (event.type) {
    case 'walletAsked':
      return state.stage === 'checking' ? { ...state, stage: 'approving' } : state
    case 'factsLearned':
    case 'payoutMoved':
      return { ...state, stage: state.stage === 'unseen' ? 'confirming' : state.stage }
    case 'tokensShown':
      return state.stage === 'approving' ? { ...state, areTokensShown: true } : state
    case 'hashLearned':
      return state.hash === event.hash
        ? state
        : { ...state, stage: 'confirming', hash: event.hash, areTokensShown: false }
    case 'expiryPassed':
      return state.stage === 'confirming' ? { ...state, stage: 'late' } : state
    case 'neverSeen':
      return state.stage === 'confirming' ? { ...state, stage: 'unseen' } : state
    case 'sendingEnded':
      return { ...state, stage: 'ended', areTokensShown: false, end: event.end }
  }
}
