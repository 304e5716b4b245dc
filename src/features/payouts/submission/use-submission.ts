import { useState } from 'react'
import { useStore } from 'zustand/react'
import type { Difference } from '../../../domain/payouts/differences.ts'
import {
  initialSubmission,
  isUnderWay,
  submissionReducer,
  type Asked,
  type EarlierPayouts,
  type Submission,
  type SubmissionEvent,
  type Way,
} from '../../../domain/payouts/form/submission.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { payoutTypeOf } from '../../../domain/payouts/ramp-type.ts'
import { createReducerStore, type ReducerStore } from '../../../lib/reducer-store.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { REMEDIES } from '../../../queries/failures/host-failures.ts'
import { useCreatePayout } from '../../../queries/payouts/create-payout.ts'
import { useCancelPayout } from '../../../queries/payouts/payouts.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import { useHasLeft } from '../form/use-has-left.ts'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useUndecided, useWaiting, type Undecided } from './use-earlier.ts'

interface Options {
  /** Goes on with a payout that is there already. */
  open(payout: Payout): void
  /** The payout exists as it was asked for. `hasLeft`: the customer has left the form. */
  onMade(payout: Payout, way: Way, hasLeft: boolean): void
}

interface Calls extends Pick<Options, 'onMade'> {
  readonly form: PayoutFormState
  readonly store: ReducerStore<Submission, SubmissionEvent>
  readonly type: 'onRamp' | 'offRamp'
  readonly undecided: Undecided
}

const FAILED = { onRamp: 'payouts.createFailed.onRamp', offRamp: 'payouts.createFailed.offRamp' } as const
const DIFFERENT = { onRamp: 'payouts.different.text', offRamp: 'payouts.different.textWallet' } as const

/** The customer may have chosen another wallet since the form was sent. */
function walletAddressOf(
  { chosenWallet }: PayoutFormState,
  { payload: { source, destination } }: Asked,
): string | null {
  const wallet = chosenWallet?.wallet
  return wallet && [source.id, destination.id].includes(wallet.id) ? wallet.address : null
}

/** Requests the payout. Its result counts, too, for a customer who has left the form: a toast then reports it. */
function useCreate({ form, store, type, undecided, onMade }: Calls): (asked: Asked) => void {
  const t = useText()
  const failures = useFailures()
  const hasLeft = useHasLeft()
  const { emit, toasts } = useServices()
  const isReplacing = () => {
    const state = store.getState()
    return state.status === 'creating' && state.replaced !== null
  }
  const onDifferent = (payout: Payout, differences: readonly Difference[]) => {
    const title = t('payouts.different.title')
    const code = 'payout_different'
    emit('ramp-error', { code, message: title, remedy: REMEDIES[code], reference: payout.id })
    store.dispatch({ type: 'differed', payout, differences })
    if (hasLeft()) toasts.show({ tone: 'error', title, description: t(DIFFERENT[type]), reference: payout.id })
  }

  const create = useCreatePayout({
    onMade(payout, { way }) {
      store.dispatch({ type: 'creationEnded' })
      onMade(payout, way, hasLeft())
    },
    onDifferent,
    onEarlier(found, origin) {
      store.dispatch({ type: 'earlierFound', found, origin })
      if (!hasLeft()) return
      toasts.show({ tone: 'info', title: t('payouts.found.title'), description: t('payouts.found.notMade') })
    },
    onUndecided(result, asked) {
      store.dispatch({ type: 'creationEnded' })
      undecided.add(result, asked)
      if (!hasLeft()) return void failures.report(result.error)
      failures.toast(result.error, t('payouts.undecided.title'), () => t('payouts.undecided.text'))
    },
    onFailed(error) {
      const text = (message: string) =>
        isReplacing() ? t('payouts.waiting.replaceFailed', { message }) : t(FAILED[type], { message })
      failures.toast(error, t('payouts.createFailed.title'), text)
      store.dispatch({ type: 'creationEnded' })
    },
  })
  return (asked) => {
    form.beginSending()
    create.mutate(
      { ...asked, walletAddress: walletAddressOf(form, asked) },
      { onSettled: () => void undecided.refresh() },
    )
  }
}

/** Takes a step, and makes the call that it leads to. What the customer newly asks for, the page may prevent. */
function useSteps(calls: Calls) {
  const { store, type } = calls
  const t = useText()
  const failures = useFailures()
  const { emit } = useServices()
  const create = useCreate(calls)
  // Another is made in its place only once the server has said that it is cancelled (decisions.md F31).
  const cancel = useCancelPayout({
    onCancelled: () => step({ type: 'firstCancelled' }),
    onFailed(error) {
      store.dispatch({ type: 'firstKept' })
      failures.toast(error, t('payouts.cancelFailed.title'), () => t('payouts.waiting.notReplaced'))
    },
  })
  const isAllowed = ({ payload: { source } }: Asked) =>
    emit('ramp-before-payout', { type, amount: source.amount, currency: source.currency })
  function step(event: SubmissionEvent, asksHost = false) {
    const before = store.getState()
    const next = submissionReducer(before, event)
    if (next === before) return
    if (asksHost && isUnderWay(next) && !isAllowed(next.asked)) return store.dispatch({ type: 'prevented' })
    store.dispatch(event)
    if (next.status === 'creating') create(next.asked)
    if (next.status === 'cancelling') cancel.mutate(next.first.id)
  }
  return { step, ask: (event: SubmissionEvent) => step(event, true) }
}

/** From the form to a payout that exists: asks the host once, makes one payout at most, and goes on with no other. */
export function useSubmission(form: PayoutFormState, { open, onMade }: Options) {
  const [store] = useState(() => createReducerStore(submissionReducer, initialSubmission))
  const state = useStore(store)
  const type = payoutTypeOf(form.form.rampType)
  const undecided = useUndecided(type)
  const waiting = useWaiting(form)
  const { step, ask } = useSteps({ form, store, type, undecided, onMade })
  /** Goes on with the payout that this form has made if it still asks for that one. */
  const openUnchanged = ({ payload }: Asked) => {
    if (isUnderWay(store.getState()) || !waiting.payout || !waiting.isUnchangedBy(payload)) return false
    store.dispatch({ type: 'dismissed' })
    open(waiting.payout)
    return true
  }
  return {
    state,
    undecided,
    waiting,
    open,
    isSending: isUnderWay(state),
    /** `press`: a wallet may have been chosen since. */
    submit(way: Way, press = form.press()) {
      const canSubmit = way === 'hand' ? form.canSubmitByHand : form.canSubmit
      if (!canSubmit) return
      const payload = form.payload()
      const asked = payload && { payload, press, way }
      const mayExist = payload !== null && undecided.hasOther(payload)
      if (asked && !mayExist && openUnchanged(asked)) return
      ask({ type: 'pressed', asked, mayExist, first: waiting.payout })
    },
    /** Sends the same form with the same key: one payout is made at most. The host has allowed it. */
    repeat: (asked: Asked) => step({ type: 'repeated', asked: { ...asked, press: form.press() } }),
    /** The customer knows that an earlier payout may exist, and wants this one as well. */
    submitAsWell(asked: Asked) {
      undecided.accept()
      if (!openUnchanged(asked)) ask({ type: 'wantedAsWell', press: form.press(), first: waiting.payout })
    },
    /** The customer was asked about these payouts, and wants another one. The host has allowed it. */
    createAnother: (asked: Asked, found: EarlierPayouts) =>
      step({ type: 'anotherWanted', press: form.pressKnowing(found, asked.press) }),
    keepBoth: () => ask({ type: 'bothWanted' }),
    replace: () => ask({ type: 'replacementWanted' }),
    dismiss: () => store.dispatch({ type: 'dismissed' }),
    /** Nothing is sent for a payout that an earlier call has made, and that does not say where. */
    stop: (payout: Payout) => store.dispatch({ type: 'differed', payout, differences: [] }),
  }
}

export type SubmissionOfForm = ReturnType<typeof useSubmission>
