import type { ApplicationAccess } from '../application.ts'
import { NETWORKS, type Network, type TransferNetwork } from '../network.ts'

export const FAMILIES = ['evm', 'solana', 'sui', 'aptos', 'tron'] as const
export type Family = (typeof FAMILIES)[number]

interface NetworkRules {
  readonly family: Family
  /** Null for a test network. */
  readonly name: string | null
  /** Of EVM networks only. */
  readonly chainId: number | null
  /** What a transfer calls it; null where a transfer cannot go. */
  readonly transferName: TransferNetwork | null
  readonly inWalletForm: 'always' | 'withSui' | 'never'
}

const NETWORK_RULES = {
  solana: { family: 'solana', name: 'Solana', chainId: null, transferName: 'sol', inWalletForm: 'always' },
  ethereum: { family: 'evm', name: 'Ethereum', chainId: 1, transferName: 'ethereum', inWalletForm: 'always' },
  base: { family: 'evm', name: 'Base', chainId: 8453, transferName: 'base', inWalletForm: 'always' },
  polygon: { family: 'evm', name: 'Polygon', chainId: 137, transferName: 'polygon', inWalletForm: 'always' },
  arbitrum: { family: 'evm', name: 'Arbitrum', chainId: 42_161, transferName: 'arbitrum', inWalletForm: 'always' },
  optimism: { family: 'evm', name: 'Optimism', chainId: 10, transferName: null, inWalletForm: 'always' },
  avalanche: { family: 'evm', name: 'Avalanche', chainId: 43_114, transferName: 'avalanche', inWalletForm: 'always' },
  sui: { family: 'sui', name: 'Sui', chainId: null, transferName: 'sui', inWalletForm: 'withSui' },
  sei: { family: 'evm', name: 'Sei', chainId: 1329, transferName: 'sei', inWalletForm: 'always' },
  bsc: { family: 'evm', name: 'BNB Smart Chain', chainId: 56, transferName: null, inWalletForm: 'never' },
  sepolia: { family: 'evm', name: null, chainId: 11_155_111, transferName: null, inWalletForm: 'never' },
  gnosis: { family: 'evm', name: 'Gnosis', chainId: 100, transferName: null, inWalletForm: 'never' },
  tron: { family: 'tron', name: 'Tron', chainId: null, transferName: 'tron', inWalletForm: 'always' },
  aptos: { family: 'aptos', name: 'Aptos', chainId: null, transferName: 'aptos', inWalletForm: 'always' },
} as const satisfies Record<Network, NetworkRules>

export const DEFAULT_NETWORK: Network = 'solana'

const rulesOf = (network: Network): NetworkRules => NETWORK_RULES[network]

export const readNetwork = (text: string): Network | null => NETWORKS.find((network) => network === text) ?? null

export const familyOf = (network: Network): Family => rulesOf(network).family
export const isEvm = (network: Network): boolean => familyOf(network) === 'evm'

/** Test networks have none. */
export const displayNameOf = (network: Network): string | undefined => rulesOf(network).name ?? undefined

export const transferNameOf = (network: Network): TransferNetwork | null => rulesOf(network).transferName

export function toTransferNetwork(network: string): TransferNetwork {
  const known = readNetwork(network)
  const name = known && transferNameOf(known)
  if (!name) throw new Error('invalid network')
  return name
}

/** A link's Optimism is no transfer network and keeps its name. */
export function toNetwork(transferName: string): Network {
  const network = NETWORKS.find((candidate) => (transferNameOf(candidate) ?? candidate) === transferName)
  if (!network) throw new Error('invalid network')
  return network
}

export function evmChainId(network: string): number {
  const known = readNetwork(network)
  const chainId = known && rulesOf(known).chainId
  if (!chainId) throw new Error('invalid evm network')
  return chainId
}

export const networkOfChainId = (chainId: number): Network | null =>
  NETWORKS.find((network) => rulesOf(network).chainId === chainId) ?? null

type Access = Pick<ApplicationAccess, 'allowSuiPayouts'>

export function isWalletSupported(network: Network, { allowSuiPayouts }: Access): boolean {
  const { inWalletForm } = rulesOf(network)
  return inWalletForm === 'always' || (inWalletForm === 'withSui' && allowSuiPayouts)
}

export const walletNetworks = (access: Access): readonly Network[] =>
  NETWORKS.filter((network) => isWalletSupported(network, access))

/** The kind of signing challenge that proves who owns a wallet; the other families have none. */
export function challengeOf(network: Network): 'solana' | 'evm' | null {
  const family = familyOf(network)
  return family === 'solana' || family === 'evm' ? family : null
}
