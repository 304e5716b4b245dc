import { useEffect, useReducer } from 'react'
import { codeReducer, initialCode } from '../../../domain/sign-in/one-time-code.ts'
import { useVerifyCode } from '../../../queries/customer/code.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import { runCode } from './run-code.ts'

/** The code machine and its runner. */
export function useCode(onSignedIn: () => void) {
  const [state, dispatch] = useReducer(codeReducer, initialCode)
  const { mutateAsync: verify } = useVerifyCode()
  const { signIn } = useServices()
  const failures = useFailures()
  const t = useText()

  // The server is outside React: each new `verifying` or `signingIn` state is a call.
  useEffect(() => {
    const onFailed = (error: unknown) => failures.toast(error, t('signIn.otp.failed'))
    return runCode(state, { verify, signIn, dispatch, onSignedIn, onFailed })
    // eslint-disable-next-line react/exhaustive-deps -- the state defines the work; a change of language must not repeat it
  }, [state])

  return [state, dispatch] as const
}
