import { useState } from 'react'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import { payoutPayload } from '../../../domain/payouts/form/payout-form.ts'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { isStillRequested } from '../../../operations/intents/payout-identity.ts'
import { useMadePayout } from '../../../queries/payouts/payouts.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import type { Asked } from './use-replacement.ts'

/** The transfer that this form has made and that waits for its money (decisions.md F31). */
export function useWaiting({ madeId, form, amounts }: PayoutFormState, onOpen: (payout: Payout) => void) {
  const { data, isLoading } = useMadePayout(madeId)
  const [asked, setAsked] = useState<(Asked & { readonly first: Payout }) | null>(null)
  const payout = data && canCancel(data) ? data : null
  const isUnchanged = (payload: PayoutPayload | null) =>
    payout !== null && payload !== null && isStillRequested(payout, payload, amounts.edited)
  return {
    payout,
    /** Continue opens its instructions, and creates nothing. */
    isUnchanged: isUnchanged(payoutPayload(form, amounts)),
    /** Whether one waits is not known yet. */
    isLoading,
    asked,
    dismiss: () => setAsked(null),
    /** The unchanged form opens the instructions again; a change asks the customer. */
    asksFirst(press: Asked): boolean {
      if (!payout) return false
      if (isUnchanged(press.payload)) onOpen(payout)
      else setAsked({ ...press, first: payout })
      return true
    },
  }
}

export type Waiting = ReturnType<typeof useWaiting>
