import { networkRules } from '../../../../domain/networks.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import type { MessageId } from '../../../../ui/text.tsx'
import type { Stage } from './SendingSteps.tsx'

type LongTexts = Readonly<Partial<Record<Stage, MessageId>>>

const LONG_TEXTS: LongTexts = {
  approving: 'sending.approving.long',
  confirming: 'sending.confirming.long',
}

/** Where the outcome may be known only after hours. */
const LONG_TEXTS_FOR_HOURS: LongTexts = { confirming: 'sending.confirming.longForHours' }

/** Before the network knows the transaction. The wallet may have sent another one in its place (decisions.md C20). */
const LONG_TEXTS_UNSEEN: LongTexts = { confirming: 'sending.confirming.longUnseen' }

/** The text for a stage that takes long. */
export function longTextOf(payout: Payout, stage: Stage, isSeen: boolean): MessageId | undefined {
  const deposit = depositOf(payout)
  const landsForHours = deposit && networkRules(deposit.network).landsForHours
  return (
    (landsForHours ? LONG_TEXTS_FOR_HOURS[stage] : undefined) ??
    (isSeen ? undefined : LONG_TEXTS_UNSEEN[stage]) ??
    LONG_TEXTS[stage]
  )
}
