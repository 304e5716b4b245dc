import { useFailures } from '../queries/failures/failures.ts'
import { useCancelPayout } from '../queries/payouts/payouts.ts'
import { useServices } from '../queries/services.ts'
import { useText } from '../ui/text.tsx'

/** Cancels a payout, and shows in a toast whether it worked. */
export function useCancellation() {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  return useCancelPayout({
    onCancelled: () => toasts.show({ tone: 'success', title: t('payouts.cancelled'), follows: true }),
    onFailed: (error) => failures.toast(error, t('payouts.cancelFailed.title'), () => t('payouts.cancelFailed.text')),
  })
}
