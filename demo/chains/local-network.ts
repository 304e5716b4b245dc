import type { ChainPort } from '../sandbox/payouts/chain-port.ts'
import type { LocalNetworkName } from './networks.ts'

export interface Funds {
  /** The network's own coin, for fees, in whole coins ("0.5"). */
  readonly native?: string
  readonly usdc?: string
  readonly usdt?: string
}

/** A network in this process. Its state is lost when the process ends. */
export interface LocalNetwork {
  readonly network: LocalNetworkName
  readonly rpcUrl: string
  readonly port: ChainPort
  /** Funds an address: coins are created, tokens come from the treasury by a real transfer. */
  fund(address: string, funds: Funds): Promise<void>
  /** Forgets all final history, as a node that prunes does. Absent where the facts of its network say that it keeps all. */
  prune?(): void | Promise<void>
  /** Ends what the network alone uses. */
  stop?(): Promise<void>
}
