import { useState } from 'react'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { isOfForm, type UndecidedPayout } from '../../../operations/intents/payout-intent.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCheckPayout, useOpenPayouts, type OpenPayout } from '../../../queries/payouts/open-payouts.ts'

/** The state of a payout that may or may not have been created. */
export interface UndecidedState {
  readonly entry: OpenPayout
  /** The payload, if this form sent it: it may be sent again with the same key. */
  readonly payload: PayoutPayload | null
  readonly error: Error | null
  /** The similar payouts of the list; null if it could not be read. */
  readonly candidates: readonly Payout[] | null
}

const unknown = (entry: OpenPayout): UndecidedState => ({ entry, payload: null, error: null, candidates: null })

/** The state of each open payout, as far as this form knows it. */
function useKnownStates(open: readonly OpenPayout[]) {
  const [known, setKnown] = useState<ReadonlyMap<string, UndecidedState>>(new Map())
  return {
    states: open.map((entry) => known.get(entry.opId) ?? unknown(entry)),
    learn: (entry: OpenPayout, part: Partial<UndecidedState>) =>
      setKnown((before) => new Map(before).set(entry.opId, { ...(before.get(entry.opId) ?? unknown(entry)), ...part })),
  }
}

/** The form that waits until the customer decides about the payouts that are open already. */
function useHeldForm(open: readonly OpenPayout[], refresh: () => readonly OpenPayout[]) {
  const [held, setHeld] = useState<PayoutPayload | null>(null)
  const [accepted, setAccepted] = useState<readonly string[]>([])
  return {
    /** True when another payout is open: the form waits for the customer's decision, which `held` then asks for. */
    asksBefore(payload: PayoutPayload): boolean {
      const others = refresh().filter((entry) => !isOfForm(entry, payload) && !accepted.includes(entry.opId))
      if (others.length > 0) setHeld(payload)
      return others.length > 0
    },
    held,
    /** The customer knows that the earlier one may exist, and wants this one as well. */
    accept() {
      setAccepted(open.map(({ opId }) => opId))
      setHeld(null)
    },
    dismiss: () => setHeld(null),
  }
}

/** The payouts that this form, an earlier page or another tab left open. The form says so, and asks before another one is made. */
export function useUndecided(type: 'onRamp' | 'offRamp') {
  const { open, refresh, claim, giveUp } = useOpenPayouts(type)
  const check = useCheckPayout()
  const recheckCall = useCheckPayout()
  const failures = useFailures()
  const { states, learn } = useKnownStates(open)
  const held = useHeldForm(open, refresh)

  return {
    /** The one that the form speaks of; the others follow it. */
    current: states[0] ?? null,
    isChecking: check.isPending,
    refresh,
    claim,
    giveUp,
    add(result: UndecidedPayout, payload: PayoutPayload) {
      learn(result.entry, { payload, error: result.error, candidates: result.candidates })
      refresh()
    },
    /** The customer says that none of them is the one. */
    refuse: (entry: OpenPayout) => learn(entry, { candidates: [] }),
    /** Asks the list; resolves with the payout that is proven to be the one. */
    async check(entry: OpenPayout): Promise<Payout | null> {
      try {
        const finding = await check.mutateAsync(entry)
        if (finding.status === 'ours') return finding.found
        learn(entry, { error: null, candidates: finding.status === 'alike' ? finding.candidates : [] })
      } catch (error) {
        failures.report(error)
        learn(entry, { error: error instanceof Error ? error : null, candidates: null })
      } finally {
        refresh()
      }
      return null
    },
    /** Checks the list without being asked by the customer: a list that cannot be read changes nothing. Resolves with the payout that is proven to be the one. */
    async recheck(entry: OpenPayout): Promise<Payout | null> {
      const finding = await recheckCall.mutateAsync(entry).catch(() => null)
      refresh()
      if (finding?.status === 'ours') return finding.found
      if (finding) learn(entry, { candidates: finding.status === 'alike' ? finding.candidates : [] })
      return null
    },
    ...held,
  }
}

export type Undecided = ReturnType<typeof useUndecided>
