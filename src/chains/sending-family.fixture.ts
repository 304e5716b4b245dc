import type { LocalNetworkName } from '../../demo/chains/networks.ts'
import type { Stablecoin } from '../domain/currency.ts'
import type { Network } from '../domain/networks.ts'
import type { ChainAdapter, TransactionState, WalletOption } from './adapter.ts'

/** The facts of a family that the contract of sending needs. */
export interface SendingFamily {
  readonly adapter: ChainAdapter
  readonly network: LocalNetworkName
  readonly coin: Stablecoin
  /** Null where payouts have one coin alone. */
  readonly otherCoin: Stablecoin | null
  /** Not sent without the network's own coin; by default `coin`. */
  readonly coinWithFee?: Stablecoin
  readonly native: string
  /** An amount of the coin for the fee, enough for a few transfers. */
  readonly enough: string
  /** Before the wallet is asked; else the wallet says that its owner cannot pay. */
  readonly checksFee: boolean
  wallet(rpcUrl: string): WalletOption
  readonly stranger: string
  readonly zero: string
  readonly otherFamily: Network
  readonly unknownHash: string
  /** The state of a transaction that brought nothing to the payout: on EVM networks another may still come. */
  readonly idle: TransactionState
  /** The result of a search after the newest block: nothing found, or no request made. */
  readonly later: 'none' | 'unreachable'
}
