import { isChainError } from '../../chains/is-chain-error.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useServices } from '../../queries/services.ts'
import { useConnection } from '../wallet/use-connection.ts'
import { useText } from '../../ui/text.tsx'

const OWN_NO: readonly string[] = ['wallet/send-declined', 'wallet/rejected']

/** Reports that nothing was sent. A rejection by the customer is not an error (decisions.md E13). `isOver`: no payout waits any more. */
export function useUnsentToast() {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const { runner } = useConnection()
  return (error: unknown, isOver: boolean) => {
    runner.dropAfter(error)
    if (isChainError(error) && error.code === 'wallet/withdrawn') {
      failures.report(error)
      const title = t(isOver ? 'sending.unfinished.cancelled' : 'sending.unfinished.cancelFailed')
      return toasts.show({ tone: isOver ? 'success' : 'error', title, description: t('payouts.withdrawn') })
    }
    if (isChainError(error) && OWN_NO.includes(error.code)) {
      failures.report(error)
      const title = t(isOver ? 'payouts.declined.title' : 'sending.unfinished.unsent.failed')
      return toasts.show({ tone: 'info', title, description: t('payouts.declined.offRamp') })
    }
    failures.toast(error, t('payouts.createFailed.title'), (message) => t('payouts.createFailed.offRamp', { message }))
  }
}
