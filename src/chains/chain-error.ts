export type ChainErrorCode =
  | 'wallet/rejected'
  | 'wallet/connection-failed'
  | 'wallet/wrong-address'
  /** An earlier request waits for its answer in the wallet. */
  | 'wallet/busy'
  /** The wallet shows no account, though it was asked for one. */
  | 'wallet/locked'
  /** The wallet signs no messages, whoever asks. */
  | 'wallet/cannot-sign'
  | 'wallet/network-unsupported'
  /** The customer declined to send. */
  | 'wallet/send-declined'
  /** The wallet answered neither with a transaction nor with a refusal that is known. */
  | 'wallet/send-unknown'
  /** The wallet signed something else than it was asked for. */
  | 'wallet/signed-other'
  | 'network/not-enough-tokens'
  | 'network/not-enough-for-fee'
  /** The token takes a fee from transfers, or somebody decides about each. */
  | 'network/token-unsupported'
  /** The network refused the transaction before it was broadcast, or it is on the chain without effect. */
  | 'network/refused'
  | 'network/expired'
  /** The wallet's owner cancelled it there, or sent another transaction in its place. */
  | 'network/replaced'
  /** The wallet said that it sent nothing, and the network could not be asked. */
  | 'network/unchecked'
  /** The wallet said that it sent nothing, and it is on the chain. */
  | 'wallet/sent-anyway'
  /** On the chain, and it moved something else. */
  | 'network/different'
  | 'network/unreachable'

/** What has left the wallet: nothing, perhaps something, or a transaction that is on the chain and failed. */
export type Broadcast = 'none' | 'unknown' | 'landed'

interface Details {
  readonly broadcast?: Broadcast
  /** What the sentence of the error names, ready to be shown. */
  readonly values?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

interface Catalogue {
  _(id: string, values: Readonly<Record<string, string>>): string
}

/** A host is told nothing of what a sentence names. */
const HIDDEN = { address: '…', network: '…', coin: '…' }

/** A failure of a wallet or a network. The sentences are in the catalogues, under `chainErrors`. */
export class ChainError extends Error {
  readonly code: ChainErrorCode
  readonly broadcast: Broadcast
  readonly values: Readonly<Record<string, string>>

  constructor(code: ChainErrorCode, { broadcast = 'none', values = {}, cause }: Details = {}) {
    super(code, { cause })
    this.name = 'ChainError'
    this.code = code
    this.broadcast = broadcast
    this.values = values
  }

  /** Tokens that may be on their way must not meet a cancelled payout (decisions.md C19). */
  get mayCancelPayout(): boolean {
    return this.broadcast !== 'unknown'
  }
  /** Here and not where other errors are explained, so that the first screen is without it. */
  explain(catalogue: Catalogue, isForHost = false) {
    const message = catalogue._(`chainErrors.${this.code}`, isForHost ? HIDDEN : this.values)
    return { code: this.code, message, reference: null }
  }
}
