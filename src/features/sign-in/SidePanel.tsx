import { useDeferredValue } from 'react'
import { useIsWide } from '../../ui/layout/use-is-wide.ts'
import { lazy } from '../../ui/lazy.ts'

const HowItWorks = lazy(() => import('./HowItWorks.tsx').then((m) => m.HowItWorks), { isOptional: true })

/** Only wide sign-in screens show the panel, so its code is loaded after the form and may fail to load. */
export function SidePanel() {
  const isDue = useDeferredValue(true, false)
  const isWide = useIsWide()
  return isDue && isWide && <HowItWorks />
}
