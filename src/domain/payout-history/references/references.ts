import type { Payout } from '../../payouts/payout.ts'
import { areInstructionsUnsafe } from '../instructions.ts'
import { isOffloader } from '../parties.ts'

interface PayoutReference {
  readonly label: `payouts.details.${'id' | 'sourceAddress' | 'address' | 'depositAddress' | 'transaction'}`
  readonly value: string
}

const addressOf = ({ wallets }: Payout, { type, id }: Payout['source']): string | null =>
  (type === 'wallet' && wallets.find((wallet) => wallet.id === id)?.address) || null

/** Where the customer's tokens go: a generated address, or the one that the payout was created with. */
function depositAddressOf(payout: Payout): string | null {
  const { instructions, funding } = payout
  if (isOffloader(payout)) return funding?.offloaderWallet?.wallet.address ?? null
  if (instructions?.resource.type !== 'wallet' || areInstructionsUnsafe(payout)) return null
  return instructions.resource.address
}

/** The ids that support asks for, the full addresses and the transaction. */
export function referencesOf(payout: Payout): readonly PayoutReference[] {
  const { id, source, destination, transactionHash } = payout
  const all: readonly (readonly [PayoutReference['label'], string | null])[] = [
    ['payouts.details.id', id],
    ['payouts.details.sourceAddress', addressOf(payout, source)],
    ['payouts.details.depositAddress', depositAddressOf(payout)],
    ['payouts.details.address', addressOf(payout, destination)],
    ['payouts.details.transaction', transactionHash],
  ]
  return all.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]))
}
