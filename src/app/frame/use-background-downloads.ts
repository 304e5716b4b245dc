import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { usePreference, useServices } from '../../queries/services.ts'
import { useEntry } from '../../router/RouterProvider.tsx'
import { START_PATH } from '../../router/router-store.ts'
import { useUiRoot } from '../../ui/root.ts'
import type { Ramp } from '../ramp.ts'

const ACTS = ['focusin', 'input', 'keydown', 'pointerdown'] as const
/** A page is looked at for this long before anything is downloaded for a customer who does nothing. */
const IDLE_MS = 3000

/** `acted`: the customer uses the widget. `idle`: the first screen was not touched for a while. */
type Engagement = 'none' | 'idle' | 'acted'

/** Decides when to download what the first screen does not need, which would otherwise compete with the host's page. */
function useEngagement(isReady: boolean): Engagement {
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

interface Parts {
  readonly ramp: Ramp
  readonly isReady: boolean
}

/** Downloads what the first screen does not need, each part when it may be needed next. Returns whether the customer is engaged. */
export function useBackgroundDownloads({ ramp, isReady }: Parts): boolean {
  const engagement = useEngagement(isReady)
  const { translations } = ramp
  const isEngaged = engagement !== 'none'
  const hasActed = engagement === 'acted'
  // It must be there when nothing can be downloaded any more.
  useEffect(() => {
    if (isReady) import('../CrashScreen.tsx').catch(() => undefined)
  }, [isReady])
  // Without these translations an error is shown as the server wrote it.
  useEffect(() => {
    if (isEngaged) translations.loadArea('api-errors').catch(() => undefined)
  }, [isEngaged, translations])
  useEffect(() => {
    if (!hasActed) return undefined
    let stop = () => {}
    let isStopped = false
    const begin = async () => {
      // The table of screens is asked for with the code that reads it, which costs one round trip instead of two.
      const [{ preload }] = await Promise.all([import('../navigation/preload.ts'), import('../routes/lazy-screens.ts')])
      if (!isStopped) stop = preload(ramp)
    }
    begin().catch(() => undefined)
    return () => {
      isStopped = true
      stop()
    }
  }, [hasActed, ramp])
  return isEngaged
}
