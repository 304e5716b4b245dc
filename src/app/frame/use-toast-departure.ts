import { useEffect } from 'react'
import { useServices } from '../../queries/services.ts'
import { useNavigation } from '../../router/RouterProvider.tsx'
import { presentEntry, type Stack } from '../../router/stack.ts'
import { leaveScreen } from '../../stores/toast-navigation.ts'

const keyOf = (stack: Stack) => presentEntry(stack).key

/** Dismisses a toast with the screen that it was shown on. */
export function useToastDeparture(): void {
  const { toasts } = useServices()
  const { router, shown } = useNavigation()
  // Both stores are outside React, and an effect after a rendering would not know which of two changes came first.
  useEffect(() => {
    // A toast that is shown while the next screen downloads belongs to that screen.
    let screen = keyOf(shown.getState().stack)
    const stops = [
      toasts.subscribe(({ current }, before) => {
        if (current && current.id !== before.current?.id) screen = keyOf(router.store.getState())
      }),
      shown.subscribe(({ stack }) => {
        const key = keyOf(stack)
        if (key === screen) return
        screen = key
        leaveScreen(toasts)
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [toasts, router, shown])
}
