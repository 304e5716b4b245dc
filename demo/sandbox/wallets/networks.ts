import { NETWORK_ROWS, type Family, type WalletNetwork } from '../tables/networks.ts'
import type { TransferRules } from '../tables/transfer-rules.ts'

export type EvmNetworkName = {
  [Name in WalletNetwork]: (typeof NETWORK_ROWS)[Name]['family'] extends 'evm' ? Name : never
}[WalletNetwork]

export const isWalletNetwork = (text: string): text is WalletNetwork => Object.hasOwn(NETWORK_ROWS, text)

export const isEvmNetwork = (text: string): text is EvmNetworkName => isWalletNetwork(text) && familyOf(text) === 'evm'

export const familyOf = (network: WalletNetwork): Family => NETWORK_ROWS[network].family

export const chainIdOf = (network: EvmNetworkName): number => NETWORK_ROWS[network].chainId

const WALLET_NAMES = new Map<string, WalletNetwork>(
  Object.entries(NETWORK_ROWS).flatMap(([network, { transfers }]) =>
    transfers ? [[transfers.name, network as WalletNetwork] as const] : [],
  ),
)

/** Some networks have another name in payouts than wallets have for them. */
export const transferNameOf = (network: string): string =>
  (isWalletNetwork(network) && NETWORK_ROWS[network].transfers?.name) || network

export const walletNameOf = (network: string): string => WALLET_NAMES.get(network) ?? network

/** By the name in payouts; null where no transfer goes. */
export function transferRulesOf(name: string): TransferRules | null {
  const network = WALLET_NAMES.get(name)
  return network === undefined ? null : NETWORK_ROWS[network].transfers
}

/** Where a deposit is found by its registered transaction alone. */
export const REGISTERED_NETWORKS: readonly string[] = Object.values(NETWORK_ROWS).flatMap(({ transfers }) =>
  transfers?.isRegistered ? [transfers.name] : [],
)
