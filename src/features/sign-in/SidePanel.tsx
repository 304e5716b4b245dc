import { lazy, Suspense, useDeferredValue, type ComponentType } from 'react'

const load = () => import('./HowItWorks.tsx').then((m) => m.HowItWorks)
const HowItWorks = lazy<ComponentType>(async () => ({ default: await load().catch(() => () => null) }))

/** Only wide sign-in screens show it, and nobody waits for it or misses it: its code is asked for when the form is there. */
export function SidePanel() {
  const isDue = useDeferredValue(true, false)
  return <Suspense>{isDue && <HowItWorks />}</Suspense>
}
