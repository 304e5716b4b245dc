import type { Money } from '../currency.ts'
import { outcomeOf } from '../payouts/outcome.ts'
import type { Payout } from '../payouts/payout.ts'
import { receivedOf } from './amounts.ts'
import { explorerLink, type ExplorerLink } from './references/explorers.ts'
import { networkLabel } from './network-label.ts'
import { partiesOf, type Party } from './parties.ts'

export interface Arrival {
  /** Null when the server omits it. */
  readonly money: Money | null
  readonly to: Party
  /** The chain of a wallet; null for a bank account. */
  readonly network: string | null
  /** The transaction on the public explorer; null where no hash is known. */
  readonly explorer: ExplorerLink | null
}

const walletSideOf = ({ source, destination }: Payout) =>
  [destination, source].find(({ type }) => type === 'wallet') ?? null

function explorerOf(payout: Payout): ExplorerLink | null {
  const side = walletSideOf(payout)
  const label = side && networkLabel(side.network)
  if (!payout.transactionHash || !label || !('network' in label)) return null
  return explorerLink(label.network, payout.transactionHash)
}

/** A receipt tells what was delivered, also where it came back. */
export const hasReceipt = (payout: Payout): boolean =>
  payout.type !== 'microdeposit' && ['delivered', 'deliveredThenBack'].includes(outcomeOf(payout).kind)

/** The amount that arrived, and where it is; null before that or if it came back, and for a microdeposit, which the customer did not make. */
export function arrivalOf(payout: Payout): Arrival | null {
  const { type, destination } = payout
  if (outcomeOf(payout).kind !== 'delivered' || type === 'microdeposit') return null
  const label = networkLabel(destination.network)
  return {
    money: receivedOf(payout)?.money ?? null,
    to: partiesOf(payout).to,
    network: destination.type === 'wallet' && 'name' in label ? label.name : null,
    explorer: explorerOf(payout),
  }
}
