import { useUnfinishedTransfers } from '../../queries/payouts/send-payout.ts'
import { hashOf, isOpen } from './open-transfers.ts'

/** Whether the customer still has to say what became of an earlier off-ramp, before another one is sent. */
export function useIsSendHeld(): boolean {
  const { transfers } = useUnfinishedTransfers()
  return transfers.some((transfer) => isOpen(transfer) && hashOf(transfer) === undefined)
}
