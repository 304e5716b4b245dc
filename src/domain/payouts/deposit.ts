import { hasHiddenCharacters } from '../../lib/format/visible-text.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { STABLECOINS, type Stablecoin } from '../currency.ts'
import { NETWORKS, payoutNameOf, type Network } from '../networks.ts'
import { isAddressOf, isSameAddress } from '../wallets/addresses/address.ts'
import type { Payout } from './payout.ts'

/** The tokens that an off-ramp asks for, and where they go. */
export interface Deposit {
  readonly network: Network
  readonly coin: Stablecoin
  /** In whole tokens, a decimal string. */
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly memo: string | null
}

/**
 * What the source wallet is asked to send. Null where the payout does not say it well: no deposit address, one of another network
 * or of the customer's own wallet, or a text with characters that nobody sees. Nothing is sent then.
 */
export function depositOf({ source, amount, wallets, instructions }: Payout): Deposit | null {
  const wallet = wallets.find(({ id }) => id === source.id)
  const coin = STABLECOINS.find((known) => known === source.currency)
  const network = NETWORKS.find((name) => payoutNameOf(name) === rawValue(source.network))
  if (!wallet || !coin || !network || instructions?.resource.type !== 'wallet') return null
  const { resource, memo } = instructions
  const [from, to] = [wallet.address, resource.address]
  const isThere =
    rawValue(resource.network) === rawValue(source.network) &&
    [from, to].every((address) => isAddressOf(network, address))
  if (!isThere || isSameAddress(network, from, to) || [to, memo ?? ''].some(hasHiddenCharacters)) return null
  return { network, coin, amount: source.amount ?? amount, from, to, memo }
}

/** Whether two readings of a payout ask for the same tokens from the same wallet, at the same address. */
export const isSameDeposit = (one: Deposit, other: Deposit): boolean =>
  (Object.keys(one) as (keyof Deposit)[]).every((field) => one[field] === other[field])

/** An off-ramp that waits for tokens, and does not say well where they go. */
export const isUnpayable = (payout: Payout): boolean =>
  payout.type === 'offRamp' && payout.status === 'pending' && depositOf(payout) === null
