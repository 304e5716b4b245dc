import { useEffect, useReducer } from 'react'
import { codeReducer, initialCode } from '../../domain/sign-in/one-time-code.ts'
import { useFailures } from '../../queries/failures.ts'
import { useServices } from '../../queries/services.ts'
import { useVerifyCode } from '../../queries/sign-in.ts'
import { useText } from '../../ui/text.tsx'

/** The code machine and its runner: what the reducer names `verifying` is sent once, and its token exchanged. */
export function useCode(onSignedIn: () => void) {
  const [state, dispatch] = useReducer(codeReducer, initialCode)
  const { mutateAsync: verify } = useVerifyCode()
  const { signIn } = useServices()
  const failures = useFailures()
  const t = useText()

  // The server is outside: a new `verifying` state is a call to make.
  useEffect(() => {
    if (state.status !== 'verifying') return
    const { code } = state
    const run = async () => {
      const answer = await verify(code)
      if (answer.result === 'success') {
        // A token is used once: when its exchange fails, this code is spent, and a new one is the way on.
        const signedIn = await signIn(answer.token).then(
          () => true,
          (error: unknown) => failures.toast(error, t('signIn.otp.failed')),
        )
        if (!signedIn) return dispatch({ type: 'codeAnswered', code, answer: { result: 'invalid' } })
        onSignedIn()
      }
      dispatch({ type: 'codeAnswered', code, answer })
    }
    run().catch((error: unknown) => {
      failures.toast(error, t('signIn.otp.failed'))
      dispatch({ type: 'verificationFailed', code })
    })
    // eslint-disable-next-line react/exhaustive-deps -- the state names the work; a new language must not do it again
  }, [state])

  return [state, dispatch] as const
}
