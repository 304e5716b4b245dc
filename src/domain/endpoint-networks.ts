import { LINK_NETWORK_NAMES, NETWORKS, payoutNameOf, type LinkNetwork, type PayoutNetworkName } from './networks.ts'
import { FORM_RAILS, railNetwork, RAIL_SYNONYMS, type RailNetwork, type VariantNetwork } from './rails.ts'

/** The network names that an endpoint of a payout may use: rails on the bank side, chains on the wallet side. */
export type EndpointNetwork = RailNetwork | PayoutNetworkName
export const ENDPOINT_NETWORKS: readonly EndpointNetwork[] = [
  ...FORM_RAILS.map(railNetwork),
  ...RAIL_SYNONYMS,
  ...NETWORKS.map(payoutNameOf).filter((name) => name !== null),
]

export type SourceNetwork = EndpointNetwork | Extract<VariantNetwork, 'achPull' | 'achPush'>
export const SOURCE_NETWORKS: readonly SourceNetwork[] = [...ENDPOINT_NETWORKS, 'achPull', 'achPush']

/** The wire uses `achSameDay` for an `ach` destination. */
export type DestinationNetwork = EndpointNetwork | Extract<VariantNetwork, 'achSameDay'>
const DESTINATION_NETWORKS: readonly DestinationNetwork[] = [...ENDPOINT_NETWORKS, 'achSameDay']

/** Every network name that the server uses in payouts. */
export type PayoutNetwork = SourceNetwork | DestinationNetwork | LinkNetwork
export const PAYOUT_NETWORKS: readonly PayoutNetwork[] = [
  ...new Set<PayoutNetwork>([...SOURCE_NETWORKS, ...DESTINATION_NETWORKS, ...LINK_NETWORK_NAMES]),
]
