import type { ChainErrorCode } from '../../chains/chain-error.ts'
import { isChainError } from '../../chains/is-chain-error.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useServices } from '../../queries/services.ts'
import { useText, type MessageId } from '../../ui/text.tsx'

const CLOSED_LIST: ChainErrorCode = 'wallet/connection-failed'
/** What the customer said no to themselves. */
const OWN_NO: readonly ChainErrorCode[] = [CLOSED_LIST, 'wallet/rejected']

/** Reports that a wallet is not connected (decisions.md W12). The host hears nothing of a closed list, because nobody was asked. */
export function useWalletToast() {
  const t = useText()
  const failures = useFailures()
  const { toasts } = useServices()
  return (error: unknown, title: MessageId) => {
    if (!isChainError(error) || !OWN_NO.includes(error.code)) return failures.toast(error, t(title))
    const { message, remedy } = error.code === CLOSED_LIST ? failures.explain(error) : failures.report(error)
    toasts.show({ tone: 'info', title: t(title), description: message, remedy })
  }
}
