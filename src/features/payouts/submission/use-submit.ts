import { useState } from 'react'
import type { Difference } from '../../../domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { payoutTypeOf } from '../../../domain/payouts/ramp-type.ts'
import type { Press } from '../../../operations/journal/journal.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import type { PayoutFormState } from '../form/use-payout-form.ts'
import { useEarlierPayouts } from './use-earlier-payouts.ts'
import { useHasLeft } from './use-has-left.ts'
import { useReplacement, type Asked } from './use-replacement.ts'
import { useSend, type SendOptions } from './use-send.ts'
import { useUndecided } from './use-undecided.ts'

/** A payout that exists and is not what was asked for. */
export interface DifferentPayout {
  readonly payout: Payout
  readonly differences: readonly Difference[]
}

interface Submitting extends Pick<SendOptions, 'onMade'> {
  /** True where something else comes first, which then calls `sendAsWell` or `replace`, or neither. */
  asksFirst?(asked: Asked): boolean
}

const DIFFERENT = { onRamp: 'payouts.different.text', offRamp: 'payouts.different.textWallet' } as const

/** A payout that differs from the request replaces the form, or is reported by a toast where the form was left. */
function useDifferent(type: keyof typeof DIFFERENT) {
  const t = useText()
  const hasLeft = useHasLeft()
  const { emit, toasts } = useServices()
  const [different, setDifferent] = useState<DifferentPayout | null>(null)
  return {
    different,
    showDifference(payout: Payout, differences: readonly Difference[]) {
      const title = t('payouts.different.title')
      emit('ramp-error', { code: 'payout_different', message: title, reference: payout.id })
      setDifferent({ payout, differences })
      if (hasLeft()) toasts.show({ tone: 'error', title, description: t(DIFFERENT[type]), reference: payout.id })
    },
    /** Nothing is sent for a payout that an earlier call has made, and that does not say where. */
    stop: (payout: Payout) => setDifferent({ payout, differences: [] }),
  }
}

/** From the form to a payout that exists: asks the host once, makes one payout at most, and goes on with no other. */
export function useSubmit(form: PayoutFormState, { onMade, asksFirst }: Submitting) {
  const earlier = useEarlierPayouts(form)
  const [isRepriced, setRepriced] = useState(false)
  const type = payoutTypeOf(form.form.rampType)
  const undecided = useUndecided(type)
  const { different, showDifference, stop } = useDifferent(type)

  const { send, isUnderWay, isPending } = useSend(form, {
    type,
    earlier,
    undecided,
    onMade,
    onDifferent: showDifference,
    isReplacing: (payload) => replacement.isReplacing(payload),
  })
  /** `press`: a wallet may have been chosen since. */
  const submit = (press: Press = form.press(), canSubmit: boolean = form.canSubmit) => {
    if (!canSubmit || isUnderWay()) return
    const payload = form.payload()
    setRepriced(!payload)
    if (!payload) return
    if (!undecided.asksBefore(payload)) begin(payload, press)
  }
  const begin = (payload: PayoutPayload, press: Press = form.press()) => {
    if (!asksFirst?.({ payload, press })) replacement.sendAsWell({ payload, press })
  }
  const replacement = useReplacement(type, ({ payload, press }) => send(payload, press))
  /** The customer knows that an earlier payout may exist, and wants this one as well. */
  const submitAsWell = () => {
    const { held } = undecided
    undecided.accept()
    if (held) begin(held)
  }
  return {
    stop,
    submit,
    sendAsWell: replacement.sendAsWell,
    replace: replacement.replace,
    submitAsWell,
    send,
    undecided,
    earlier,
    different,
    isRepriced,
    isSending: isPending || replacement.isCancelling,
  }
}

export type Submission = ReturnType<typeof useSubmit>
