import { displayNameOf, type Network } from '../domain/networks.ts'
import { FORM_ENDS, shortAddress } from '../lib/format/short-address.ts'
import { ChainError } from './chain-error.ts'

/** WAL-16. `chain` names a network that the product does not know. */
export const unsupportedNetwork = (network: Network | null, chain: string): ChainError =>
  new ChainError('wallet/network-unsupported', { values: { network: (network && displayNameOf(network)) ?? chain } })

export const wrongAddress = (expected: string): ChainError =>
  new ChainError('wallet/wrong-address', { values: { address: shortAddress(expected, FORM_ENDS) } })
