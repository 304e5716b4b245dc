import { useQuery } from '@tanstack/react-query'
import { login, saveResidency, type ResidencyPayload } from '../../api/auth.ts'
import { tokensOf } from '../../stores/session.ts'
import { useServices } from '../services.ts'
import { usePreventSendingEmail } from '../sign-in.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { useRefreshCustomer } from './use-refresh-customer.ts'
import { keys } from '../keys.ts'

export function useSaveResidency() {
  const { api, emit, session } = useServices()
  const refresh = useRefreshCustomer()
  const preventSendingEmail = usePreventSendingEmail(undefined)
  return useSingleMutation({
    mutationFn: (request: ResidencyPayload) => saveResidency(api, request),
    onSuccess: (ok) => {
      // For a signed-in customer the refetched data announces the result; outdated data would announce the old one again.
      if (tokensOf(session.getState())) return refresh()
      emit(ok ? 'ramp-residency-approved' : 'ramp-residency-rejected', null)
      if (ok && !preventSendingEmail) emit('ramp-otp-sent', null)
    },
  })
}

/** Repeats the sign-in call when the residency screen opens, to get the customer's next step. It mails a code if that is the next step. */
export function useSignInAgain(email: string | null) {
  const { api, emit, session } = useServices()
  const preventSendingEmail = usePreventSendingEmail(undefined)
  return useQuery({
    queryKey: keys.signInAgain(email),
    queryFn: async () => {
      const result = await login(api, { email: email ?? '', preventSendingEmail })
      session.dispatch({
        type: 'loginAccepted',
        pending: { email: email ?? '', preventSendingEmail, customerId: result.customerId },
      })
      if (result.nextStep === 'otp' && !preventSendingEmail) emit('ramp-otp-sent', null)
      return result
    },
    enabled: email !== null,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
