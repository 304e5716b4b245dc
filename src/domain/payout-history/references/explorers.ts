import { networkRules, type Network } from '../../networks.ts'

// Hashes are hexadecimal or base58. No other text of the server becomes a part of an address.
const HASH = /^[0-9A-Za-z]{32,100}$/

export interface ExplorerLink {
  readonly name: string
  readonly href: string
  readonly network: Network
}

/** The transaction's page on the public explorer; null for a text that is not a hash. */
export function explorerLink(network: Network, hash: string): ExplorerLink | null {
  const { name, page } = networkRules(network).explorer
  return HASH.test(hash) ? { name, href: page.replace('{hash}', hash), network } : null
}

/** The explorer's address, for a wallet that adds the network. */
export const explorerOrigin = (network: Network): string => new URL(networkRules(network).explorer.page).origin
