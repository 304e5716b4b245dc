import {
  IS_SIMULATED,
  NETWORK_ROWS,
  WALLET_NETWORKS,
  type EvmToken,
  type PlainToken,
  type Tokens,
  type WalletNetwork,
} from '../sandbox/tables/networks.ts'
import {
  familyOf,
  isEvmNetwork,
  isWalletNetwork,
  walletNameOf,
  type EvmNetworkName,
} from '../sandbox/wallets/networks.ts'

export type { EvmToken, Family, PlainToken } from '../sandbox/tables/networks.ts'
export { transferNameOf as transferName, type EvmNetworkName } from '../sandbox/wallets/networks.ts'
export { familyOf }

/** Every network of the API can run here, by the name that wallets have for it. */
export type LocalNetworkName = WalletNetwork
export const NETWORK_NAMES: readonly LocalNetworkName[] = WALLET_NETWORKS

export interface EvmNetwork {
  readonly chainId: number
  readonly tokens: Tokens<EvmToken>
}

export const EVM_NETWORKS = Object.fromEntries(
  Object.entries(NETWORK_ROWS).filter(([name]) => isEvmNetwork(name)),
) as unknown as Pick<typeof NETWORK_ROWS, EvmNetworkName>

export const SOLANA_TOKENS = NETWORK_ROWS.solana.tokens
export const SUI_TOKENS = NETWORK_ROWS.sui.tokens
export const APTOS_TOKENS = NETWORK_ROWS.aptos.tokens
export const TRON_TOKENS = NETWORK_ROWS.tron.tokens

export const tokensOf = (network: LocalNetworkName): Tokens<PlainToken> => NETWORK_ROWS[network].tokens

export const titleOf = (network: LocalNetworkName): string => NETWORK_ROWS[network].title

/** Whether its node is "simulated (verifying)", as it is called wherever it is named. */
export const isSimulated = (network: LocalNetworkName): boolean => IS_SIMULATED[familyOf(network)]

/** The network that payouts call by this name; null for one that cannot run here. */
export function networkOfTransfer(name: string): LocalNetworkName | null {
  const network = walletNameOf(name)
  return isWalletNetwork(network) ? network : null
}
