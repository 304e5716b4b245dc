import { Button } from '../../../ui/buttons/Button.tsx'
import { Split } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { MissingParts, UnreadableChoices } from '../form/MissingParts.tsx'
import { noteOf } from '../form/note.ts'
import { SourceAndDestination } from '../form/panels/SourceAndDestination.tsx'
import { PayoutForm } from '../form/PayoutForm.tsx'
import { SummarySide } from '../form/summary/SummarySide.tsx'
import { usePayoutForm, type PayoutFormStart } from '../form/use-payout-form.ts'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { OpenPayout } from '../submission/OpenPayout.tsx'
import { WaitingTransfer } from '../submission/WaitingTransfer.tsx'
import { OtherNetwork } from './OtherNetwork.tsx'
import { Review } from './Review.tsx'
import { useCreateOnRamp } from './use-create-on-ramp.ts'

const FORM_ID = 'on-ramp'

export function OnRampForm(start: PayoutFormStart) {
  const t = useText()
  const payout = usePayoutForm(start)
  const { waiting, submission, toInstructions } = useCreateOnRamp(payout)
  const { state, isSending } = submission

  if (state.status === 'different') return <DifferentPayoutView {...state} />
  return (
    <PayoutForm
      id={FORM_ID}
      payout={payout}
      note={
        <Review
          payout={payout}
          opensWaiting={waiting.isUnchanged}
          isUndecided={submission.undecided.isOpen}
          note={noteOf(payout, state.status === 'repriced')}
        />
      }
      button={
        <Button
          type="submit"
          form={FORM_ID}
          size="lg"
          loading={isSending}
          disabled={!payout.canSubmit || waiting.isLoading}
        >
          {t('payouts.form.continue')}
        </Button>
      }
      onSubmit={() => submission.submit('bank')}
    >
      <WaitingTransfer waiting={waiting} submission={submission} />
      <MissingParts payout={payout} />
      <UnreadableChoices />
      <OpenPayout submission={submission} onFound={toInstructions} onListed={toInstructions} onGoOn={toInstructions} />
      <Split>
        <SourceAndDestination payout={payout} start={start} />
        <SummarySide payout={payout} notice={<OtherNetwork payout={payout} />} />
      </Split>
    </PayoutForm>
  )
}
