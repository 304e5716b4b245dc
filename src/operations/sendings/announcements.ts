import { depositOf, type Deposit } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'
import type { CustomerParts } from './customer-parts.ts'

export interface AnnouncementParts {
  customerParts(): CustomerParts
  onArrived(payoutId: string, deposit: Deposit, transactionHash: string): void
}

/** Announces to the host the transaction that brought an off-ramp's tokens, once for all tabs and pages of this browser. */
export const createAnnounce =
  ({ customerParts, onArrived }: AnnouncementParts) =>
  async (payout: Payout, transactionHash: string): Promise<void> => {
    const { id } = payout
    const { api, journal } = customerParts()
    const entry = offRampEntry(journal, id)
    const deposit = depositOf(payout)
    if (!entry || !deposit) return
    // Not the lock of the sending, which is held while the wallet asks.
    await journal.exclusively(`${id}:announced`, async () => {
      if (journal.knownOf(entry).has('announced') || !api.isOpen()) return
      journal.record(entry.opId, { kind: 'announced', hash: transactionHash })
      onArrived(id, deposit, transactionHash)
    })
  }
