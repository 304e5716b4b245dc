import type { Payout } from '../../../domain/payouts/payout.ts'
import { ScrollIntoView } from '../form/ScrollIntoView.tsx'
import { EarlierPayoutDialog } from './EarlierPayoutDialog.tsx'
import { FoundPayoutDialog } from './FoundPayoutDialog.tsx'
import { UndecidedBanner } from './UndecidedBanner.tsx'
import type { Submission } from './use-submit.ts'

interface Props {
  readonly submission: Submission
  readonly onFound: (payout: Payout) => void
  /** Found by polling. */
  readonly onListed: (payout: Payout) => void
  /** The customer goes on with an earlier transfer instead. */
  readonly onGoOn: (payout: Payout) => void
}

/** Tells the customer of a payout that may exist already, and asks before another one is created (decisions.md E18). */
export function OpenPayout({ submission, onFound, onListed, onGoOn }: Props) {
  const { undecided, earlier, send, submitAsWell, isSending } = submission
  const { asked } = earlier
  const { current, held, dismiss } = undecided
  return (
    <>
      {current && (
        <ScrollIntoView>
          <UndecidedBanner
            state={current}
            undecided={undecided}
            busy={isSending}
            onSend={send}
            onFound={onFound}
            onListed={onListed}
          />
        </ScrollIntoView>
      )}
      {held && <EarlierPayoutDialog onBack={dismiss} onContinue={submitAsWell} />}
      {asked && (
        <FoundPayoutDialog
          earlier={asked}
          onGoOn={() => onGoOn(asked.found[0])}
          // The host allowed it when the button was pressed.
          onCreateAnother={() => send(asked.payload, earlier.accept(asked))}
          onClose={earlier.dismiss}
        />
      )}
    </>
  )
}
