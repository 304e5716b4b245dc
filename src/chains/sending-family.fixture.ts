import type { LocalNetworkName } from '../../demo/chains/networks.ts'
import type { Stablecoin } from '../domain/currency.ts'
import type { Network } from '../domain/networks.ts'
import type { ChainAdapter, TransactionState, WalletOption } from './adapter.ts'

/** What the contract of sending has to know of a family. */
export interface SendingFamily {
  readonly adapter: ChainAdapter
  readonly network: LocalNetworkName
  readonly coin: Stablecoin
  /** Null where payouts have one coin alone. */
  readonly otherCoin: Stablecoin | null
  readonly native: string
  /** Of the coin for the fee: enough for a few transfers. */
  readonly enough: string
  /** Before the wallet is asked; else the wallet says that its owner cannot pay. */
  readonly checksFee: boolean
  wallet(rpcUrl: string): WalletOption
  readonly stranger: string
  readonly zero: string
  readonly foreign: Network
  readonly unknownHash: string
  /** What is said of a transaction that brought nothing to the payout: on EVM networks another may still come. */
  readonly idle: TransactionState
  /** What a search after the newest block finds: nothing, or it is not asked for. */
  readonly later: 'none' | 'unreachable'
}
