import { useState } from 'react'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { isStillAsked } from '../../../operations/intents/alike-payouts.ts'
import { useMadePayout } from '../../../queries/payouts/payouts.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import type { Asked } from './use-submit.ts'

/** The transfer that this form has made and that waits for its money (decisions.md F31). */
export function useWaiting({ madeId, amounts }: PayoutFormState, onOpen: (payout: Payout) => void) {
  const { data, isLoading } = useMadePayout(madeId)
  const [asked, setAsked] = useState<(Asked & { readonly first: Payout }) | null>(null)
  const payout = data && canCancel(data) ? data : null
  return {
    payout,
    /** Whether one waits is not known yet. */
    isLoading,
    asked,
    dismiss: () => setAsked(null),
    /** The form unchanged leads to the instructions again; a change is asked about. */
    asksFirst(press: Asked): boolean {
      if (!payout) return false
      if (isStillAsked(payout, press.payload, amounts.edited)) onOpen(payout)
      else setAsked({ ...press, first: payout })
      return true
    },
  }
}

export type Waiting = ReturnType<typeof useWaiting>
