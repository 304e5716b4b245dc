import { useRef, useState } from 'react'
import type { Difference } from '../../../domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { payoutTypeOf } from '../../../domain/payouts/ramp-type.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCreatePayout } from '../../../queries/payouts/payouts.ts'
import type { Press } from '../../../queries/payouts/press.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useEarlier } from './use-earlier.ts'
import { useIsGone } from './use-is-gone.ts'
import { useUndecided } from './use-undecided.ts'

/** A payout that exists and is not what was asked for. */
export interface DifferentPayout {
  readonly payout: Payout
  readonly differences: readonly Difference[]
}

export interface Submitting {
  /** The payout exists as it was asked for. `isGone`: the customer has left the form meanwhile. */
  onMade(payout: Payout, isGone: boolean): void
}

const DIFFERENT = { onRamp: 'payouts.different.text', offRamp: 'payouts.different.textWallet' } as const
const FAILED = { onRamp: 'payouts.createFailed.onRamp', offRamp: 'payouts.createFailed.offRamp' } as const

/** From the form to a payout that exists: asks the host once, makes one payout at most, and goes on with no other. */
export function useSubmit(form: PayoutFormState, { onMade }: Submitting) {
  const t = useText()
  const failures = useFailures()
  const { emit, toasts } = useServices()
  const isGone = useIsGone()
  const isSending = useRef(false)
  const [different, setDifferent] = useState<DifferentPayout | null>(null)
  const earlier = useEarlier(form)
  const [isRepriced, setRepriced] = useState(false)
  const type = payoutTypeOf(form.form.rampType)
  const walletAddress = form.chosenWallet?.wallet.address ?? null
  const undecided = useUndecided(type)

  const create = useCreatePayout({
    onMade(payout) {
      onMade(payout, isGone())
    },
    onEarlier: earlier.ask,
    onDifferent(payout, differences) {
      const title = t('payouts.different.title')
      emit('ramp-error', { code: 'payout_different', message: title, reference: payout.id })
      setDifferent({ payout, differences })
      if (isGone()) toasts.show({ tone: 'error', title, description: t(DIFFERENT[type]), reference: payout.id })
    },
    onUndecided(result, { payload }) {
      undecided.add(result, payload)
      if (!isGone()) return void failures.report(result.error)
      failures.toast(result.error, t('payouts.undecided.title'), () => t('payouts.undecided.text'))
    },
    onFailed: (error) =>
      failures.toast(error, t('payouts.createFailed.title'), (message) => t(FAILED[type], { message })),
  })

  const send = (payload: PayoutPayload, press: Press = form.press()) => {
    if (isSending.current) return
    isSending.current = true
    const onSettled = () => {
      isSending.current = false
      undecided.refresh()
    }
    create.mutate({ payload, press, walletAddress }, { onSettled })
  }
  /** `press`: a wallet may have been chosen since. */
  const submit = (press: Press = form.press()) => {
    if (!form.canSubmit || isSending.current) return
    const payload = form.payload()
    setRepriced(!payload)
    if (!payload) return
    if (!undecided.asksBefore(payload)) begin(payload, press)
  }
  const begin = (payload: PayoutPayload, press?: Press) => {
    const { amount, currency } = payload.source
    if (emit('ramp-before-payout', { type, amount, currency })) send(payload, press)
  }
  /** The customer knows that an earlier payout may exist, and wants this one as well. */
  const submitAsWell = () => {
    const { held } = undecided
    undecided.accept()
    if (held) begin(held)
  }
  /** Nothing is sent for a payout that an earlier call has made, and that does not say where. */
  const stop = (payout: Payout) => setDifferent({ payout, differences: [] })
  return {
    stop,
    submit,
    submitAsWell,
    send,
    undecided,
    earlier,
    different,
    isRepriced,
    isSending: create.isPending,
  }
}

export type Submission = ReturnType<typeof useSubmit>
