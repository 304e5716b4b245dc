import { LINK_NETWORK_NAMES, NETWORKS, payoutNameOf, type LinkNetwork, type PayoutNetworkName } from './networks.ts'
import { FORM_RAILS, railNetwork, RAIL_SYNONYMS, type RailNetwork, type VariantNetwork } from './rails.ts'

/** The names that an endpoint of a payout may use, of the bank side and of the wallet side. */
export type EndpointNetwork = RailNetwork | PayoutNetworkName
export const ENDPOINT_NETWORKS: readonly EndpointNetwork[] = [
  ...FORM_RAILS.map(railNetwork),
  ...RAIL_SYNONYMS,
  ...NETWORKS.map(payoutNameOf).filter((name) => name !== null),
]

export type SourceNetwork = EndpointNetwork | Extract<VariantNetwork, 'achPull' | 'achPush'>
export const SOURCE_NETWORKS: readonly SourceNetwork[] = [...ENDPOINT_NETWORKS, 'achPull', 'achPush']

/** `achSameDay` is what `ach` becomes on the wire. */
export type DestinationNetwork = EndpointNetwork | Extract<VariantNetwork, 'achSameDay'>
export const DESTINATION_NETWORKS: readonly DestinationNetwork[] = [...ENDPOINT_NETWORKS, 'achSameDay']

/** Every name that a payout of the server may have. */
export type PayoutNetwork = SourceNetwork | DestinationNetwork | LinkNetwork
export const PAYOUT_NETWORKS: readonly PayoutNetwork[] = [
  ...new Set<PayoutNetwork>([...SOURCE_NETWORKS, ...DESTINATION_NETWORKS, ...LINK_NETWORK_NAMES]),
]
