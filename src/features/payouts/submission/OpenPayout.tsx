import type { Payout } from '../../../domain/payouts/payout.ts'
import { InSight } from '../form/InSight.tsx'
import { EarlierPayoutDialog } from './EarlierPayoutDialog.tsx'
import { UndecidedBanner } from './UndecidedBanner.tsx'
import type { Submission } from './use-submit.ts'

interface Props {
  readonly submission: Submission
  readonly onFound: (payout: Payout) => void
}

/** What a form says of a payout that may have been made before, and asks before another one is made (decisions.md E18). */
export function OpenPayout({ submission: { undecided, send, submitAsWell, isSending }, onFound }: Props) {
  const { current, held, dismiss } = undecided
  return (
    <>
      {current && (
        <InSight>
          <UndecidedBanner state={current} undecided={undecided} busy={isSending} onSend={send} onFound={onFound} />
        </InSight>
      )}
      {held && <EarlierPayoutDialog onBack={dismiss} onContinue={submitAsWell} />}
    </>
  )
}
