import type { Network } from '../../networks.ts'

interface Explorer {
  readonly name: string
  /** The page of a transaction; `{hash}` is replaced by its hash. */
  readonly page: string
}

/** The public explorer of each network. */
const EXPLORERS: Readonly<Record<Network, Explorer>> = {
  solana: { name: 'Solscan', page: 'https://solscan.io/tx/{hash}' },
  ethereum: { name: 'Etherscan', page: 'https://etherscan.io/tx/{hash}' },
  base: { name: 'BaseScan', page: 'https://basescan.org/tx/{hash}' },
  polygon: { name: 'PolygonScan', page: 'https://polygonscan.com/tx/{hash}' },
  arbitrum: { name: 'Arbiscan', page: 'https://arbiscan.io/tx/{hash}' },
  optimism: { name: 'Optimism Etherscan', page: 'https://optimistic.etherscan.io/tx/{hash}' },
  avalanche: { name: 'Snowtrace', page: 'https://snowtrace.io/tx/{hash}' },
  sui: { name: 'Suiscan', page: 'https://suiscan.xyz/mainnet/tx/{hash}' },
  sei: { name: 'Seiscan', page: 'https://seiscan.io/tx/{hash}' },
  bsc: { name: 'BscScan', page: 'https://bscscan.com/tx/{hash}' },
  sepolia: { name: 'Sepolia Etherscan', page: 'https://sepolia.etherscan.io/tx/{hash}' },
  gnosis: { name: 'Gnosisscan', page: 'https://gnosisscan.io/tx/{hash}' },
  tron: { name: 'Tronscan', page: 'https://tronscan.org/#/transaction/{hash}' },
  aptos: { name: 'Aptos Explorer', page: 'https://explorer.aptoslabs.com/txn/{hash}?network=mainnet' },
}

// Hashes are hexadecimal or base58. No other text of the server becomes a part of an address.
const HASH = /^[0-9A-Za-z]{32,100}$/

export interface ExplorerLink {
  readonly name: string
  readonly href: string
}

/** Where everyone can look the transaction up; null for a text that is no hash. */
export function explorerLink(network: Network, hash: string): ExplorerLink | null {
  const { name, page } = EXPLORERS[network]
  return HASH.test(hash) ? { name, href: page.replace('{hash}', hash) } : null
}

/** The explorer's address, for a wallet that adds the network. */
export const explorerOrigin = (network: Network): string => new URL(EXPLORERS[network].page).origin
