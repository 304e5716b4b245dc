import type { Stablecoin } from '../domain/currency.ts'
import type { Family, Network } from '../domain/networks.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import type { WalletPage } from './wallet-page.ts'

/** A wallet that the customer can choose. */
export interface WalletOption {
  /** Stays the same while the page is open. */
  readonly id: string
  /** Blank when the wallet did not say. */
  readonly name: string
  /** A `data:` URL of an image. */
  readonly icon?: string | undefined
  /** What the wallet is spoken to by: an EIP-1193 provider for EVM networks, a Wallet Standard wallet for Solana. */
  readonly provider: unknown
}

/** Adds wallets that do not announce themselves to the page, such as those behind WalletConnect. */
export interface WalletPlugin {
  readonly id: string
  readonly families: readonly Family[]
  /** Called when a customer is about to choose a wallet. */
  load(): Promise<(family: Family) => Promise<readonly WalletOption[]>>
}

/** A connected wallet. */
export interface WalletSession {
  readonly wallet: WalletOption
  readonly address: string
  readonly network: Network
  /** An account that is a contract or belongs to several signers, which cannot sign for itself. */
  readonly isMultisig: boolean
}

/** What the wallet does without being asked. */
export interface WalletEvents {
  /** Null: the wallet is locked, or has taken the permission back. */
  onAccount(address: string | null): void
  /** `network` is null for a chain that has no name here. */
  onNetwork(network: Network | null, chain: string): void
}

/**
 * `refused`: the network was asked what the transaction would do, and it cannot succeed. `unknown`: the call was lost, or refused for a
 * reason that says nothing against the transaction.
 */
export type RelayAnswer = 'accepted' | 'refused' | 'unknown'

/** Where a family reads its networks, and hands over signed transactions. */
export interface ChainNode {
  readonly fetch: typeof fetch
  /** The JSON-RPC of a network: the host's, else a public one. */
  rpcUrl(network: Network): string
  /** Null where the network has no such token. */
  token(network: Network, coin: Stablecoin): { readonly address: string; readonly decimals: number } | null
  /** Hands a signed transaction, in base64, to the API. Never rejects. */
  relay(transaction: string, skipPreflight: boolean): Promise<RelayAnswer>
}

export interface Holding {
  readonly network: Network
  readonly coin: Stablecoin
  readonly address: string
}

/** Who pays the network's fee. `session` is the wallet of the address, where it is connected. */
export interface FeePayer {
  readonly network: Network
  readonly address: string
  readonly session: WalletSession | null
}

/** What a payout that is not made yet would take from a wallet. */
export type TokenSource = Pick<Deposit, 'network' | 'coin' | 'amount' | 'from'>

/** What a sending tells before the step that it names. Each is called once, and a throw ends the sending. */
export interface SendSteps {
  /**
   * The wallet is asked to sign. Until here nothing can have left it. `since`: the block of the network, or the slot of Solana, that
   * was the newest before it.
   */
  onAsking(since: number): void
  /**
   * The hash is known: where the wallet signs for this page before anything is broadcast, else when the wallet has done it. `landing`:
   * what tells whether it can still get on the chain, where that is known by then.
   */
  onHash(hash: string, landing?: string): void
}

/**
 * `unseen`: the network does not know it so far. `untraceable`: so, and nothing will tell whether it can still come. `seen`: the network
 * knows it, and has not decided. `late`: after the block height at which Solana's customers are told that it expired (decisions.md C4).
 * `confirmed`: the tokens are where the payout asks for them. `failed`: on the chain without effect, for good. `expired`: it can never
 * get there any more. `replaced`: so, because another transaction of the wallet took its place (C20). `different`: on the chain, and it
 * moved something else.
 */
export type TransactionState =
  | 'unseen'
  | 'untraceable'
  | 'seen'
  | 'late'
  | 'confirmed'
  | 'failed'
  | 'expired'
  | 'replaced'
  | 'different'

/** From where on a network is searched: the block or slot of `onAsking`, or a time when the one that asked is not known. */
export type Since = number | Date

/** What the journal knows of a transaction beside its hash. */
export interface KnownTransaction {
  /** From where on the network has it, or what was sent in its place. */
  readonly since?: Since
  /** What tells whether it can still get on the chain, as its family wrote it. */
  readonly landing?: string
}

/** A transaction whose hash is known. */
export interface TransactionWatch {
  /** Becomes another one where the wallet's owner has replaced the transaction, or where the wallet's hash was none of the chain's. */
  readonly hash: string
  /** Kept in the journal for the next page, once a look has found it out. */
  readonly landing?: string | undefined
  /**
   * Asks the network once. A transaction that was signed here and is unseen is also sent again. Rejects with `ChainError` when the
   * network does not answer, which says nothing of the transaction.
   */
  look(): Promise<TransactionState>
}

/** What the widget asks of wallets and networks of one family. Every verb throws `ChainError` alone. */
export interface ChainAdapter {
  /** Lists the wallets of the page, again whenever one comes. Returns a function that stops. */
  discover(page: WalletPage, onChange: (wallets: readonly WalletOption[]) => void): () => void
  /** Asks the customer for an account. The wallet may be on another network of the family than the one asked for. */
  connect(wallet: WalletOption, network: Network): Promise<WalletSession>
  switchNetwork(session: WalletSession, network: Network): Promise<WalletSession>
  /** The account that would sign now; null when there is none. */
  currentAddress(session: WalletSession): Promise<string | null>
  /** Signs a text, as the server's signing challenge expects it: hexadecimal (EIP-191) or base64 (Ed25519). */
  signMessage(session: WalletSession, message: string): Promise<string>
  /** What an address has of a token, in whole tokens, a decimal string. */
  balance(holding: Holding, node: ChainNode): Promise<string>
  /**
   * The coin that the network's fee is paid in, where there is too little of it and the wallet does not say that it pays in another way.
   * It stops nothing (decisions.md C22). Families whose `check` refuses that have no such verb.
   */
  missingFeeCoin?(payer: FeePayer, node: ChainNode): Promise<string | null>
  /**
   * Checks what can be known before there is a payout: account, network, the tokens and, on Solana, the coin for the fee (decisions.md
   * C21). The wallet may be asked to switch networks, and to nothing else.
   */
  check(session: WalletSession, source: TokenSource, node: ChainNode): Promise<void>
  /**
   * Checks account, network, token balance and fee, has the wallet sign, and resolves when the hash is known. The `broadcast` of the
   * error says whether anything may have left the wallet.
   */
  send(session: WalletSession, deposit: Deposit, node: ChainNode, steps: SendSteps): Promise<TransactionWatch>
  /**
   * Looks once for a transaction that has moved this token from the wallet to the payout's own address, whatever the wallet has said.
   * Resolves with its hash, or with null where the network has none so far.
   */
  findSent(deposit: Deposit, since: Since, node: ChainNode): Promise<string | null>
  /** For a transaction of an earlier page, which cannot be sent again. */
  follow(deposit: Deposit, hash: string, node: ChainNode, known?: KnownTransaction): TransactionWatch
  watch(session: WalletSession, events: WalletEvents): () => void
  /** Gives the permission back where the wallet knows how to. */
  disconnect(session: WalletSession): Promise<void>
}
