import { isByHand } from '../../../operations/off-ramp/by-hand.ts'
import { useUnfinishedTransfers } from '../../../queries/payouts/unfinished.ts'
import { hashOf, isOpen } from './open-transfers.ts'

/** Whether the customer has to resolve an earlier off-ramp before another one is sent. */
export function useIsSendHeld(): boolean {
  const { transfers } = useUnfinishedTransfers()
  return transfers.some(
    (transfer) =>
      isOpen(transfer) &&
      hashOf(transfer) === undefined &&
      // A transfer from an exchange may take hours, and the customer is not asked about it.
      !isByHand(transfer.entry) &&
      // The server has ended it, and its wallet may never answer.
      (!transfer.sending?.moved || transfer.sending.moved === 'onItsWay'),
  )
}
