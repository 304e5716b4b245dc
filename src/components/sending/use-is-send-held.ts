import { isByHand } from '../../operations/off-ramp/by-hand.ts'
import { useUnfinishedTransfers } from '../../queries/payouts/unfinished.ts'
import { hashOf, isOpen } from './open-transfers.ts'

/** Whether the customer has to resolve an earlier off-ramp before another one is sent. */
export function useIsSendHeld(): boolean {
  const { transfers } = useUnfinishedTransfers()
  // What comes from an exchange may take hours, and nothing is asked about it.
  return transfers.some((transfer) => isOpen(transfer) && hashOf(transfer) === undefined && !isByHand(transfer.entry))
}
