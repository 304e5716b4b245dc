import type { RpcMethods } from '../../hosts/json-rpc-route.ts'
import type { LocalNetworkName } from '../networks.ts'

/** Of the networks that run, by wallet name. */
export type RpcUrls = Readonly<Partial<Record<LocalNetworkName, string>>>

/** The account of the Test Wallet in a family, whose key stays on the server: the first test key of the sandbox, which everybody knows. */
export interface TestAccount<State = unknown> {
  readonly address: string
  /** What it has for fees at the start, in whole coins of the network. */
  readonly coins: string
  /** What the page needs to know. Only networks that run are listed. */
  state(rpcUrls: RpcUrls): State
  /** For the page, which asks the person before it calls. They fail with the codes of EIP-1193 and JSON-RPC. */
  methods(rpcUrls: RpcUrls): RpcMethods
}
