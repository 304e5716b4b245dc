import type { Family } from '../domain/networks.ts'

export type ChainErrorCode =
  | 'wallet/rejected'
  /** The list of wallets was closed without one. */
  | 'wallet/connection-failed'
  /** It answered with an error that is no known refusal. `words` are its own. */
  | 'wallet/failed'
  | 'wallet/unreadable'
  /** It has not answered a question that its customer need not see. */
  | 'wallet/silent'
  | 'wallet/changed'
  | 'wallet/disconnected'
  | 'wallet/no-account'
  | 'wallet/wrong-address'
  | 'wallet/busy'
  | 'wallet/locked'
  | 'wallet/cannot-sign'
  /** It has no method for a transfer of this kind, or has not permitted it to this page. */
  | 'wallet/cannot-send'
  | 'wallet/network-unsupported'
  /** The wallet cannot be asked to switch to the network that `network` names. */
  | 'wallet/switch-by-hand'
  | 'wallet/send-declined'
  /** The customer cancelled here while it was asked for a signature: what it signs never leaves this page. */
  | 'wallet/withdrawn'
  /** The wallet answered with neither a transaction nor a known refusal. */
  | 'wallet/send-unknown'
  /** It was asked to send, and has said nothing for two minutes. */
  | 'wallet/unanswered'
  /** It was asked to sign a message, and has said nothing for two minutes. */
  | 'wallet/unsigned'
  | 'wallet/signed-other'
  | 'network/not-enough-tokens'
  | 'network/not-enough-for-fee'
  /** The token takes a fee from transfers, or a third party approves each. */
  | 'network/token-unsupported'
  /** The host has named a token that is another one (decisions.md C21). */
  | 'network/token-mismatch'
  /** The token's issuer has frozen the wallet's account. */
  | 'network/frozen'
  | 'network/paused'
  /** Refused before the broadcast, or on the chain without effect. */
  | 'network/refused'
  | 'network/expired'
  | 'network/replaced'
  /** The wallet said that it sent nothing, and the network did not answer. */
  | 'network/unchecked'
  /** The transaction failed, expired or was replaced, and the network did not show that nothing has come. */
  | 'network/unfinished'
  /** The wallet said that it sent nothing, and the transaction is on the chain. */
  | 'wallet/sent-anyway'
  | 'network/different'
  /** It cannot be cancelled while its own address has tokens, from any sender. */
  | 'network/tokens-held'
  | 'network/unreachable'
  /** The tokens have to be burned for another network, which cannot be done here (decisions.md C3). */
  | 'network/no-cctp-domain'

/** The wallet sent nothing, perhaps something, or a transaction that failed on the chain. */
export type Broadcast = 'none' | 'unknown' | 'landed'

interface Details {
  readonly broadcast?: Broadcast
  readonly values?: Readonly<Record<string, string>>
  /** Where the sentence of its code differs from that of the other families. */
  readonly family?: Family
  readonly cause?: unknown
}

interface Catalogue {
  readonly messages: object
  _(id: string, values: Readonly<Record<string, string>>): string
}

/** A host does not learn what the sentence of an error names. */
const HIDDEN = { address: '…', network: '…', coin: '…', words: 'none' }

/** A failure of a wallet or a network. Its sentences are in the catalogues, under `chainErrors`: `sui/refused` before `network/refused`. */
export class ChainError extends Error {
  readonly code: ChainErrorCode
  readonly broadcast: Broadcast
  readonly values: Readonly<Record<string, string>>
  readonly family: Family | undefined

  constructor(code: ChainErrorCode, { broadcast = 'none', values = {}, family, cause }: Details = {}) {
    super(code, { cause })
    this.name = 'ChainError'
    this.code = code
    this.broadcast = broadcast
    this.values = values
    this.family = family
  }

  /** A payout whose tokens may be on their way must not be cancelled (decisions.md C19). */
  get mayCancelPayout(): boolean {
    return this.broadcast !== 'unknown'
  }
  /** Here, and not with the other errors, so that the first screen loads without it. */
  explain(catalogue: Catalogue, isForHost = false) {
    const values = isForHost ? HIDDEN : this.values
    const ids = [`chainErrors.${this.family}/${this.code.split('/')[1]}`, `chainErrors.${this.code}`]
    const textOf = (ending: string) => {
      const id = ids.find((known) => Object.hasOwn(catalogue.messages, known + ending))
      return id === undefined ? undefined : catalogue._(id + ending, values)
    }
    return { code: this.code, message: textOf('') ?? this.code, remedy: textOf('.remedy'), reference: null }
  }
}

/** Nobody can be paid at the deposit's address: it has no key, or is the sender's or the token's own. So there is nothing to look for either. */
export class UnpayableError extends ChainError {
  constructor(family: Family) {
    super('network/refused', { family })
  }
}
