/** What a wallet signs in place of the transfer that it was asked to sign. */
export type Change =
  | 'nothing'
  | 'otherBid'
  | 'noBid'
  | 'memo'
  | 'newerBlockhash'
  | 'otherPayer'
  | 'unsignedPayer'
  | 'otherAmount'
  | 'otherTransaction'
  | 'unknownNonce'

/**
 * What a wallet answers. `hash`: that of what it has sent, or a hash of its own. `signed`: what its page brings to the network.
 * `declines`: an error after which nothing was sent, if it is true. `fails`: one that says nothing. `value`: no hash and no signature.
 */
export type Answer =
  | { readonly hash: 'own' | 'inCapitals' | 'other' }
  | { readonly signed: Change }
  | { readonly declines: unknown }
  | { readonly fails: unknown }
  | { readonly value: unknown }
  | 'never'

/**
 * What becomes of the transfer on its chain. `spedUp`, `cancelledInWallet`, `otherPayee`, `otherAmount`: another transaction takes its
 * place; for `spedUpUnseen` before the network has seen the first. `relayed`: another account's transaction moves the tokens.
 * `notIncluded`: another account's transaction is there, and does not move them.
 */
export type Became =
  | 'landed'
  | 'failed'
  | 'expired'
  | 'spedUp'
  | 'spedUpUnseen'
  | 'cancelledInWallet'
  | 'otherPayee'
  | 'otherAmount'
  | 'relayed'
  | 'notIncluded'
  | 'neverLeft'

/** What a customer with one open page comes to. `open`: the payout waits for the customer's word. `late`: the tokens go back. */
export type End = 'paid' | 'paidAgain' | 'cancelled' | 'open' | 'other' | 'late'

/** What a wallet makes of a request for a transfer. The flows, the simulation and the kill matrix read it. */
export interface Behaviour {
  /** As in 'a wallet that …'. */
  readonly name: string
  /** Whether it broadcasts by itself; else its page does. */
  readonly broadcasts: boolean
  readonly answers: Answer
  readonly becomes: Became
  /** So long it waits for its customer. */
  readonly waitsMs?: number
  /** It acts so long after it has answered, or before it answers: `holdsMs`. */
  readonly actsAfterMs?: number
  readonly holdsMs?: number
  /** It does the same as its page. */
  readonly isTwice?: boolean
  /** At the next request it does what it is asked. */
  readonly thenApproves?: boolean
  readonly end: End
}

export const isOf = <Key extends string>(answers: Answer, key: Key): answers is Extract<Answer, Record<Key, unknown>> =>
  answers !== 'never' && key in answers

interface Made {
  /** The hash of what it has sent, or another one. */
  hash(which: Extract<Answer, { readonly hash: unknown }>['hash']): unknown
  /** What it has signed for its page. */
  signed(): unknown
}

/** What a wallet's page gets: what the wallet has made, an error, or no answer at all. */
export function answerOf(answers: Answer, { hash, signed }: Made): unknown {
  if (answers === 'never') return new Promise(() => {})
  if (isOf(answers, 'declines')) throw answers.declines
  if (isOf(answers, 'fails')) throw answers.fails
  if (isOf(answers, 'value')) return answers.value
  return isOf(answers, 'signed') ? signed() : hash(answers.hash)
}

/** What a wallet of an EVM network answers. It signs nothing for its page. */
export const evmAnswerOf = (answers: Answer, own: string, other: () => string): unknown =>
  answerOf(answers, {
    hash: (which) => (which === 'own' ? own : which === 'other' ? other() : `0x${own.slice(2).toUpperCase()}`),
    signed: other,
  })
