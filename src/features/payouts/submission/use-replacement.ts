import { useRef } from 'react'
import type { Payout, PayoutPayload } from '../../../domain/payouts/payout.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useCancelPayout } from '../../../queries/payouts/payouts.ts'
import type { Press } from '../../../operations/journal/journal.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'

export interface Asked {
  readonly payload: PayoutPayload
  readonly press: Press
}

/**
 * Makes a payout in addition to another one or in its place, where the host allows it (decisions.md F31): where the server does not say that
 * the first is cancelled, nothing is made.
 */
export function useReplacement(type: 'onRamp' | 'offRamp', send: (asked: Asked) => void) {
  const t = useText()
  const failures = useFailures()
  const { emit } = useServices()
  const isAllowed = ({ payload: { source } }: Asked) =>
    emit('ramp-before-payout', { type, amount: source.amount, currency: source.currency })
  // The answer also counts for a customer who has left the form.
  const pending = useRef<Asked | null>(null)
  const replacing = useRef<PayoutPayload | null>(null)
  const cancel = useCancelPayout({
    onCancelled() {
      const asked = pending.current
      pending.current = null
      replacing.current = asked?.payload ?? null
      if (asked) send(asked)
    },
    onFailed(error) {
      pending.current = null
      failures.toast(error, t('payouts.cancelFailed.title'), () => t('payouts.waiting.notReplaced'))
    },
  })
  return {
    isCancelling: cancel.isPending,
    sendAsWell(asked: Asked) {
      if (isAllowed(asked)) send(asked)
    },
    replace(first: Payout, asked: Asked) {
      if (pending.current || !isAllowed(asked)) return
      pending.current = asked
      replacing.current = null
      cancel.mutate(first.id)
    },
    /** Whether a payout was cancelled to make this one. */
    isReplacing: (payload: PayoutPayload) => replacing.current === payload,
  }
}
