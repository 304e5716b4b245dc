import { toUnits } from '../../../lib/money.ts'
import { CURRENCIES } from '../../currency.ts'
import {
  SOURCE_NETWORKS,
  TRANSFER_NETWORKS,
  type DestinationNetwork,
  type SourceNetwork,
  type TransferNetwork,
} from '../../network.ts'
import type { FormRail } from '../../rail.ts'
import type { Side } from './amounts.ts'

export interface EndpointInput {
  readonly amount: string
  readonly currency: string
  readonly network: string
}

export interface EndpointErrors {
  readonly amount?: 'validation.positive'
  readonly currency?: 'validation.required'
  /** `invalidNetwork` is 'Invalid network' */
  readonly network?: 'validation.required' | 'validation.invalidNetwork'
}

function networkError(side: Side, network: string): NonNullable<EndpointErrors['network']> | null {
  if (network === '') return 'validation.required'
  const allowed: readonly string[] = side === 'source' ? SOURCE_NETWORKS : TRANSFER_NETWORKS
  return allowed.includes(network) ? null : 'validation.invalidNetwork'
}

/** Before the ACH codes are made: `ach` is still `ach`. */
export function endpointErrors(side: Side, { amount, currency, network }: EndpointInput): EndpointErrors {
  const wrongNetwork = networkError(side, network)
  return {
    ...((toUnits(amount) ?? 0n) <= 0n && { amount: 'validation.positive' }),
    ...(!CURRENCIES.some((known) => known === currency) && { currency: 'validation.required' }),
    ...(wrongNetwork && { network: wrongNetwork }),
  }
}

export const railNetwork = (rail: FormRail): TransferNetwork => rail.toLowerCase() as Lowercase<FormRail>

/** The customer pushes: the instructions say where to. */
export const sentSource = (network: TransferNetwork): SourceNetwork => (network === 'ach' ? 'achPush' : network)

/** An ACH destination is paid the same day, and priced so. */
export const sentDestination = (network: TransferNetwork): DestinationNetwork =>
  network === 'ach' ? 'achSameDay' : network
