import { useRef, useState } from 'react'
import type { PayoutPayload } from '../../../domain/payouts/payout.ts'
import { useFailures } from '../../../queries/failures.ts'
import { isOutcomeUnknown } from '../../../queries/outcome.ts'
import { useServices } from '../../../queries/services.ts'
import { useCreatePayout } from '../../../queries/payouts/payouts.ts'
import { useEntry, useRouter } from '../../../router/RouterProvider.tsx'
import { presentEntry } from '../../../router/stack.ts'
import { useText } from '../../../ui/text.tsx'
import type { OnRamp } from './use-on-ramp.ts'

/** A call of which nobody can say whether it made the transfer. It stays until a later answer decides. */
export interface Undecided {
  readonly payload: PayoutPayload
  readonly error: Error
}

/** Whether the customer went on while the call was under way: what became of it is then told in a toast. */
function useIsGone(): () => boolean {
  const { key } = useEntry()
  const { store } = useRouter()
  return () => presentEntry(store.getState()).key !== key
}

/** Makes the payout, and tells what became of it wherever the customer is by then. */
function useCreate(onRamp: OnRamp) {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const isGone = useIsGone()
  return useCreatePayout({
    onMade: () => {
      onRamp.forget()
      if (!isGone()) return
      const description = t('payouts.instructions.exists')
      toasts.show({ tone: 'success', title: t('payouts.timeline.created'), description })
    },
    onFailed: (error) => {
      if (!isOutcomeUnknown(error))
        return failures.toast(error, t('payouts.createFailed.title'), (message) =>
          t('payouts.createFailed.onRamp', { message }),
        )
      if (!isGone()) return void failures.report(error)
      return failures.toast(error, t('payouts.undecided.title'), () => t('payouts.undecided.text'))
    },
  })
}

/** From the form to a transfer that exists: asks the host once, and makes one transfer at most. */
export function useSubmit(onRamp: OnRamp) {
  const router = useRouter()
  const { emit } = useServices()
  const create = useCreate(onRamp)
  const isSending = useRef(false)
  const [undecided, setUndecided] = useState<Undecided | null>(null)
  const [isRepriced, setRepriced] = useState(false)

  const send = (payload: PayoutPayload) => {
    if (isSending.current) return
    isSending.current = true
    create.mutate(payload, {
      onSettled: () => {
        isSending.current = false
      },
      onSuccess: ({ id }) => router.replace('/payouts/new/on-ramp/instructions', { id }),
      onError: (error) => setUndecided(isOutcomeUnknown(error) ? { payload, error } : null),
    })
  }
  const submit = () => {
    if (!onRamp.canSubmit || isSending.current) return
    const payload = onRamp.payload()
    setRepriced(!payload)
    if (!payload) return
    const { amount, currency } = payload.source
    if (emit('ramp-before-payout', { type: 'onRamp', amount, currency })) send(payload)
  }
  return { submit, send, undecided, isRepriced, isSending: create.isPending }
}
