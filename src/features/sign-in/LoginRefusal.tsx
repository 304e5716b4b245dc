import { useLingui } from '@lingui/react'
import type { ApiError } from '../../api/error.ts'
import { resendWaitSeconds } from '../../domain/sign-in/resend-wait.ts'
import { isServerFault } from '../../queries/failures/outcome.ts'
import { useText } from '../../ui/text.tsx'
import { formatWait } from './format-wait.ts'

/** What a failed call says: only a refused address is a reason to check it. Its code comes with that of the call. */
export function LoginRefusal({ error }: { readonly error: ApiError }) {
  const t = useText()
  const { i18n } = useLingui()
  const { kind, status } = error
  const wait = resendWaitSeconds(error.retryAfter)
  if (status === 429)
    return wait > 0 ? t('signIn.error.wait', { time: formatWait(i18n, wait) }) : t('signIn.error.tooMany')
  if (isServerFault(error)) return t('signIn.error.server')
  if (kind === 'misdirected') return t('signIn.error.notSetUp')
  return t(kind === 'network' || kind === 'timeout' ? 'signIn.error.unreachable' : 'signIn.error.text')
}
