import { useState } from 'react'
import { payoutPayload } from '../../../domain/payouts/form/payout-form.ts'
import type { Asked } from '../../../domain/payouts/form/submission.ts'
import { canCancel } from '../../../domain/payout-history/cancel.ts'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { isStillRequested } from '../../../operations/intents/payout-identity.ts'
import { isOfForm, type UndecidedPayout } from '../../../operations/intents/payout-intent.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCheckPayout, useOpenPayouts, type OpenPayout } from '../../../queries/payouts/open-payouts.ts'
import { useMadePayout } from '../../../queries/payouts/payouts.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'

/** The state of a payout that may or may not have been created. */
export interface UndecidedState {
  readonly entry: OpenPayout
  /** What this form asked for, if it did: it may be sent again with the same key. */
  readonly asked: Asked | null
  readonly error: Error | null
  /** The similar payouts of the list; null if it could not be read. */
  readonly candidates: readonly Payout[] | null
}

const unknown = (entry: OpenPayout): UndecidedState => ({ entry, asked: null, error: null, candidates: null })

/** The state of each open payout, as far as this form knows it. */
function useKnownStates(open: readonly OpenPayout[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, UndecidedState>>(new Map())
  return {
    states: open.map((entry) => known.get(entry.opId) ?? unknown(entry)),
    learn: (entry: OpenPayout, part: Partial<UndecidedState>) =>
      setKnown((before) => new Map(before).set(entry.opId, { ...(before.get(entry.opId) ?? unknown(entry)), ...part })),
  }
}

/** The payouts that this form, an earlier page or another tab left open. The form says so, and asks before another one is made. */
export function useUndecided(type: 'onRamp' | 'offRamp') {
  const { open, refresh, claim, refuse, giveUp } = useOpenPayouts(type)
  const check = useCheckPayout()
  const failures = useFailures()
  const { states, learn } = useKnownStates(open)
  const [accepted, setAccepted] = useState<readonly string[]>([])

  return {
    /** The one that the form speaks of; the others follow it. */
    current: states[0] ?? null,
    /** Whether the customer has not decided about one. */
    isOpen: open.some(({ opId }) => !accepted.includes(opId)),
    isChecking: check.isPending && check.variables.isAsked,
    refresh,
    claim,
    giveUp,
    add(result: UndecidedPayout, asked: Asked) {
      learn(result.entry, { asked, error: result.error, candidates: result.candidates })
      refresh()
    },
    /** The customer says that none of them is the one, and is not asked about them again. */
    refuse(entry: OpenPayout) {
      for (const candidate of states.find((state) => state.entry.opId === entry.opId)?.candidates ?? [])
        refuse(candidate)
      learn(entry, { candidates: [] })
    },
    /** Asks the list; resolves with the payout that is proven to be the one. If the customer has not asked, a list that cannot be read changes nothing. */
    async check(entry: OpenPayout, isAsked = true): Promise<Payout | null> {
      try {
        const finding = await check.mutateAsync({ entry, isAsked })
        if (finding.status === 'ours') return finding.found
        const candidates = finding.status === 'alike' ? finding.candidates : []
        learn(entry, isAsked ? { error: null, candidates } : { candidates })
      } catch (error) {
        if (!isAsked) return null
        failures.report(error)
        learn(entry, { error: error instanceof Error ? error : null, candidates: null })
      } finally {
        refresh()
      }
      return null
    },
    /** Whether another payout may exist that the customer has not decided about. */
    hasOther: (payload: PayoutPayload) =>
      refresh().some((entry) => !isOfForm(entry, payload) && !accepted.includes(entry.opId)),
    /** The customer knows that the earlier ones may exist, and wants another one. */
    accept: () => setAccepted(open.map(({ opId }) => opId)),
  }
}

export type Undecided = ReturnType<typeof useUndecided>

/** The transfer that this form has made and that waits for its money (decisions.md F31). */
export function useWaiting({ madeId, form, amounts }: PayoutFormState) {
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
  }
}
