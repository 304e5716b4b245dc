import { useStore } from 'zustand/react'
import { ReloadButton } from '../../components/ReloadButton.tsx'
import { useServices } from '../../queries/services.ts'
import { CopyText } from '../../ui/code/CopyText.tsx'
import { ToastRegion } from '../../ui/feedback/toast/ToastRegion.tsx'
import { Reference } from '../../ui/feedback/Reference.tsx'
import { useToastDeparture } from './use-toast-departure.ts'

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
