import { afterSignIn } from '../../domain/sign-in/after-sign-in.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useLogin, usePreventSendingEmail } from '../../queries/sign-in.ts'
import { useRouter } from '../../router/RouterProvider.tsx'

/** Logs in and goes on to the step that the server names. */
export function useSignIn(sadmin: string | undefined) {
  const router = useRouter()
  const preventSendingEmail = usePreventSendingEmail(sadmin)
  const login = useLogin()
  const failures = useFailures()
  const signIn = (address: string) =>
    login.mutate(
      { email: address, preventSendingEmail },
      {
        onSuccess: (result) => {
          const { route } = afterSignIn(result, address)
          router.push(route, { email: address })
        },
        onError: failures.report,
      },
    )
  return { login, signIn }
}
