import type { Stablecoin } from '../domain/currency.ts'
import type { Network } from '../domain/networks.ts'
import { readTokenName } from '../domain/wallets/addresses/address.ts'
import type { ChainNode } from './adapter.ts'
import { readNodes, type RpcNode } from './http/rpc-node.ts'
import { chainFacts } from './network-table.ts'

interface Settings extends Pick<ChainNode, 'fetch' | 'relay'> {
  /** What the host names is read again for each call. These are its nodes, in place of the public ones. An invalid one is ignored. */
  readonly rpcUrls?: Readonly<Partial<Record<Network, RpcNode | readonly RpcNode[]>>> | undefined
  /** The host's tokens, with the decimals of the tokens that they replace. An invalid address is ignored. */
  readonly tokenAddresses?:
    | Readonly<Partial<Record<Network, Readonly<Partial<Record<Stablecoin, string>>>>>>
    | undefined
  /** The host's contracts of burns by network, unread. */
  readonly cctp?: Readonly<Partial<Record<Network, unknown>>> | undefined
}

const readToken = (network: Network, name: unknown): string | null =>
  typeof name === 'string' ? readTokenName(network, name) : null

export function createChainNode(settings: Settings): ChainNode {
  const { fetch, relay } = settings
  return {
    fetch,
    mayHandOver: async () => true,
    relay,
    nodes(network) {
      const named = readNodes(settings.rpcUrls, network)
      return named.length > 0 ? named : [{ url: chainFacts(network)?.rpcUrl ?? '', headers: {} }]
    },
    token(network, coin) {
      const known = chainFacts(network)?.tokens[coin]
      return known
        ? { ...known, address: readToken(network, settings.tokenAddresses?.[network]?.[coin]) ?? known.address }
        : null
    },
    cctp: (network) => settings.cctp?.[network],
  }
}
