import { useEffect } from 'react'
import { forgetWaitingCode, keepWaitingCode } from '../../../stores/waiting-code.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { presentEntry } from '../../../router/stack.ts'

/** Keeps that a code was sent, until the customer leaves the screen that asks for it. A reload does not leave it. */
export function useWaitingCode(): void {
  const services = useServices()
  const { store } = useRouter()
  // The storage and the navigation are outside React.
  useEffect(() => {
    keepWaitingCode(services)
    const here = presentEntry(store.getState()).path
    return store.subscribe((stack) => {
      if (presentEntry(stack).path !== here) forgetWaitingCode(services)
    })
  }, [services, store])
}
