import type { Stablecoin } from '../domain/currency.ts'
import { familyOf, type Family, type Network } from '../domain/networks.ts'
import { isAddressOf, writeAddress } from '../domain/wallets/addresses/address.ts'
import { isCoinType } from '../domain/wallets/addresses/move.ts'
import type { ChainNode } from './adapter.ts'
import { chainFacts } from './network-table.ts'

interface Settings extends Pick<ChainNode, 'fetch' | 'relay'> {
  /** The host's nodes, in place of the public ones, read again for each call. An invalid URL is ignored. */
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

/** Where a token is not named by an address. */
const TOKEN_NAMES: Readonly<Partial<Record<Family, (text: string) => boolean>>> = { sui: isCoinType }

function readToken(network: Network, name: unknown): string | null {
  if (typeof name !== 'string') return null
  const isName = TOKEN_NAMES[familyOf(network)]
  if (isName) return isName(name.trim()) ? name.trim() : null
  return isAddressOf(network, name) ? writeAddress(network, name) : null
}

export function createChainNode(settings: Settings): ChainNode {
  const { fetch, relay, tokenAddresses } = settings
  return {
    fetch,
    mayHandOver: async () => true,
    relay,
    rpcUrl: (network) => readUrl(settings.rpcUrls?.[network]) ?? chainFacts(network)?.rpcUrl ?? '',
    token(network, coin) {
      const known = chainFacts(network)?.tokens[coin]
      return known
        ? { ...known, address: readToken(network, tokenAddresses?.[network]?.[coin]) ?? known.address }
        : null
    },
    cctp: (network) => settings.cctp?.[network],
  }
}
