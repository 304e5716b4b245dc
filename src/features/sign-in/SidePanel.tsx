import { lazy, Suspense, useDeferredValue } from 'react'

const HowItWorks = lazy(() => import('./HowItWorks.tsx').then((m) => ({ default: m.HowItWorks })))

/** Only wide sign-in screens show it, and nobody waits for it: its code is asked for when the form is there. */
export function SidePanel() {
  const isDue = useDeferredValue(true, false)
  return <Suspense>{isDue && <HowItWorks />}</Suspense>
}
