import { useRef, useState } from 'react'
import type { PayoutPayload } from '../../../domain/payout.ts'
import { useFailures } from '../../../queries/failures.ts'
import { isOutcomeUnknown } from '../../../queries/outcome.ts'
import { useServices } from '../../../queries/services.ts'
import { useCreatePayout } from '../../../queries/transfers/payouts.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { useText } from '../../../ui/text.tsx'
import type { OnRamp } from './use-on-ramp.ts'

/** A call of which nobody can say whether it made the transfer. It stays until a later answer decides. */
export interface Undecided {
  readonly payload: PayoutPayload
  readonly error: Error
}

/** From the form to a transfer that exists: asks the host once, and makes one transfer at most. */
export function useSubmit(onRamp: OnRamp) {
  const t = useText()
  const router = useRouter()
  const failures = useFailures()
  const { emit } = useServices()
  const create = useCreatePayout()
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
      onSuccess: ({ id }) => {
        onRamp.forget()
        router.replace('/payouts/new/on-ramp/instructions', { id })
      },
      onError: (error) => {
        setUndecided(isOutcomeUnknown(error) ? { payload, error } : null)
        if (isOutcomeUnknown(error)) return failures.report(error)
        return failures.toast(error, t('payouts.createFailed.title'), (message) =>
          t('payouts.createFailed.onRamp', { message }),
        )
      },
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
