import { useRef, useState } from 'react'
import type { Difference } from '../../../domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCreatePayout } from '../../../queries/payouts/payouts.ts'
import { useServices } from '../../../queries/services.ts'
import { useEntry, useRouter } from '../../../router/RouterProvider.tsx'
import { presentEntry } from '../../../router/stack.ts'
import { useText } from '../../../ui/text.tsx'
import type { OnRamp } from './use-on-ramp.ts'
import { useUndecided } from './use-undecided.ts'

/** A payout that exists and is not what was asked for. */
export interface DifferentPayout {
  readonly payout: Payout
  readonly differences: readonly Difference[]
}

/** Whether the customer went on while the call was under way: what became of it is then told in a toast. */
function useIsGone(): () => boolean {
  const { key } = useEntry()
  const { store } = useRouter()
  return () => presentEntry(store.getState()).key !== key
}

/** From the form to a payout that exists: asks the host once, makes one payout at most, and shows where to send money for no other. */
export function useSubmit(onRamp: OnRamp, walletAddress: string | null) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { emit, toasts } = useServices()
  const isGone = useIsGone()
  const isSending = useRef(false)
  const [different, setDifferent] = useState<DifferentPayout | null>(null)
  const [isRepriced, setRepriced] = useState(false)
  const undecided = useUndecided()

  const toInstructions = ({ id }: Payout) => router.replace('/payouts/new/on-ramp/instructions', { id })
  const create = useCreatePayout({
    onMade(payout) {
      onRamp.forget()
      if (!isGone()) return toInstructions(payout)
      const description = t('payouts.instructions.exists')
      toasts.show({ tone: 'success', title: t('payouts.timeline.created'), description })
    },
    onDifferent(payout, differences) {
      const title = t('payouts.different.title')
      emit('ramp-error', { code: 'payout_different', message: title, reference: payout.id })
      setDifferent({ payout, differences })
      if (isGone())
        toasts.show({ tone: 'error', title, description: t('payouts.different.text'), reference: payout.id })
    },
    onUndecided(result, { payload }) {
      undecided.add(result, payload)
      if (!isGone()) return void failures.report(result.error)
      failures.toast(result.error, t('payouts.undecided.title'), () => t('payouts.undecided.text'))
    },
    onFailed: (error) =>
      failures.toast(error, t('payouts.createFailed.title'), (message) =>
        t('payouts.createFailed.onRamp', { message }),
      ),
  })

  const send = (payload: PayoutPayload) => {
    if (isSending.current) return
    isSending.current = true
    create.mutate(
      { payload, walletAddress },
      {
        onSettled: () => {
          isSending.current = false
          undecided.refresh()
        },
      },
    )
  }
  const submit = () => {
    if (!onRamp.canSubmit || isSending.current) return
    const payload = onRamp.payload()
    setRepriced(!payload)
    if (!payload) return
    if (!undecided.asksBefore(payload)) begin(payload)
  }
  const begin = (payload: PayoutPayload) => {
    const { amount, currency } = payload.source
    if (emit('ramp-before-payout', { type: 'onRamp', amount, currency })) send(payload)
  }
  /** The customer knows that an earlier payout may exist, and wants this one as well. */
  const submitAsWell = () => {
    const { held } = undecided
    undecided.accept()
    if (held) begin(held)
  }
  return { submit, submitAsWell, send, undecided, different, isRepriced, isSending: create.isPending, toInstructions }
}
