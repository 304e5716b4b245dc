import { keysOf } from '../lib/keys-of.ts'
import type { ApplicationAccess } from './application.ts'
import { NETWORK_RULES, type Family, type Network, type NetworkRules } from './network-rules.ts'

export type { Family, Network }

type Rules = typeof NETWORK_RULES

export const NETWORKS = keysOf(NETWORK_RULES)

/** The kinds of signing challenges that the API has. */
export type Challenge = NonNullable<NetworkRules['challenge']>

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

/** The networks whose deposits the server finds by the transaction alone, which is registered with it. */
export type RegisteredNetwork = {
  [Name in Network]: Rules[Name] extends { readonly transactionId: RegExp } ? Name : never
}[Network]

export const payoutNameOf = (network: Network): PayoutNetworkName | null => NETWORK_RULES[network].payoutName

export function toPayoutNetwork(network: string): PayoutNetworkName {
  const known = readNetwork(network)
  const name = known && payoutNameOf(known)
  if (!name) throw new Error('invalid network')
  return name
}

/** The network of an endpoint of a payout; undefined for a rail. */
export const networkOfPayout = (name: string): Network | undefined =>
  NETWORKS.find((network) => payoutNameOf(network) === name)

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
