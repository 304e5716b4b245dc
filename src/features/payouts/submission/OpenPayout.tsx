import type { Way } from '../../../domain/payouts/form/submission.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'
import { ScrollIntoView } from '../form/ScrollIntoView.tsx'
import { FoundPayoutDialog } from './FoundPayoutDialog.tsx'
import { UndecidedBanner } from './UndecidedBanner.tsx'
import type { SubmissionOfForm } from './use-submission.ts'

interface EarlierPayoutDialogProps {
  readonly onBack: () => void
  readonly onContinue: () => void
}

/** Before another transfer is made while an earlier one may exist. */
function EarlierPayoutDialog({ onBack, onContinue }: EarlierPayoutDialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('payouts.earlier.title')}
      destructive
      onClose={onBack}
      footer={
        <>
          <Button variant="secondary" onClick={onBack}>
            {t('payouts.earlier.back')}
          </Button>
          <Button variant="destructive" onClick={onContinue}>
            {t('payouts.earlier.continue')}
          </Button>
        </>
      }
    >
      <p>{t('payouts.earlier.text')}</p>
    </Dialog>
  )
}

interface Props {
  readonly submission: SubmissionOfForm
  /** The payout that was asked for exists, and `way` is how its money was to be sent. */
  readonly onFound: (payout: Payout, way: Way) => void
  /** Found by polling. */
  readonly onListed: (payout: Payout) => void
}

/** Tells the customer of a payout that may exist already, and asks before another one is created (decisions.md E18). */
export function OpenPayout({ submission, onFound, onListed }: Props) {
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
          origin={state.origin}
          onGoOn={() => submission.open(state.found[0])}
          onCreateAnother={() => submission.createAnother(state.asked, state.found)}
          onClose={submission.dismiss}
        />
      )}
    </>
  )
}
