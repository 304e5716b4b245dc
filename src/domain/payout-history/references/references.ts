import { rawValue, type OpenEnum } from '../../../lib/open-enum.ts'
import type { PayoutNetwork } from '../../endpoint-networks.ts'
import type { Payout } from '../../payouts/payout.ts'
import { areInstructionsUnsafe } from '../instructions.ts'
import { networkLabel } from '../network-label.ts'
import { isOffloader } from '../parties.ts'

type CopiedLabel = `payouts.details.${'id' | 'sourceAddress' | 'address' | 'depositAddress' | 'transaction'}`

interface PayoutReference {
  readonly label: CopiedLabel | 'payouts.details.redemptionAddress'
  /** The name of the button that copies it. Nobody pays by hand what has none, so there is nothing to copy (decisions.md H11). */
  readonly copyLabel: `${CopiedLabel}.copy` | null
  readonly value: string
  /** The name of the network that an address is on, where the label says it. */
  readonly network?: string
}

const addressOf = ({ wallets }: Payout, { type, id }: Payout['source']): string | null =>
  (type === 'wallet' && wallets.find((wallet) => wallet.id === id)?.address) || null

function nameOf(network: OpenEnum<PayoutNetwork>): string {
  const label = networkLabel(network)
  return 'name' in label ? label.name : rawValue(network)
}

/** Where the customer's tokens go: a generated address, or the one that the payout was created with. */
function depositOf(payout: Payout) {
  const { instructions, funding } = payout
  if (isOffloader(payout)) return funding?.offloaderWallet?.wallet ?? null
  if (instructions?.resource.type !== 'wallet' || areInstructionsUnsafe(payout)) return null
  return instructions.resource
}

/** On another network than the customer's wallet it can be reached by a burn alone (decisions.md C3). */
function depositReference(payout: Payout): readonly PayoutReference[] {
  const deposit = depositOf(payout)
  if (!deposit) return []
  const { address: value, network } = deposit
  const isElsewhere = !isOffloader(payout) && rawValue(network) !== rawValue(payout.source.network)
  const at = { value, network: nameOf(network) }
  return isElsewhere
    ? [{ ...at, label: 'payouts.details.redemptionAddress', copyLabel: null }]
    : [{ ...at, label: 'payouts.details.depositAddress', copyLabel: 'payouts.details.depositAddress.copy' }]
}

/** The ids that support asks for, the full addresses and the transaction. Who sends by hand may send from any address (decisions.md H11). */
export function referencesOf(payout: Payout, isByHand = false): readonly PayoutReference[] {
  const { id, source, destination, transactionHash } = payout
  const copied = (label: CopiedLabel, value: string | null): readonly PayoutReference[] =>
    value === null ? [] : [{ label, copyLabel: `${label}.copy`, value }]
  return [
    ...copied('payouts.details.id', id),
    ...copied('payouts.details.sourceAddress', isByHand ? null : addressOf(payout, source)),
    ...depositReference(payout),
    ...copied('payouts.details.address', addressOf(payout, destination)),
    ...copied('payouts.details.transaction', transactionHash),
  ]
}
