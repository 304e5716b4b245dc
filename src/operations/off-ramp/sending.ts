import type { ChainError } from '../../chains/chain-error.ts'

/** How the sending of an off-ramp ended for this element. */
export type SendingEnd =
  /** The tokens are at the deposit address. Without a hash the server alone has said so. */
  | { readonly status: 'sent'; readonly hash: string | null }
  /** The wallet sent something else in place of what it was asked for: the server sends back what came. */
  | { readonly status: 'different'; readonly error: ChainError; readonly hash: string }
  /** Nothing left the wallet, or nothing of it can arrive any more. `isCancelled`: the server knows. */
  | { readonly status: 'notSent'; readonly error: ChainError; readonly isCancelled: boolean }
  /** Tokens may be on their way: the payout stays as it is, and somebody has to look again. */
  | { readonly status: 'unknown'; readonly error: ChainError | null }
  /** Another tab or an earlier page has begun to send for the payout, or the server has moved on. */
  | { readonly status: 'elsewhere' }

/**
 * What is known of an off-ramp whose tokens are being sent. `late`: Solana's customers are told that the transaction expired, and the
 * widget keeps looking (decisions.md C4). `unseen`: for ten minutes the network has not known the transaction, and nothing will tell
 * whether it comes (C20).
 */
export interface Sending {
  readonly stage: 'checking' | 'approving' | 'confirming' | 'late' | 'unseen' | 'ended'
  readonly hash: string | null
  /** Whether the network knows the transaction, so that an explorer can show it. */
  readonly isSeen: boolean
  readonly end: SendingEnd | null
}

export type SendingEvent =
  | { readonly type: 'walletAsked' }
  | { readonly type: 'hashLearned'; readonly hash: string }
  /** The network knows the transaction. */
  | { readonly type: 'hashSeen' }
  | { readonly type: 'expiryPassed' }
  | { readonly type: 'neverSeen' }
  | { readonly type: 'sendingEnded'; readonly end: SendingEnd }

export const initialSending: Sending = { stage: 'checking', hash: null, isSeen: false, end: null }

/** The steps of an off-ramp on the screen. They only go forward. */
export function sendingReducer(state: Sending, event: SendingEvent): Sending {
  if (state.end) return state
  switch (event.type) {
    case 'walletAsked':
      return state.stage === 'checking' ? { ...state, stage: 'approving' } : state
    case 'hashLearned':
      // A second one was found on the network.
      return state.hash === event.hash
        ? state
        : { ...state, stage: 'confirming', hash: event.hash, isSeen: state.hash !== null }
    case 'hashSeen':
      return { ...state, stage: state.stage === 'unseen' ? 'confirming' : state.stage, isSeen: true }
    case 'expiryPassed':
      return state.stage === 'confirming' ? { ...state, stage: 'late' } : state
    case 'neverSeen':
      return state.stage === 'confirming' && !state.isSeen ? { ...state, stage: 'unseen' } : state
    case 'sendingEnded':
      return { ...state, stage: 'ended', end: event.end }
  }
}
