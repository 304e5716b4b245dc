import { lazy, Suspense, useDeferredValue, type ComponentType } from 'react'
import { useIsWide } from '../../ui/layout/use-is-wide.ts'

const load = () => import('./HowItWorks.tsx').then((m) => m.HowItWorks)
const HowItWorks = lazy<ComponentType>(async () => ({ default: await load().catch(() => () => null) }))

/** Only wide sign-in screens show the panel, so its code is loaded after the form and may fail to load. */
export function SidePanel() {
  const isDue = useDeferredValue(true, false)
  const isWide = useIsWide()
  return <Suspense>{isDue && isWide && <HowItWorks />}</Suspense>
}
