import { keysOf } from '../lib/keys-of.ts'
import type { ApplicationAccess } from './application.ts'
import type { Stablecoin } from './currency.ts'

interface NetworkRules {
  readonly family: 'evm' | 'solana' | 'sui' | 'aptos' | 'tron'
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
const NETWORK_RULES = {
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
  },
  ethereum: {
    ...evm,
    name: 'Ethereum',
    mark: 'ethereum',
    chainId: 1,
    payoutName: 'ethereum',
    link: { network: 'ethereum', label: 'ETH' },
    coins: BOTH,
  },
  base: { ...evm, name: 'Base', mark: 'base', chainId: 8453, payoutName: 'base', coins: ['usdc'] },
  polygon: { ...evm, name: 'Polygon', mark: 'polygon', chainId: 137, payoutName: 'polygon', coins: BOTH },
  arbitrum: { ...evm, name: 'Arbitrum', mark: 'arbitrum', chainId: 42_161, payoutName: 'arbitrum', coins: BOTH },
  optimism: {
    ...unpayable,
    name: 'Optimism',
    mark: 'optimism',
    chainId: 10,
    link: { network: 'optimism', label: 'OPTIMISM' },
  },
  avalanche: { ...evm, name: 'Avalanche', mark: 'avalanche', chainId: 43_114, payoutName: 'avalanche', coins: BOTH },
  sui: {
    ...single,
    family: 'sui',
    name: 'Sui',
    mark: 'sui',
    payoutName: 'sui',
    coins: ['usdc'],
    needs: 'allowSuiPayouts',
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
  },
  bsc: { ...unpayable, name: 'BNB Smart Chain', mark: 'bsc', chainId: 56, wallets: false },
  sepolia: { ...unpayable, name: null, mark: 'ethereum', chainId: 11_155_111, wallets: false },
  gnosis: { ...unpayable, name: 'Gnosis', mark: 'gnosis', chainId: 100, wallets: false },
  tron: {
    ...single,
    family: 'tron',
    name: 'Tron',
    mark: 'tron',
    payoutName: 'tron',
    coins: ['usdt'],
    sourceless: true,
  },
  aptos: { ...single, family: 'aptos', name: 'Aptos', mark: 'aptos', payoutName: 'aptos', coins: ['usdc'] },
} as const satisfies Readonly<Record<string, NetworkRules>>

type Rules = typeof NETWORK_RULES

/** The network names of wallets and chains. */
export type Network = keyof Rules
export const NETWORKS = keysOf(NETWORK_RULES)

export type Family = NetworkRules['family']

/** The network names of payouts. */
export type PayoutNetworkName = NonNullable<Rules[Network]['payoutName']>

/** Wallet links, and the payouts that they create, may also start on Optimism. */
export type LinkNetwork = NonNullable<Rules[Network]['link']>['network']

export const LINK_NETWORK_NAMES: readonly LinkNetwork[] = NETWORKS.flatMap(
  (network) => NETWORK_RULES[network].link?.network ?? [],
)

export const linkLabelOf = (name: LinkNetwork): string =>
  NETWORKS.map((network) => networkRules(network).link).find((link) => link?.network === name)?.label ?? name

export const networkRules = (network: Network): NetworkRules => NETWORK_RULES[network]

export const DEFAULT_NETWORK: Network = 'solana'

export const readNetwork = (text: string): Network | null => NETWORKS.find((network) => network === text) ?? null

type Access = Pick<ApplicationAccess, 'allowSuiPayouts'>

/** Whether the application may use the network. */
export function isPermitted(network: Network, access: Access): boolean {
  const { needs } = networkRules(network)
  return needs === null || access[needs]
}

export const isWalletSupported = (network: Network, access: Access): boolean =>
  networkRules(network).wallets && isPermitted(network, access)

/** The networks that the wallet form offers. */
export const walletNetworks = (access: Access): readonly Network[] =>
  NETWORKS.filter((network) => isWalletSupported(network, access))

export const familyOf = (network: Network): Family => networkRules(network).family

/** Whether a wallet on the one network has the same address on the other. */
export const sharesAddress = (one: Network, other: Network): boolean =>
  familyOf(one) === familyOf(other) && networkRules(one).sharesAddress

/** Null for a test network. */
export const displayNameOf = (network: Network): string | undefined => networkRules(network).name ?? undefined

/** The logo for a network name of the server or of a wallet. An unknown name is returned as it is. */
export function markOf(network: string): string {
  const known = readNetwork(network)
  return known ? networkRules(known).mark : network
}

export const payoutNameOf = (network: Network): PayoutNetworkName | null => NETWORK_RULES[network].payoutName

export function toPayoutNetwork(network: string): PayoutNetworkName {
  const known = readNetwork(network)
  const name = known && payoutNameOf(known)
  if (!name) throw new Error('invalid network')
  return name
}

/** Optimism occurs in wallet links only, so its name is not mapped. */
export function toNetwork(name: string): Network {
  const network = NETWORKS.find((candidate) => (payoutNameOf(candidate) ?? candidate) === name)
  if (!network) throw new Error('invalid network')
  return network
}

export function evmChainId(network: string): number {
  const known = readNetwork(network)
  const chainId = known && networkRules(known).chainId
  if (!chainId) throw new Error('invalid evm network')
  return chainId
}

export const networkOfChainId = (chainId: number): Network | null =>
  NETWORKS.find((network) => networkRules(network).chainId === chainId) ?? null
