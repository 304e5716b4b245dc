import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useDraftStart, useDraftWriter } from '../../../components/drafts.ts'
import type { Amounts } from '../../../domain/payouts/form/amounts.ts'
import { amountsOf, type KeptForm } from '../../../domain/payouts/form/kept-form.ts'
import type { FormDraft, FormStart } from '../../../domain/payouts/form/start-form.ts'
import { keptFormsOf } from '../../../stores/kept-form.ts'
import { useServices } from '../../../queries/services.ts'
import { useHasLeft } from './use-has-left.ts'

export interface PayoutDraft extends FormDraft {
  readonly amounts: Amounts
  readonly known: ReadonlySet<string>
  /** The payout that the form has made, from whose instructions Back returns to it; null before that. */
  readonly madeId: string | null
}

const draftOf = (kept: KeptForm): PayoutDraft => ({
  form: kept.form,
  madeId: kept.madeId,
  amounts: amountsOf(kept),
  known: new Set(kept.known),
  walletIds: [],
  accountIds: [],
  isExact: true,
})

const keptOf = ({ form, amounts, known, madeId }: PayoutDraft): KeptForm => {
  const { edited } = amounts
  return { form, edited, amount: amounts[edited], known: [...known], madeId }
}

/** Returns the draft of this page, or else the one that an earlier page or transfer left for the form. */
export function useFormDraftStart(start: FormStart): PayoutDraft | null {
  const kept = keptFormsOf(useServices())
  const started = useDraftStart<PayoutDraft>(start.rampType)
  const [draft] = useState(() => {
    const offered = started ? null : kept.take(start)
    return offered ? draftOf(offered) : started
  })
  return draft
}

/** Keeps what is filled in: for Back, and with the session for a reload. `values` must keep its identity while nothing changes. */
export function useFormDraft(rampType: string, started: PayoutDraft | null, values: Omit<PayoutDraft, 'madeId'>) {
  const kept = keptFormsOf(useServices())
  const hasLeft = useHasLeft()
  const [madeId, setMadeId] = useState(started?.madeId ?? null)
  const draft = useMemo((): PayoutDraft => ({ ...values, madeId }), [values, madeId])
  const { write, forget } = useDraftWriter<PayoutDraft>(rampType, draft)
  const isFilled = draft.amounts[draft.amounts.edited] !== ''
  const leave = useEffectEvent(() => {
    // An element that is taken away with its page has not left the form.
    if (hasLeft()) kept.close()
  })

  // Keeps the draft in the tab’s storage.
  useEffect(() => {
    if (isFilled) kept.write(keptOf(draft))
    else kept.clear()
  }, [kept, draft, isFilled])
  // The tab’s storage knows that the form is open, so that a reload returns to it.
  useEffect(() => {
    kept.open()
    return () => leave()
  }, [kept])

  return {
    madeId,
    /** Its payout was made: the form is kept for Back, also where it is left in the same moment. */
    keepMade(id: string) {
      setMadeId(id)
      write({ ...draft, madeId: id })
      if (isFilled) kept.write(keptOf({ ...draft, madeId: id }))
    },
    /** From now on a reload opens the home route, where the transfer is found. */
    beginSending: kept.send,
    forget() {
      forget()
      kept.clear()
    },
  }
}
