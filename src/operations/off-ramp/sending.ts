import type { ChainError } from '../../chains/chain-error.ts'

/** How the sending of an off-ramp ended for this element. */
export type SendingEnd =
  /** The tokens are at the deposit address. */
  | { readonly status: 'sent'; readonly hash: string }
  /** Nothing left the wallet, or nothing of it can arrive any more. `isCancelled`: the server knows. */
  | { readonly status: 'notSent'; readonly error: ChainError; readonly isCancelled: boolean }
  /** Tokens may be on their way: the payout stays as it is, and somebody has to look again. */
  | { readonly status: 'unknown'; readonly error: ChainError | null }
  /** Another tab or an earlier page has begun to send for the payout, or the server has moved on. */
  | { readonly status: 'elsewhere' }

/**
 * What is known of an off-ramp whose tokens are being sent. `late`: Solana's customers are told that the transaction expired, and the
 * widget keeps looking (decisions.md C4).
 */
export interface Sending {
  readonly stage: 'checking' | 'approving' | 'confirming' | 'late' | 'ended'
  readonly hash: string | null
  readonly end: SendingEnd | null
}

export type SendingEvent =
  | { readonly type: 'walletAsked' }
  | { readonly type: 'hashLearned'; readonly hash: string }
  | { readonly type: 'expiryPassed' }
  | { readonly type: 'sendingEnded'; readonly end: SendingEnd }

export const initialSending: Sending = { stage: 'checking', hash: null, end: null }

/** The steps of an off-ramp on the screen. They only go forward. */
export function sendingReducer(state: Sending, event: SendingEvent): Sending {
  if (state.end) return state
  switch (event.type) {
    case 'walletAsked':
      return state.stage === 'checking' ? { ...state, stage: 'approving' } : state
    case 'hashLearned':
      return state.hash ? state : { ...state, stage: 'confirming', hash: event.hash }
    case 'expiryPassed':
      return state.stage === 'confirming' ? { ...state, stage: 'late' } : state
    case 'sendingEnded':
      return { ...state, stage: 'ended', end: event.end }
  }
}
