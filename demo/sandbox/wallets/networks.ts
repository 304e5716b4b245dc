export const walletNetworks = [
  'solana',
  'ethereum',
  'base',
  'polygon',
  'arbitrum',
  'optimism',
  'avalanche',
  'sui',
  'sei',
  'bsc',
  'sepolia',
  'gnosis',
  'tron',
  'aptos',
] as const

export type WalletNetwork = (typeof walletNetworks)[number]
export type Family = 'evm' | 'solana' | 'sui' | 'aptos' | 'tron'

export const evmChainIds = {
  ethereum: 1,
  optimism: 10,
  bsc: 56,
  gnosis: 100,
  polygon: 137,
  sei: 1329,
  base: 8453,
  arbitrum: 42161,
  avalanche: 43114,
  sepolia: 11155111,
} as const

export type EvmNetwork = keyof typeof evmChainIds

export const isWalletNetwork = (text: string): text is WalletNetwork =>
  (walletNetworks as readonly string[]).includes(text)
const isEvmNetwork = (text: string): text is EvmNetwork => Object.hasOwn(evmChainIds, text)

export function familyOf(network: WalletNetwork): Family {
  return isEvmNetwork(network) ? 'evm' : network
}

/** Transfers call Solana `sol`; every other network has one name. */
export const transferNameOf = (network: string) => (network === 'solana' ? 'sol' : network)
export const walletNameOf = (network: string) => (network === 'sol' ? 'solana' : network)
