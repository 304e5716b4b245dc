import type { Stablecoin } from './currency.ts'

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

export interface NetworkRules {
  readonly family: Family
  /** Null for a test network. */
  readonly name: string | null
  /** The network whose logo is shown. */
  readonly mark: string
  /** Set for EVM networks only. */
  readonly chainId: number | null
  /** The name in payouts; null when payouts cannot use the network. */
  readonly payoutName: string | null
  /** The name in wallet links and its label; null when a link cannot start on the network. */
  readonly link: { readonly network: string; readonly label: string } | null
  /** The stablecoins that a payout may use on this network. */
  readonly coins: readonly Stablecoin[]
  /** Whether an off-ramp may start on this network. */
  readonly offRamp: boolean
  /** Whether an on-ramp from any bank account may pay to this network. */
  readonly sourceless: boolean
  /** Whether the address book accepts wallets on this network. */
  readonly wallets: boolean
  /** The permission that the application needs for this network. */
  readonly needs: 'allowSuiPayouts' | null
  /** The kind of signing challenge that proves the ownership of a wallet; null where the API has none. */
  readonly challenge: 'solana' | 'evm' | null
  /** Whether a wallet has the same address on every network of the family, and can move between them. */
  readonly sharesAddress: boolean
  /** Whether a contract signs the challenge as well (EIP-1271). */
  readonly contractsSign?: boolean
  /** Whether a wallet signs with each account that it permits, and not with one at a time. */
  readonly signsWithEach?: boolean
  /** The least USDT of a payout, where it is not the usual one. */
  readonly minimum?: Readonly<Partial<Record<'source' | 'destination', string>>>
  /** The form of a transaction, where the server finds a deposit by that alone, which is registered with it. */
  readonly transactionId?: RegExp
  /** Whether nodes drop a transaction whose fee is too low, which its wallet may bring back at any time. Elsewhere it has an end. */
  readonly mayBeDropped?: boolean
  /** Whether a fork may undo what a block has, so that it expires: until the block is solid (decisions.md C6). */
  readonly mayBeUndone?: boolean
  /** How long a signed transaction may still land, where it is longer than minutes. */
  readonly landsForHours?: number
  /** The public explorer, and its page of a transaction; `{hash}` is replaced by its hash. */
  readonly explorer: { readonly name: string; readonly page: string }
}

const BOTH = ['usdc', 'usdt'] as const

const evm = {
  family: 'evm',
  link: null,
  offRamp: true,
  sourceless: true,
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
  offRamp: true,
  sourceless: false,
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
    explorer: { name: 'BaseScan', page: 'https://basescan.org/tx/{hash}' },
  },
  polygon: {
    ...evm,
    name: 'Polygon',
    mark: 'polygon',
    chainId: 137,
    payoutName: 'polygon',
    coins: BOTH,
    explorer: { name: 'PolygonScan', page: 'https://polygonscan.com/tx/{hash}' },
  },
  arbitrum: {
    ...evm,
    name: 'Arbitrum',
    mark: 'arbitrum',
    chainId: 42_161,
    payoutName: 'arbitrum',
    coins: BOTH,
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
    explorer: { name: 'Snowtrace', page: 'https://snowtrace.io/tx/{hash}' },
  },
  sui: {
    ...single,
    family: 'sui',
    name: 'Sui',
    mark: 'sui',
    payoutName: 'sui',
    coins: ['usdc'],
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
    transactionId: /^0x[0-9a-f]{64}$/i,
    explorer: { name: 'Aptos Explorer', page: 'https://explorer.aptoslabs.com/txn/{hash}?network=mainnet' },
  },
} as const satisfies Readonly<Record<Network, NetworkRules>>
