import { toUnits } from '../../../lib/money.ts'
import { CURRENCIES } from '../../currency.ts'
import {
  SOURCE_NETWORKS,
  ENDPOINT_NETWORKS,
  type DestinationNetwork,
  type SourceNetwork,
  type EndpointNetwork,
} from '../../endpoint-networks.ts'
import { RAIL_RULES } from '../../rails.ts'
import type { Side } from './amounts.ts'

interface EndpointInput {
  readonly amount: string
  readonly currency: string
  readonly network: string
}

interface EndpointErrors {
  readonly amount?: 'validation.positive'
  readonly currency?: 'validation.required'
  /** `invalidNetwork` is 'Invalid network' */
  readonly network?: 'validation.required' | 'validation.invalidNetwork'
}

function networkError(side: Side, network: string): NonNullable<EndpointErrors['network']> | null {
  if (network === '') return 'validation.required'
  const allowed: readonly string[] = side === 'source' ? SOURCE_NETWORKS : ENDPOINT_NETWORKS
  return allowed.includes(network) ? null : 'validation.invalidNetwork'
}

/** An endpoint before its network is mapped to the wire's ACH variants. */
export function endpointErrors(side: Side, { amount, currency, network }: EndpointInput): EndpointErrors {
  const wrongNetwork = networkError(side, network)
  return {
    ...((toUnits(amount) ?? 0n) <= 0n && { amount: 'validation.positive' }),
    ...(!CURRENCIES.some((known) => known === currency) && { currency: 'validation.required' }),
    ...(wrongNetwork && { network: wrongNetwork }),
  }
}

/** Maps the source to the payload of a new payout. */
export const sentSource = (network: EndpointNetwork): SourceNetwork =>
  network === 'ach' ? RAIL_RULES.ACH.sentAs.source : network

/** Maps the destination to the payload of a new payout. */
export const sentDestination = (network: EndpointNetwork): DestinationNetwork =>
  network === 'ach' ? RAIL_RULES.ACH.sentAs.destination : network
