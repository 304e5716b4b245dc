import { displayNameOf } from '../../../domain/networks.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Split } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { MissingParts, UnreadableChoices } from '../form/MissingParts.tsx'
import { noteOf } from '../form/note.ts'
import { SourceAndDestination } from '../form/panels/SourceAndDestination.tsx'
import { PayoutForm } from '../form/PayoutForm.tsx'
import { SummarySide } from '../form/summary/SummarySide.tsx'
import { usePayoutForm, type PayoutFormStart, type PayoutFormState } from '../form/use-payout-form.ts'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { OpenPayout } from '../submission/OpenPayout.tsx'
import { WaitingTransfer } from '../submission/WaitingTransfer.tsx'
import { useSubmission } from '../submission/use-submission.ts'
import { Review } from './Review.tsx'

/** From the form to a payout and its deposit instructions. */
function useCreateOnRamp(payout: PayoutFormState) {
  const t = useText()
  const router = useRouter()
  const { toasts } = useServices()
  // Back returns to the filled form.
  const toInstructions = ({ id }: Payout) => {
    payout.keepMade(id)
    router.push('/payouts/new/on-ramp/instructions', { id })
  }
  const submission = useSubmission(payout, {
    open: toInstructions,
    onMade(made, _way, hasLeft) {
      payout.keepMade(made.id)
      if (!hasLeft) return toInstructions(made)
      const description = t('payouts.instructions.exists')
      toasts.show({ tone: 'success', title: t('payouts.timeline.created'), description })
    },
  })
  return { submission, toInstructions }
}

/** The wallet receives on another network than it was saved for, where an exchange or a contract may have no such address. */
function OtherNetwork({ payout: { form, chosenWallet } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const ownNetwork = chosenWallet?.network
  if (!ownNetwork || ownNetwork === form.network) return null
  const names = { network: displayNameOf(form.network), own: displayNameOf(ownNetwork) }
  return (
    <div role="status">
      <Banner tone="warning" title={t('payouts.otherNetwork.title', names)}>
        {t('payouts.otherNetwork.text', names)}
      </Banner>
    </div>
  )
}

const FORM_ID = 'on-ramp'

export function OnRampForm(start: PayoutFormStart) {
  const t = useText()
  const payout = usePayoutForm(start)
  const { submission, toInstructions } = useCreateOnRamp(payout)
  const { state, waiting, isSending } = submission

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
          note={noteOf(payout, { isRepriced: state.status === 'repriced', isConnected: false })}
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
      <WaitingTransfer submission={submission} />
      <MissingParts payout={payout} />
      <UnreadableChoices />
      <OpenPayout submission={submission} onFound={toInstructions} onListed={toInstructions} />
      <Split>
        <SourceAndDestination payout={payout} start={start} />
        <SummarySide payout={payout} notice={<OtherNetwork payout={payout} />} />
      </Split>
    </PayoutForm>
  )
}
