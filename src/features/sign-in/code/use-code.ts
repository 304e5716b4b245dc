import { useEffect, useReducer, useRef } from 'react'
import { superseded } from '../../../api/error.ts'
import { codeReducer, initialCode } from '../../../domain/sign-in/one-time-code.ts'
import { useVerifyCode } from '../../../queries/customer/code.ts'
import { useFailures } from '../../../queries/failures/failures.ts'
import { useServices } from '../../../queries/services.ts'
import { useText } from '../../../ui/text.tsx'
import { runCode } from './run-code.ts'

type Session = ReturnType<typeof useServices>['session']

/** Tells later whether the login still waits for its code, and nothing has been wished of the session since. */
function turnOf(session: Session): () => boolean {
  const { pending, wish } = session.getState()
  return () => {
    const now = session.getState()
    return now.pending?.customerId === pending?.customerId && (!now.wish || now.wish === wish)
  }
}

/** A code is the customer's wish from its submission on, so a token or a sign-out of the host that comes after it has the turn. */
function useSignIn() {
  const { session, signIn } = useServices()
  const { mutateAsync } = useVerifyCode()
  const hasTurn = useRef<() => boolean>(() => true)
  return {
    verify(code: string) {
      hasTurn.current = turnOf(session)
      return mutateAsync(code)
    },
    signIn: async (token: string) => {
      if (!hasTurn.current()) throw superseded()
      return signIn(token)
    },
  }
}

/** The code machine and its runner. */
export function useCode(onSignedIn: () => void) {
  const [state, dispatch] = useReducer(codeReducer, initialCode)
  const { verify, signIn } = useSignIn()
  const failures = useFailures()
  const t = useText()

  // Each new `verifying` or `signingIn` state is a call.
  useEffect(() => {
    const onFailed = (error: unknown) => failures.toast(error, t('signIn.otp.failed'))
    return runCode(state, { verify, signIn, dispatch, onSignedIn, onFailed })
    // eslint-disable-next-line react/exhaustive-deps -- the state defines the work; a change of language must not repeat it
  }, [state])

  return [state, dispatch] as const
}
