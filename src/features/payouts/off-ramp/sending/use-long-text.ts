import { useEffect, useState } from 'react'
import type { Network } from '../../../../domain/networks.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import type { MessageId } from '../../../../ui/text.tsx'
import type { Stage } from './SendingSteps.tsx'

/** After this long the customer is told what to do, and that the page may be left. */
const LONG_MS = 30_000

const LONG_TEXTS: Readonly<Partial<Record<Stage, MessageId>>> = {
  approving: 'sending.approving.long',
  confirming: 'sending.confirming.long',
}

/** Where the outcome may be known only after hours. */
const LONG_TEXTS_ON: Readonly<Partial<Record<Network, typeof LONG_TEXTS>>> = {
  sui: { confirming: 'sending.confirming.longOnSui' },
}

const textOf = (payout: Payout, stage: Stage) => {
  const deposit = depositOf(payout)
  const own = deposit && LONG_TEXTS_ON[deposit.network]
  return own?.[stage] ?? LONG_TEXTS[stage]
}

/** What is said of a stage that takes long; nothing before, or where there is no stage. */
export function useLongText(payout: Payout, stage: Stage | null): MessageId | undefined {
  const [longStage, setLongStage] = useState<Stage | null>(null)
  // Time passes outside React.
  useEffect(() => {
    const timer = setTimeout(() => setLongStage(stage), LONG_MS)
    return () => clearTimeout(timer)
  }, [stage])
  return stage !== null && longStage === stage ? textOf(payout, stage) : undefined
}
