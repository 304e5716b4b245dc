import { useEffect } from 'react'
import type { Router } from '../../router/router-store.ts'
import type { Translations } from '../language/i18n.ts'
import type { Engagement } from './use-engagement.ts'

interface Parts {
  readonly router: Router
  readonly translations: Translations
  readonly isReady: boolean
  readonly engagement: Engagement
}

/** Downloads what the first screen does not need, each part when it may be needed next. */
export function useLaterDownloads({ router, translations, isReady, engagement }: Parts): void {
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
      const { foresee } = await import('../routes/foresee.ts')
      if (!isStopped) stop = foresee({ router, translations })
    }
    begin().catch(() => undefined)
    return () => {
      isStopped = true
      stop()
    }
  }, [hasActed, router, translations])
}
