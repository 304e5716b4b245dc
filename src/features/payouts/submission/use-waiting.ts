import { payoutPayload } from '../../../domain/payouts/form/payout-form.ts'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { isStillRequested } from '../../../operations/intents/payout-identity.ts'
import { useMadePayout } from '../../../queries/payouts/payouts.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'

/** The transfer that this form has made and that waits for its money (decisions.md F31). */
export function useWaiting({ madeId, form, amounts }: PayoutFormState, open: (payout: Payout) => void) {
  const { data, isLoading } = useMadePayout(madeId)
  const payout = data && canCancel(data) ? data : null
  const isUnchangedBy = (payload: PayoutPayload | null) =>
    payout !== null && payload !== null && isStillRequested(payout, payload, amounts.edited)
  return {
    payout,
    /** Whether the form still asks for it: then no other is made. */
    isUnchangedBy,
    /** Continue opens its instructions, and creates nothing. */
    isUnchanged: isUnchangedBy(payoutPayload(form, amounts)),
    /** Whether one waits is not known yet. */
    isLoading,
    open,
  }
}

export type Waiting = ReturnType<typeof useWaiting>
