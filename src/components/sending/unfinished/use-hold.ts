import type { OffRampState } from '../../../operations/off-ramp/state/state.ts'
import { stateOfTransfer } from '../../../queries/payouts/transfer-state.ts'
import { useUnfinishedTransfers } from '../../../queries/payouts/unfinished.ts'

/** Why no other off-ramp is sent: one waits for the customer, or is still being sent. */
export type Hold = 'open' | 'sending'

const IS_SENDING: readonly OffRampState['kind'][] = ['unseen', 'askingHere', 'askingElsewhere']

/** Whether an earlier off-ramp holds the form, by its state (decisions.md E18). */
export function useHold(): Hold | null {
  const { transfers } = useUnfinishedTransfers()
  const holding = transfers.flatMap((transfer) => {
    const state = stateOfTransfer(transfer)
    return state?.hold === 'holds' ? [state.kind] : []
  })
  if (holding.length === 0) return null
  return holding.every((kind) => IS_SENDING.includes(kind)) ? 'sending' : 'open'
}
