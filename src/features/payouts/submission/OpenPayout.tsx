import type { Way } from '../../../domain/payouts/form/submission.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { ScrollIntoView } from '../form/ScrollIntoView.tsx'
import { EarlierPayoutDialog } from './EarlierPayoutDialog.tsx'
import { FoundPayoutDialog } from './FoundPayoutDialog.tsx'
import { UndecidedBanner } from './UndecidedBanner.tsx'
import type { SubmissionOfForm } from './use-submission.ts'

interface Props {
  readonly submission: SubmissionOfForm
  /** The payout that was asked for exists, and `way` is how its money was to be sent. */
  readonly onFound: (payout: Payout, way: Way) => void
  /** Found by polling. */
  readonly onListed: (payout: Payout) => void
  /** The customer goes on with an earlier transfer instead. */
  readonly onGoOn: (payout: Payout) => void
}

/** Tells the customer of a payout that may exist already, and asks before another one is created (decisions.md E18). */
export function OpenPayout({ submission, onFound, onListed, onGoOn }: Props) {
  const { state, undecided, isSending } = submission
  const { current } = undecided
  return (
    <>
      {current && (
        <ScrollIntoView>
          <UndecidedBanner
            state={current}
            undecided={undecided}
            busy={isSending}
            onSend={submission.repeat}
            onFound={(payout) => onFound(payout, current.asked?.way ?? 'wallet')}
            onListed={onListed}
          />
        </ScrollIntoView>
      )}
      {state.status === 'confirming' && (
        <EarlierPayoutDialog onBack={submission.dismiss} onContinue={() => submission.submitAsWell(state.asked)} />
      )}
      {state.status === 'earlier' && (
        <FoundPayoutDialog
          found={state.found}
          press={state.asked.press}
          onGoOn={() => onGoOn(state.found[0])}
          onCreateAnother={() => submission.createAnother(state.asked, state.found)}
          onClose={submission.dismiss}
        />
      )}
    </>
  )
}
