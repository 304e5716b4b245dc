import { familyOf, type Family } from '../domain/networks.ts'
import { isAddressOf, isSameAddress, isZeroAddress, writeAddress } from '../domain/wallets/addresses/address.ts'
import { toUnits } from '../lib/money.ts'
import type { ChainNode } from './adapter.ts'
import type { Deposit } from '../domain/payouts/deposit.ts'
import { ChainError } from './chain-error.ts'

/** A transfer that can be asked for, in the units of its token. */
export interface TransferOrder {
  readonly from: string
  readonly to: string
  readonly token: { readonly address: string; readonly decimals: number }
  /** More than zero. */
  readonly units: bigint
}

const refused = () => new ChainError('network/refused')

/**
 * Refuses a transfer that no network should be asked for: of nothing, of a fraction of a unit, on a network of another family, of a
 * token that the network does not have, to the sender, to an address without a key, or to the token itself, where it would be lost.
 */
export function readOrder(family: Family, transfer: Deposit, node: Pick<ChainNode, 'token'>): TransferOrder {
  const { network, coin, amount } = transfer
  const token = familyOf(network) === family ? node.token(network, coin) : null
  const units = token && toUnits(amount, token.decimals)
  if (!units || !isAddressOf(network, transfer.from) || !isAddressOf(network, transfer.to)) throw refused()
  const [from, to] = [writeAddress(network, transfer.from), writeAddress(network, transfer.to)]
  const isTo = (address: string) => isSameAddress(network, to, address)
  if (isZeroAddress(network, to) || isTo(from) || isTo(token.address)) throw refused()
  return { from, to, token, units }
}
