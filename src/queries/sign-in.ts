import { useMutation, useQuery } from '@tanstack/react-query'
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

export interface ResidencyRequest {
  readonly countryCode: string
  readonly stateCode?: string | undefined
}

export function useSaveResidency() {
  const { api, emit, queryClient } = useServices()
  return useSingleMutation({
    mutationFn: async (request: ResidencyRequest) => (await auth()).saveResidency(api, request),
    onSuccess: (ok) => {
      emit(ok ? 'ramp-residency-approved' : 'ramp-residency-rejected', null)
      // What was read before would send the customer back to this step.
      for (const queryKey of [['me'], ['onboarding']]) void queryClient.invalidateQueries({ queryKey })
    },
  })
}

export function useVerifyCode() {
  const { api } = useServices()
  return useMutation({ mutationFn: async (code: string) => (await auth()).verifyCode(api, { code }) })
}

/** The sign-in call repeated when the residency screen opens: the server says where this customer stands. It sends no second code. */
export function useSignInAgain(email: string | null) {
  const { api, session } = useServices()
  const preventSendingEmail = session.getState().pending?.preventSendingEmail ?? false
  return useQuery({
    queryKey: ['signInAgain', email],
    queryFn: async () => {
      const { login } = await auth()
      const result = await login(api, { email: email ?? '', preventSendingEmail })
      session.dispatch({
        type: 'loginAccepted',
        pending: { email: email ?? '', preventSendingEmail, customerId: result.customerId },
      })
      return result
    },
    enabled: email !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
