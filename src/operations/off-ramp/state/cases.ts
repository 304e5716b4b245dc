/** What is known of one off-ramp, in the order of the table: the first case that fits holds. */
export type Case =
  /** We called the server and have no answer, so the transfer may or may not have been created. */
  | { readonly kind: 'undecided'; readonly key: string | null }
  /** The wallet still asks for tokens that this transfer must not get any more. */
  | { readonly kind: 'declineIt'; readonly request: string; readonly cause: DeclineCause }
  /** The server has taken the tokens, and the same amount came a second time: it knows of both, or refused the one that is ours. */
  | { readonly kind: 'tooMuch'; readonly hashes: readonly string[] }
  /** The server has sent the money back. */
  | { readonly kind: 'cameBack' }
  /** The server has the tokens: it pays the bank, or has paid it. */
  | { readonly kind: 'arrived' }
  /** The server couldn't carry it out, and hasn't sent anything back so far. */
  | { readonly kind: 'failed' }
  /** It was cancelled, and tokens may lie at its address that the server can't find without their transaction; `told` by a wallet alone. */
  | {
      readonly kind: 'stranded'
      readonly hashes: readonly string[]
      readonly cause: 'tokensThere' | 'told' | 'due' | 'conflict'
    }
  /** It was cancelled, and tokens that still come for it go back by themselves. */
  | { readonly kind: 'willComeBack'; readonly hashes: readonly string[]; readonly cause: 'mayCome' | 'came' }
  /** It was cancelled, and nothing is known of tokens; `request` was never answered. */
  | { readonly kind: 'ended'; readonly request: string | null }
  /** The server names a status that this version doesn't know. */
  | { readonly kind: 'beingProcessed' }
  /** The server refused our transaction, because it has another one for this transfer or knows it from another transfer. */
  | { readonly kind: 'conflict'; readonly hash: string; readonly cause: 'mayHaveLeft' | 'neverLeft' }
  /** The tokens have left the wallet, and the server doesn't know their transaction yet. */
  | { readonly kind: 'unregistered'; readonly hash: string }
  /** Tokens lie at the transfer's address, and nobody knows which transaction brought them. */
  | { readonly kind: 'tokensThere'; readonly size: 'less' | 'enough' }
  /** The wallet sent something other than this transfer. */
  | { readonly kind: 'differentSent'; readonly hash: string; readonly cause: 'otherAmount' | 'somethingElse' }
  /** The network shows the payment, and the server hasn't counted it yet. */
  | { readonly kind: 'onItsWay'; readonly hash: string; readonly cause: 'seen' | 'landed' }
  /** The network showed the payment and doesn't any more; it may still come back. */
  | { readonly kind: 'gone'; readonly hash: string }
  /** The wallet named a payment that the network doesn't show. */
  | { readonly kind: 'unseen'; readonly hash: string }
  /** We asked the server to cancel and have no answer. */
  | { readonly kind: 'cancelling'; readonly attempt: string }
  /** The server created something other than what was asked for. */
  | { readonly kind: 'differs'; readonly fields: readonly string[] }
  /** The wallet shows a request of this page. */
  | { readonly kind: 'askingHere'; readonly request: string }
  /** The wallet is asked in another tab. */
  | { readonly kind: 'askingElsewhere' }
  /** The wallet was asked, and nobody knows whether it sent the tokens; `asks` are those without an end. */
  | { readonly kind: 'perhapsSent'; readonly asks: readonly string[] }
  /** This page can't pay it: the address isn't safe, or the tokens can't be burned here, or not minted at their recipient. */
  | { readonly kind: 'unpayable'; readonly cause: 'unreadable' | 'unburnable' | 'unmintable' }
  /** The customer sends the tokens from a wallet that this page doesn't reach. */
  | { readonly kind: 'byHand' }
  /** The wallet was asked, and certainly nothing was sent. */
  | { readonly kind: 'notSentAfterAll' }
  /** It was created here, and no wallet was asked. */
  | { readonly kind: 'notSent' }
  /** It was created elsewhere, and nothing is known here of a payment. */
  | { readonly kind: 'madeElsewhere' }
  /** No other case fits, which a test shows to be impossible. */
  | { readonly kind: 'unknown' }

export type DeclineCause = 'taken' | 'returned' | 'over' | 'changed' | 'cancelWanted' | 'onItsWay'

/** `afterAnswer`: the customer first says whether this is the off-ramp whose creation is undecided. */
export type AskRule = 'no' | 'isAsked' | 'afterLook' | 'afterAnswer'

/** `byWord`: the customer says that nothing was sent, and a look finds nothing. `again`: the same attempt once more. */
type CancelRule = 'no' | 'afterLook' | 'byWord' | 'again' | 'whileAsking' | 'byItself'

type HoldRule = 'holds' | 'free'

export interface Columns {
  readonly ask: AskRule
  readonly cancel: CancelRule
  readonly hold: HoldRule
}
