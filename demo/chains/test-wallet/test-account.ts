import type { RpcMethods } from '../../hosts/json-rpc-route.ts'
import type { LocalNetworkName } from '../networks.ts'

/** The URLs of the networks that run, by wallet name. */
export type RpcUrls = Readonly<Partial<Record<LocalNetworkName, string>>>

/** The account of the Test Wallet in a family, whose key stays on the server: the first test key of the sandbox, which everybody knows. */
export interface TestAccount<State = unknown> {
  readonly address: string
  /** Its starting balance for fees, in whole coins of the network. */
  readonly coins: string
  /** The state for the page. Lists only networks that run. */
  state(rpcUrls: RpcUrls): State
  /** For the page, which asks the person before it calls. They fail with the codes of EIP-1193 and JSON-RPC. */
  methods(rpcUrls: RpcUrls): RpcMethods
}
