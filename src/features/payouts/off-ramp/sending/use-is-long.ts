import { useEffect, useState } from 'react'
import type { Stage } from './SendingSteps.tsx'

/** After this long the customer is told what to do, and that the page may be left. */
const LONG_MS = 30_000

/** Whether the sending has been at one stage for long. */
export function useIsLong(stage: Stage): boolean {
  const [longStage, setLongStage] = useState<Stage | null>(null)
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(() => setLongStage(stage), LONG_MS)
    return () => clearTimeout(timer)
  }, [stage])
  return longStage === stage
}
