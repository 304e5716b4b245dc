import { useEffect, useState } from 'react'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import type { MessageId } from '../../../../ui/text.tsx'
import { longTextOf } from './long-texts.ts'
import type { Stage } from './SendingSteps.tsx'

/** After this long the screen says what to do, and that the page may be left. */
const LONG_MS = 30_000

/** What is said of a stage that takes long; nothing before, or where there is no stage. */
export function useLongText(payout: Payout, stage: Stage | null): MessageId | undefined {
  const [longStage, setLongStage] = useState<Stage | null>(null)
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(() => setLongStage(stage), LONG_MS)
    return () => clearTimeout(timer)
  }, [stage])
  return stage !== null && longStage === stage ? longTextOf(payout, stage) : undefined
}
