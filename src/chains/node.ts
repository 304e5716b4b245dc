import type { Stablecoin } from '../domain/currency.ts'
import type { Network } from '../domain/networks.ts'
import { readTokenName } from '../domain/wallets/addresses/address.ts'
import type { ChainNode } from './adapter.ts'
import { chainFacts } from './network-table.ts'

interface Settings extends Pick<ChainNode, 'fetch' | 'relay'> {
  /** What the host names is read again for each call. These are its nodes, in place of the public ones. An invalid URL is ignored. */
  readonly rpcUrls?: Readonly<Partial<Record<Network, string>>> | undefined
  /** The host's tokens, with the decimals of the tokens that they replace. An invalid address is ignored. */
  readonly tokenAddresses?:
    | Readonly<Partial<Record<Network, Readonly<Partial<Record<Stablecoin, string>>>>>>
    | undefined
  /** The host's contracts of burns by network, unread. */
  readonly cctp?: Readonly<Partial<Record<Network, unknown>>> | undefined
}

const readUrl = (url: unknown): string | null =>
  typeof url === 'string' && /^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '') ? url.trim() : null

const readToken = (network: Network, name: unknown): string | null =>
  typeof name === 'string' ? readTokenName(network, name) : null

export function createChainNode(settings: Settings): ChainNode {
  const { fetch, relay } = settings
  return {
    fetch,
    mayHandOver: async () => true,
    relay,
    rpcUrl: (network) => readUrl(settings.rpcUrls?.[network]) ?? chainFacts(network)?.rpcUrl ?? '',
    token(network, coin) {
      const known = chainFacts(network)?.tokens[coin]
      return known
        ? { ...known, address: readToken(network, settings.tokenAddresses?.[network]?.[coin]) ?? known.address }
        : null
    },
    cctp: (network) => settings.cctp?.[network],
  }
}
