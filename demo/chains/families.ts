import type { ChainPort } from '../sandbox/payouts/chain-port.ts'
import type { AptosNetwork } from './aptos/aptos-network.ts'
import type { AptosFacts } from './aptos/facts.ts'
import { aptosFamily } from './aptos/family.ts'
import type { EvmFacts } from './evm/facts.ts'
import { evmFamily } from './evm/family.ts'
import type { Machine } from './evm/machine.ts'
import type { LocalNetwork } from './local-network.ts'
import { type EvmNetworkName, type Family, type LocalNetworkName, familyOf } from './networks.ts'
import type { SolanaFacts } from './solana/facts.ts'
import { solanaFamily } from './solana/family.ts'
import type { SolanaNetwork } from './solana/solana-network.ts'
import type { SuiFacts } from './sui/facts.ts'
import { suiFamily } from './sui/family.ts'
import type { SuiNetwork } from './sui/sui-network.ts'
import type { TestAccount } from './test-wallet/test-account.ts'
import type { TronFacts } from './tron/facts.ts'
import { tronFamily } from './tron/family.ts'
import type { TronNetwork } from './tron/tron-network.ts'

/** What differs from the networks of today (`facts.ts` of each family). */
export interface ChangedFacts {
  readonly evm?: Partial<EvmFacts>
  readonly solana?: Partial<SolanaFacts>
  readonly sui?: Partial<SuiFacts>
  readonly aptos?: Partial<AptosFacts>
  readonly tron?: Partial<TronFacts>
}

export interface NodeOptions {
  /** Shared by the networks over anvil. */
  readonly machine: Machine
  /** How long a Solana slot takes. Default: 400, as on the real network. */
  readonly slotMs?: number
  /** How long a block takes on Tron and Aptos, and a checkpoint on Sui. Default: 3000, 250 and 250, as on the real networks. */
  readonly blockMs?: number
  /** Prices, limits, versions and histories. Default: those of the real networks, as far as they are known. */
  readonly facts?: ChangedFacts
}

/** A family of networks, as the demo uses it. One folder for each. */
export interface ChainFamily<Network extends LocalNetworkName = LocalNetworkName> {
  /** Starts a node in this process. */
  start(network: Network, options: NodeOptions): Promise<LocalNetwork>
  /** The sandbox's port to a node, also one of another process. */
  port(node: { readonly network: Network; readonly rpcUrl: string }): ChainPort
  /** Its nodes run over anvil. */
  readonly needsAnvil?: true
  /** Where the API of a node begins. Default: at the root. */
  readonly path?: string
  /** The account that the Test Wallet has on all networks of the family. */
  readonly account: TestAccount
}

export const FAMILIES = {
  evm: evmFamily,
  solana: solanaFamily,
  sui: suiFamily,
  aptos: aptosFamily,
  tron: tronFamily,
} satisfies Record<Family, ChainFamily<never>>

export const familyFor = (network: LocalNetworkName): ChainFamily => FAMILIES[familyOf(network)]

/** Each node by its network, with the commands that its family has. */
export interface LocalNodes extends Partial<Record<EvmNetworkName, LocalNetwork>> {
  readonly solana?: SolanaNetwork
  readonly sui?: SuiNetwork
  readonly aptos?: AptosNetwork
  readonly tron?: TronNetwork
}
