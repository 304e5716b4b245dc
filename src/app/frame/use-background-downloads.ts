import { useEffect } from 'react'
import type { Ramp } from '../ramp.ts'
import { useEngagement } from './use-engagement.ts'

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
