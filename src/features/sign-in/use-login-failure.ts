import { useLingui } from '@lingui/react'
import { ApiError } from '../../api/error.ts'
import { resendWaitSeconds } from '../../domain/sign-in/resend-wait.ts'
import { isMissingFile } from '../../queries/failures/missing-file.ts'
import { isServerFault } from '../../queries/failures/outcome.ts'
import { useText } from '../../ui/text.tsx'
import { waitInWords } from './wait-in-words.ts'

/** What a failed sign-in says: only a refused address is a reason to check it. */
export function useLoginFailure(): (error: Error) => string {
  const t = useText()
  const { i18n } = useLingui()
  return (error) => {
    if (!(error instanceof ApiError)) return t(isMissingFile(error) ? 'app.gone' : 'signIn.error.unreachable')
    const { kind, status } = error
    const wait = resendWaitSeconds(error.retryAfter)
    if (status === 429)
      return wait > 0 ? t('signIn.error.wait', { time: waitInWords(i18n, wait) }) : t('signIn.error.tooMany')
    if (isServerFault(error)) return t('signIn.error.server')
    return t(kind === 'network' || kind === 'timeout' ? 'signIn.error.unreachable' : 'signIn.error.text')
  }
}
