import { isChainError } from '../../chains/is-chain-error.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useServices } from '../../queries/services.ts'
import { useConnection } from '../wallet/use-connection.ts'
import { useText } from '../../ui/text.tsx'

const DECLINED = {
  over: { tone: 'info', title: 'payouts.declined.title' },
  waiting: { tone: 'info', title: 'sending.unfinished.unsent.failed' },
  text: 'payouts.declined.offRamp',
} as const

/** What the customer said no to themselves, in the wallet or here. */
const OWN_NO = {
  'wallet/send-declined': DECLINED,
  'wallet/rejected': DECLINED,
  'wallet/withdrawn': {
    over: { tone: 'success', title: 'sending.unfinished.cancelled' },
    waiting: { tone: 'error', title: 'sending.unfinished.cancelFailed' },
    text: 'payouts.withdrawn',
  },
} as const

const isOwnNo = (code: string): code is keyof typeof OWN_NO => Object.hasOwn(OWN_NO, code)

/** Reports that nothing was sent. A rejection by the customer is not an error, and a transfer that still waits has not failed (decisions.md E13). `isOver`: no payout waits any more. */
export function useUnsentToast() {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  const { runner } = useConnection()
  return (error: unknown, isOver: boolean) => {
    runner.dropAfter(error)
    if (isChainError(error) && isOwnNo(error.code)) {
      failures.report(error)
      const { text, ...ends } = OWN_NO[error.code]
      const { tone, title } = isOver ? ends.over : ends.waiting
      return toasts.show({ tone, title: t(title), description: t(text) })
    }
    const title = isOver ? 'payouts.createFailed.title' : DECLINED.waiting.title
    failures.toast(error, t(title), (message) => t('payouts.createFailed.offRamp', { message }))
  }
}
