import { useState } from 'react'
import { useStore } from 'zustand/react'
import {
  initialSubmission,
  isUnderWay,
  submissionReducer,
  type Asked,
  type EarlierPayouts,
  type Way,
} from '../../../domain/payouts/form/submission.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { payoutTypeOf } from '../../../domain/payouts/ramp-type.ts'
import { createReducerStore } from '../../../lib/reducer-store.ts'
import { useServices } from '../../../queries/services.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useCreate, useReplace } from './use-calls.ts'
import { useUndecided } from './use-undecided.ts'
import type { Waiting } from './use-waiting.ts'

interface Options {
  /** The transfer that this form has made and that waits for its money. */
  readonly waiting?: Waiting
  /** The payout exists as it was asked for. `hasLeft`: the customer has left the form. */
  onMade(payout: Payout, way: Way, hasLeft: boolean): void
}

/** Asks the host, which may prevent the payout. */
function useIsAllowed(type: 'onRamp' | 'offRamp') {
  const { emit } = useServices()
  return ({ payload: { source } }: Asked) =>
    emit('ramp-before-payout', { type, amount: source.amount, currency: source.currency })
}

/** From the form to a payout that exists: asks the host once, makes one payout at most, and goes on with no other. */
export function useSubmission(form: PayoutFormState, { waiting, onMade }: Options) {
  const [store] = useState(() => createReducerStore(submissionReducer, initialSubmission))
  const state = useStore(store)
  const type = payoutTypeOf(form.form.rampType)
  const isAllowed = useIsAllowed(type)
  const undecided = useUndecided(type)
  const calls = { form, store, type, undecided }
  const call = useCreate({ ...calls, onMade })
  const replaceFirst = useReplace(calls, call)
  const isFree = () => !isUnderWay(store.getState())
  const create = (asked: Asked) => {
    if (isFree()) call(asked)
  }
  const make = (asked: Asked) => {
    if (isFree() && isAllowed(asked)) call(asked)
  }
  const begin = (asked: Asked) => {
    if (!waiting?.payout) return make(asked)
    if (waiting.isUnchangedBy(asked.payload)) return waiting.open(waiting.payout)
    store.dispatch({ type: 'changeMet', asked, first: waiting.payout })
  }
  return {
    state,
    undecided,
    isSending: isUnderWay(state),
    /** `press`: a wallet may have been chosen since. */
    submit(way: Way, press = form.press()) {
      const canSubmit = way === 'hand' ? form.canSubmitByHand : form.canSubmit
      if (!canSubmit || !isFree()) return
      const payload = form.payload()
      if (!payload) return store.dispatch({ type: 'priceAged' })
      const asked = { payload, press, way }
      if (undecided.hasOther(payload)) return store.dispatch({ type: 'openPayoutMet', asked })
      begin(asked)
    },
    /** Sends the same form with the same key: one payout is made at most. The host has allowed it. */
    repeat: (asked: Asked) => create({ ...asked, press: form.press() }),
    /** The customer knows that an earlier payout may exist, and wants this one as well. */
    submitAsWell(asked: Asked) {
      undecided.accept()
      store.dispatch({ type: 'dismissed' })
      begin({ ...asked, press: form.press() })
    },
    /** The customer was asked about these payouts, and wants another one. The host has allowed it. */
    createAnother: (asked: Asked, found: EarlierPayouts) =>
      create({ ...asked, press: form.pressKnowing(found, asked.press) }),
    keepBoth: make,
    replace(first: Payout, asked: Asked) {
      if (isFree() && isAllowed(asked)) replaceFirst(first, asked)
    },
    dismiss: () => store.dispatch({ type: 'dismissed' }),
    /** Nothing is sent for a payout that an earlier call has made, and that does not say where. */
    stop: (payout: Payout) => store.dispatch({ type: 'differed', payout, differences: [] }),
  }
}

export type SubmissionOfForm = ReturnType<typeof useSubmission>
