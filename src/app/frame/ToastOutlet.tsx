import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { ReloadButton } from '../../components/ReloadButton.tsx'
import { useServices } from '../../queries/services.ts'
import { useNavigation } from '../../router/RouterProvider.tsx'
import { presentEntry, type Stack } from '../../router/stack.ts'
import { leaveScreen } from '../../stores/toast-navigation.ts'
import { CopyText } from '../../ui/code/CopyText.tsx'
import { ToastRegion } from '../../ui/feedback/toast/ToastRegion.tsx'
import { Reference } from '../../ui/feedback/Reference.tsx'

const keyOf = (stack: Stack) => presentEntry(stack).key

/** Dismisses a toast with the screen that it was shown on. */
function useToastDeparture(): void {
  const { toasts } = useServices()
  const { router, shown } = useNavigation()
  // An effect after a rendering would not know which of two changes came first.
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

export function ToastOutlet() {
  const { toasts } = useServices()
  useToastDeparture()
  const toast = useStore(toasts, ({ current }) => current)
  const shown = toast && {
    ...toast,
    description: (
      <>
        {toast.description && <bdi>{toast.description}</bdi>}
        {toast.remedy && <p>{toast.remedy}</p>}
        {toast.reference && <Reference value={toast.reference} />}
        {toast.reloads && <ReloadButton />}
        {toast.copies && <CopyText text={toast.copies} />}
      </>
    ),
  }
  return <ToastRegion toast={shown} onDismiss={toasts.dismiss} />
}
