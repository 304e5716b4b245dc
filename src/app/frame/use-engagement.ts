import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { usePreference, useServices } from '../../queries/services.ts'
import { START_PATH } from '../../router/router-store.ts'
import { useEntry } from '../../router/RouterProvider.tsx'
import { useUiRoot } from '../../ui/root.ts'

const ACTS = ['focusin', 'input', 'keydown', 'pointerdown'] as const
/** A page is looked at for this long before anything is downloaded for a customer who does nothing. */
const IDLE_MS = 3000

/** `acted`: the customer uses the widget. `idle`: the first screen was not touched for a while. */
type Engagement = 'none' | 'idle' | 'acted'

/** Decides when to download what the first screen does not need, which would otherwise compete with the host's page. */
export function useEngagement(isReady: boolean): Engagement {
  const root = useUiRoot()
  const { toasts } = useServices()
  const { path } = useEntry()
  const [engagement, setEngagement] = useState<Engagement>('none')
  const hasToast = useStore(toasts, ({ current }) => current !== null)
  // With a prefilled email, the first interaction may already be Continue.
  const hasAddress = usePreference('prefilledEmail') !== null
  const isDue = path !== START_PATH || hasToast || hasAddress

  useEffect(() => {
    if (!isReady || !root || engagement === 'acted') return undefined
    const act = () => setEngagement('acted')
    // The field may have had the focus before React.
    if (root.activeElement) act()
    const timer = setTimeout(() => setEngagement((before) => (before === 'none' ? 'idle' : before)), IDLE_MS)
    for (const type of ACTS) root.addEventListener(type, act)
    return () => {
      clearTimeout(timer)
      for (const type of ACTS) root.removeEventListener(type, act)
    }
  }, [isReady, root, engagement])

  if (!isReady) return 'none'
  return isDue ? 'acted' : engagement
}
