import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { keys } from '../keys.ts'

/** After a step of the way in: what was read before would send the customer back to it. */
export function useRefreshCustomer(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [keys.me, keys.onboarding]) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
}
