import { useHasLasted } from '../../../../ui/use-has-lasted.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import type { MessageId } from '../../../../ui/text.tsx'
import { longTextOf } from './long-texts.ts'
import type { Stage } from './SendingSteps.tsx'

/** After this long the screen says what to do, and that the page may be left. */
const LONG_MS = 30_000

/** The text for a stage that takes long; undefined before that, or without a stage. */
export function useLongText(payout: Payout, stage: Stage | null, isSeen: boolean): MessageId | undefined {
  const isLong = useHasLasted(stage, LONG_MS)
  return stage !== null && isLong ? longTextOf(payout, stage, isSeen) : undefined
}
