import { ApiError } from '../api/error.ts'
import { preventsSending } from '../domain/sign-in/prevent-sending.ts'
import { keepDownload } from '../lib/timing/retry-download.ts'
import { useServices } from './services.ts'
import { useSingleMutation } from './single-mutation.ts'

/** The API code is loaded lazily, so that the first screen is usable before it. */
export const loadAuth = keepDownload(() => import('../api/auth.ts'))

/** Any other failure of a sign-in is of code that could not be downloaded. */
export const isFailedCall = (error: Error): error is ApiError => error instanceof ApiError

/** `sadmin`, in the route or in the host page's address, only prevents the e-mail. */
export function usePreventSendingEmail(routeFlag: string | undefined): boolean {
  const { world, session } = useServices()
  const { pending } = session.getState()
  return preventsSending(routeFlag, world.pageQuery()) || (pending?.preventSendingEmail ?? false)
}

export interface LoginRequest {
  readonly email: string
  readonly preventSendingEmail: boolean
}

export function useLogin() {
  const { api, session, emit } = useServices()
  return useSingleMutation({
    mutationFn: async (request: LoginRequest) => (await loadAuth()).login(api, request),
    onSuccess: ({ customerId, nextStep }, request) => {
      session.dispatch({ type: 'loginAccepted', pending: { ...request, customerId } })
      if (nextStep === 'otp' && !request.preventSendingEmail) emit('ramp-otp-sent', null)
    },
  })
}
