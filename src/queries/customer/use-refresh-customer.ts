import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { keys } from '../keys.ts'

/** Refetches the customer after a completed step, because outdated data would redirect back to it. */
export function useRefreshCustomer(): () => void {
  const queryClient = useQueryClient()
  return useCallback(() => {
    for (const queryKey of [keys.me, keys.onboarding]) void queryClient.invalidateQueries({ queryKey })
  }, [queryClient])
}
