import { hasHiddenCharacters } from '../../lib/format/visible-text.ts'
import { rawValue } from '../../lib/open-enum.ts'
import { STABLECOINS, type Stablecoin } from '../currency.ts'
import { networkOfPayout, type Network } from '../networks.ts'
import { isAddressOf, isSameAddress } from '../wallets/addresses/address.ts'
import type { Payout } from './payout.ts'
import { isRegisteredNetwork } from './transaction-id.ts'

/** The tokens that an off-ramp asks for, and where they go. */
export interface Deposit {
  readonly network: Network
  readonly coin: Stablecoin
  /** In whole tokens, a decimal string. */
  readonly amount: string
  readonly from: string
  readonly to: string
  readonly memo: string | null
  /** Where `to` is: the tokens are burned on `network` and minted there (decisions.md C3). Absent for a plain transfer. */
  readonly redemption?: Network
}

/** Only USDC is burned, and only on networks whose transactions are registered with the server (decisions.md C1). */
const isBurnable = (network: Network, coin: Stablecoin) => coin === 'usdc' && isRegisteredNetwork(network)

/**
 * The transfer that the source wallet is asked for. Null if the payout does not define it safely: no deposit address, one of another
 * network or of the customer's own wallet, or a text with invisible characters. Nothing is sent then.
 */
export function depositOf({ source, amount, wallets, instructions }: Payout): Deposit | null {
  const wallet = wallets.find(({ id }) => id === source.id)
  const coin = STABLECOINS.find((known) => known === source.currency)
  const network = networkOfPayout(rawValue(source.network))
  if (!wallet || !coin || !network || instructions?.resource.type !== 'wallet') return null
  const { resource, memo } = instructions
  const [from, to] = [wallet.address, resource.address]
  const redemption = networkOfPayout(rawValue(resource.network))
  if (!redemption || !isAddressOf(network, from) || !isAddressOf(redemption, to)) return null
  if ([to, memo ?? ''].some(hasHiddenCharacters)) return null
  const deposit = { network, coin, amount: source.amount ?? amount, from, to, memo }
  if (redemption === network) return isSameAddress(network, from, to) ? null : deposit
  return isBurnable(network, coin) ? { ...deposit, redemption } : null
}

/** Whether two readings of a payout ask for the same tokens from the same wallet, at the same address. */
export const isSameDeposit = (one: Deposit, other: Deposit): boolean =>
  (Object.keys({ ...one, ...other }) as (keyof Deposit)[]).every((field) => one[field] === other[field])

const isWaiting = ({ type, status }: Payout): boolean => type === 'offRamp' && status === 'pending'

/** An off-ramp that waits for tokens that have to be burned. */
export const waitsForBurn = (payout: Payout): boolean =>
  isWaiting(payout) && depositOf(payout)?.redemption !== undefined

/** An off-ramp that waits for tokens, and does not say well where they go. */
export const isUnpayable = (payout: Payout): boolean => isWaiting(payout) && depositOf(payout) === null
