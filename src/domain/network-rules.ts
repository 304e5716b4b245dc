import type { NetworkRow } from './network-row.ts'

/** The network names of wallets and chains. Written out, so that the declarations of the package don't have every rule. */
export type Network =
  | 'solana'
  | 'ethereum'
  | 'base'
  | 'polygon'
  | 'arbitrum'
  | 'optimism'
  | 'avalanche'
  | 'sui'
  | 'sei'
  | 'bsc'
  | 'sepolia'
  | 'gnosis'
  | 'tron'
  | 'aptos'

export type Family = 'evm' | 'solana' | 'sui' | 'aptos' | 'tron'

export type NetworkRules = NetworkRow<Family>

const BOTH = ['usdc', 'usdt'] as const

/** What EVM networks have in common. What payouts they take part in, each row says for itself. */
const evm = {
  family: 'evm',
  link: null,
  wallets: true,
  needs: null,
  challenge: 'evm',
  sharesAddress: true,
  contractsSign: true,
  mayBeDropped: true,
} as const
const unpayable = { ...evm, payoutName: null, coins: [], offRamp: false, sourceless: false } as const
const single = {
  chainId: null,
  link: null,
  wallets: true,
  needs: null,
  challenge: null,
  sharesAddress: false,
} as const

/** Every fact that depends on a network, in the spec's order. */
export const NETWORK_RULES = {
  solana: {
    ...single,
    family: 'solana',
    name: 'Solana',
    mark: 'solana',
    payoutName: 'sol',
    link: { network: 'sol', label: 'SOL' },
    coins: BOTH,
    offRamp: true,
    sourceless: true,
    challenge: 'solana',
    signsWithEach: true,
    explorer: { name: 'Solscan', page: 'https://solscan.io/tx/{hash}' },
  },
  ethereum: {
    ...evm,
    name: 'Ethereum',
    mark: 'ethereum',
    chainId: 1,
    payoutName: 'ethereum',
    link: { network: 'ethereum', label: 'ETH' },
    coins: BOTH,
    offRamp: true,
    sourceless: true,
    minimum: { destination: '20.00' },
    explorer: { name: 'Etherscan', page: 'https://etherscan.io/tx/{hash}' },
  },
  base: {
    ...evm,
    name: 'Base',
    mark: 'base',
    chainId: 8453,
    payoutName: 'base',
    coins: ['usdc'],
    offRamp: true,
    sourceless: true,
    explorer: { name: 'BaseScan', page: 'https://basescan.org/tx/{hash}' },
  },
  polygon: {
    ...evm,
    name: 'Polygon',
    mark: 'polygon',
    chainId: 137,
    payoutName: 'polygon',
    coins: BOTH,
    offRamp: true,
    sourceless: true,
    explorer: { name: 'PolygonScan', page: 'https://polygonscan.com/tx/{hash}' },
  },
  arbitrum: {
    ...evm,
    name: 'Arbitrum',
    mark: 'arbitrum',
    chainId: 42_161,
    payoutName: 'arbitrum',
    coins: BOTH,
    offRamp: true,
    sourceless: true,
    explorer: { name: 'Arbiscan', page: 'https://arbiscan.io/tx/{hash}' },
  },
  optimism: {
    ...unpayable,
    name: 'Optimism',
    mark: 'optimism',
    chainId: 10,
    link: { network: 'optimism', label: 'OPTIMISM' },
    explorer: { name: 'Optimism Etherscan', page: 'https://optimistic.etherscan.io/tx/{hash}' },
  },
  avalanche: {
    ...evm,
    name: 'Avalanche',
    mark: 'avalanche',
    chainId: 43_114,
    payoutName: 'avalanche',
    coins: BOTH,
    offRamp: true,
    sourceless: true,
    explorer: { name: 'Snowtrace', page: 'https://snowtrace.io/tx/{hash}' },
  },
  sui: {
    ...single,
    family: 'sui',
    name: 'Sui',
    mark: 'sui',
    payoutName: 'sui',
    coins: ['usdc'],
    offRamp: true,
    sourceless: false,
    needs: 'allowSuiPayouts',
    signsWithEach: true,
    // A digest of 32 bytes in base58.
    transactionId: /^[1-9A-HJ-NP-Za-km-z]{43,44}$/,
    landsForHours: 48,
    explorer: { name: 'Suiscan', page: 'https://suiscan.xyz/mainnet/tx/{hash}' },
  },
  sei: {
    ...evm,
    name: 'Sei',
    mark: 'sei',
    chainId: 1329,
    payoutName: 'sei',
    coins: ['usdc'],
    offRamp: false,
    sourceless: false,
    explorer: { name: 'Seiscan', page: 'https://seiscan.io/tx/{hash}' },
  },
  bsc: {
    ...unpayable,
    name: 'BNB Smart Chain',
    mark: 'bsc',
    chainId: 56,
    wallets: false,
    explorer: { name: 'BscScan', page: 'https://bscscan.com/tx/{hash}' },
  },
  sepolia: {
    ...unpayable,
    name: null,
    mark: 'ethereum',
    chainId: 11_155_111,
    wallets: false,
    explorer: { name: 'Sepolia Etherscan', page: 'https://sepolia.etherscan.io/tx/{hash}' },
  },
  gnosis: {
    ...unpayable,
    name: 'Gnosis',
    mark: 'gnosis',
    chainId: 100,
    wallets: false,
    explorer: { name: 'Gnosisscan', page: 'https://gnosisscan.io/tx/{hash}' },
  },
  tron: {
    ...single,
    family: 'tron',
    name: 'Tron',
    mark: 'tron',
    payoutName: 'tron',
    coins: ['usdt'],
    offRamp: true,
    sourceless: true,
    minimum: { source: '5.00' },
    mayBeUndone: true,
    explorer: { name: 'Tronscan', page: 'https://tronscan.org/#/transaction/{hash}' },
  },
  aptos: {
    ...single,
    family: 'aptos',
    name: 'Aptos',
    mark: 'aptos',
    payoutName: 'aptos',
    coins: ['usdc'],
    offRamp: true,
    sourceless: false,
    transactionId: /^0x[0-9a-f]{64}$/i,
    explorer: { name: 'Aptos Explorer', page: 'https://explorer.aptoslabs.com/txn/{hash}?network=mainnet' },
  },
} as const satisfies Readonly<Record<Network, NetworkRules>>
