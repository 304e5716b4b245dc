import type { Stablecoin } from '../domain/currency.ts'
import type { Family, Network } from '../domain/networks.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import type { Endpoint } from './http/rpc-node.ts'
import type { WalletPage } from './wallet-page.ts'

/** A wallet to choose. `id` is stable while the page is open, `name` blank if it gives none, `icon` a `data:` URL. */
export interface WalletOption {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  /** An EIP-1193 provider for EVM networks, a TIP-1193 one with its tronweb for Tron, a Wallet Standard wallet for the others. */
  readonly provider: unknown
}

/** Adds wallets that do not announce themselves to the page, such as those behind WalletConnect. */
export interface WalletPlugin {
  readonly id: string
  readonly families: readonly Family[]
  /** Called when a customer is about to choose a wallet. */
  load(): Promise<(family: Family) => Promise<readonly WalletOption[]>>
}

export interface WalletSession {
  readonly wallet: WalletOption
  readonly address: string
  readonly network: Network
  /** The account is a contract or belongs to several signers, so it may have no signature of its own. */
  readonly isMultisig: boolean
}

export interface WalletEvents {
  /** Null: the wallet is locked, or no longer permits the page to see its account. */
  onAccount(address: string | null): void
  onNetwork(network: Network | null, chain: string): void
}

/** `refused`: a simulation failed, so it cannot succeed. `unknown`: the call was lost, or failed for another reason. */
export type RelayAnswer = 'accepted' | 'refused' | 'unknown'

export interface ChainNode {
  readonly fetch: typeof fetch
  /** The nodes to ask, in this order: the host’s, else a public one. Never empty. */
  nodes(network: Network): readonly Endpoint[]
  /** How much longer than its 10 s a call may wait for a node that refuses by its limits. Absent where answers must be fresh. */
  readonly patienceMs?: number
  token(network: Network, coin: Stablecoin): { readonly address: string; readonly decimals: number } | null
  /** What the host configured for burns on the network, unread: `readBurnContracts` parses it. */
  cctp(network: Network): unknown
  /** Whether a signed transaction may leave this page: only while its payout waits for it (decisions.md C19). Never rejects. */
  mayHandOver(): Promise<boolean>
  /** Hands a signed transaction, in base64, to the API. Never rejects. */
  relay(transaction: string, skipPreflight: boolean): Promise<RelayAnswer>
}

export interface Holding {
  readonly network: Network
  readonly coin: Stablecoin
  readonly address: string
}

export interface FeePayer {
  readonly network: Network
  readonly address: string
  readonly session: WalletSession | null
}

export type TokenSource = Pick<Deposit, 'network' | 'coin' | 'amount' | 'from'>

/** What a wallet is asked to do. One that signs leaves the broadcast to this page: nothing leaves before `onHash`. */
export type WalletAct = 'signs' | 'sends'

/** Each is called once, and a throw ends the sending. */
export interface SendSteps {
  /** Awaited before the wallet is asked: nothing has left it yet. `since`: the newest block, on Solana slot, on Aptos the sequence number. */
  onAsking(since: number, act: WalletAct): Promise<void>
  /** Called with the hash, before the broadcast where this page makes it. `bound` says until when it can land, if known. */
  onHash(hash: string, bound?: string): void
}

/**
 * `untraceable`: unseen, and nothing shows whether it can still land. `failed`: for good. `expired`, `replaced` (C20): it can never land.
 * `different`: it moved another amount to the payout's address. `unrelated`: it landed, and moved nothing there.
 */
export type TransactionState =
  | 'unseen'
  | 'untraceable'
  | 'seen'
  | 'confirmed'
  | 'failed'
  | 'expired'
  | 'replaced'
  | 'different'
  | 'unrelated'

/** Where a search starts: at the block or slot of `onAsking`, or at a time where that is unknown. */
export type Since = number | Date

/** What the journal keeps of a transaction, besides its hash; each family has its own format for `bound`. */
export interface KnownTransaction {
  readonly since?: Since
  readonly bound?: string
  /** A node has shown it: on TRON in a block, which a fork may have undone since. */
  readonly isSeen?: boolean
}

/** What a search has shown. `otherAmount`: it moved tokens, but not the payout's amount. */
export interface Sent {
  readonly hash: string
  readonly moved: 'exact' | 'otherAmount'
}

/** What one transaction brought to a payout's own address from its wallet, in whole tokens. */
export interface Transfer {
  readonly hash: string
  readonly amount: string
}

/** What the payout's own address has received, perhaps from another account than its wallet. */
export interface Arrived extends Sent {
  /** Null where it came from several accounts. */
  readonly from: string | null
}

export interface TransactionWatch {
  /** Changes when the owner replaces the transaction, or when the chain never had the wallet's hash. */
  readonly hash: string
  readonly bound?: string | undefined
  /** What customers of the family read of an undecided transaction, and what decides nothing: on Solana the spec's expiry (decisions.md C4). */
  readonly notice?: 'expiryPassed' | undefined
  /** Asks the network once, and resends what was signed here and is unseen. A `ChainError` says nothing about the transaction. */
  look(): Promise<TransactionState>
}

/** Wallets and networks of one family. Every verb throws `ChainError` only. */
export interface ChainAdapter {
  /** Lists the wallets of the page, again for each new one. Returns a function that stops. */
  discover(page: WalletPage, onChange: (wallets: readonly WalletOption[]) => void): () => void
  /** Asks the customer for an account. The wallet may be on another network of the family. */
  connect(wallet: WalletOption, network: Network): Promise<WalletSession>
  switchNetwork(session: WalletSession, network: Network): Promise<WalletSession>
  currentAddress(session: WalletSession): Promise<string | null>
  /**
   * The account of the session where the wallet permits it, else its first. Has the customer unlock a wallet that shows none (decisions.md
   * W12). Absent where nothing is signed but transactions.
   */
  presentAccount?(session: WalletSession): Promise<string>
  /** Returns the signature as the server expects it: hexadecimal (EIP-191) or base64 (Ed25519). Absent where it expects none (W10). */
  signMessage?(session: WalletSession, message: string): Promise<string>
  /** In whole tokens, as a decimal string. */
  balance(holding: Holding, node: ChainNode): Promise<string>
  /** The symbol of the fee's coin, where the wallet lacks it and does not pay in another way. Stops nothing (decisions.md C22). */
  missingFeeCoin?(payer: FeePayer, node: ChainNode): Promise<string | null>
  /** Checks account, network, tokens and the fee of Solana and Tron before a payout exists (decisions.md C21). Only asks to switch networks. */
  check(session: WalletSession, source: TokenSource, node: ChainNode): Promise<void>
  /** Checks, has the wallet sign, and resolves with the hash. The error's `broadcast` says whether anything may have left. */
  send(session: WalletSession, deposit: Deposit, node: ChainNode, steps: SendSteps): Promise<TransactionWatch>
  /** Finds what the wallet sent to the payout's own address, the whole transfer first, even if it said it sent nothing (decisions.md C20). */
  findSent(deposit: Deposit, since: Since, node: ChainNode): Promise<Sent | null>
  /** Whether the wallet's account has transactions that no block holds yet. Absent where a search shows such a transaction, or none waits. */
  hasWaiting?(deposit: Deposit, node: ChainNode): Promise<boolean>
  /** Lists every transfer from the wallet to the payout's own address. Rejects where some may be missing. */
  findTransfers(deposit: Deposit, since: Since, node: ChainNode): Promise<readonly Transfer[]>
  /**
   * Finds what came for a payout, exact amounts first: from anyone where the network lists that, else from its wallet. Absent where the
   * server finds a deposit by itself.
   */
  findArrived?(deposit: Deposit, since: Since, node: ChainNode): Promise<readonly Arrived[]>
  /** Follows a transaction of an earlier page, whose bytes are gone. */
  follow(deposit: Deposit, hash: string, node: ChainNode, known?: KnownTransaction): TransactionWatch
  /** A wallet without events is asked again before each signature anyway. */
  watch(session: WalletSession, events: WalletEvents): () => void
  disconnect(session: WalletSession): Promise<void>
}
