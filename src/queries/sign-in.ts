import { preventsSending } from '../domain/sign-in/prevent-sending.ts'
import { useServices } from './services.ts'
import { useSingleMutation } from './single-mutation.ts'

/** The first screen can be used before the code of calls is there. */
const auth = () => import('../api/auth.ts')

/** `sadmin` only keeps the e-mail from being sent; the route or the host page's address may carry it. */
export function usePreventSendingEmail(routeFlag: string | undefined): boolean {
  const { world, session } = useServices()
  const { pending } = session.getState()
  return preventsSending(routeFlag, world.pageQuery()) || (pending?.preventSendingEmail ?? false)
}

interface LoginRequest {
  readonly email: string
  readonly preventSendingEmail: boolean
}

export function useLogin() {
  const { api, session, emit } = useServices()
  return useSingleMutation({
    mutationFn: async (request: LoginRequest) => (await auth()).login(api, request),
    onSuccess: ({ customerId, nextStep }, request) => {
      session.dispatch({ type: 'loginAccepted', pending: { ...request, customerId } })
      if (nextStep === 'otp' && !request.preventSendingEmail) emit('ramp-otp-sent', null)
    },
  })
}
