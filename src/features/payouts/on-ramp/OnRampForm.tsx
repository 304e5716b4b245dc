import type { FormEvent } from 'react'
import { displayNameOf } from '../../../domain/networks.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useServices } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { FromTo } from '../../../ui/data/money/FromTo.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { ActionFooter } from '../../../ui/frame/ActionFooter.tsx'
import { Side, Split } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { WalletPanel } from '../form/WalletPanel.tsx'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { Cost } from '../submission/Cost.tsx'
import { ForgetfulBrowser } from '../submission/ForgetfulBrowser.tsx'
import { OpenPayout } from '../submission/OpenPayout.tsx'
import { PendingAccount } from '../form/PendingAccount.tsx'
import { MissingParts, UnreadableChoices } from '../form/MissingParts.tsx'
import { noteOf } from '../form/note.ts'
import { BankPanel } from '../form/BankPanel.tsx'
import { Summary } from '../form/Summary.tsx'
import { usePayoutForm, type PayoutFormStart, type PayoutFormState } from '../form/use-payout-form.ts'
import { Review } from './Review.tsx'
import { useSubmit } from '../submission/use-submit.ts'
import { useWaiting } from '../submission/use-waiting.ts'
import { WaitingTransfer } from '../submission/WaitingTransfer.tsx'

const FORM_ID = 'on-ramp'

export function OnRampForm(start: PayoutFormStart) {
  const t = useText()
  const payout = usePayoutForm(start)
  const router = useRouter()
  const { toasts } = useServices()
  // Back leads here again, to the form as it was filled in.
  const toInstructions = ({ id }: Payout) => {
    payout.keepMade(id)
    router.push('/payouts/new/on-ramp/instructions', { id })
  }
  const waiting = useWaiting(payout, toInstructions)
  const submission = useSubmit(payout, {
    asksFirst: waiting.asksFirst,
    onMade(made, isGone) {
      payout.keepMade(made.id)
      if (!isGone) return toInstructions(made)
      const description = t('payouts.instructions.exists')
      toasts.show({ tone: 'success', title: t('payouts.timeline.created'), description })
    },
  })
  const { submit, different, isRepriced, isSending } = submission
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    submit()
  }

  if (different) return <DifferentPayoutView {...different} />
  return (
    <form id={FORM_ID} noValidate onSubmit={onSubmit}>
      <WaitingTransfer waiting={waiting} submission={submission} onOpen={toInstructions} />
      <MissingParts payout={payout} />
      <UnreadableChoices />
      <OpenPayout submission={submission} onFound={toInstructions} onListed={toInstructions} onGoOn={toInstructions} />
      <Split>
        <FromTo
          from={<BankPanel payout={payout} accounts={start.accounts} />}
          to={<WalletPanel payout={payout} wallets={start.wallets} access={start.access} />}
        />
        <Side>
          <PendingAccount payout={payout} />
          <OtherNetwork payout={payout} />
          <Summary payout={payout} />
          <ForgetfulBrowser rampType="on-ramp" />
        </Side>
      </Split>
      <ActionFooter
        width="wide"
        note={<Review payout={payout} opensWaiting={waiting.isUnchanged} note={noteOf(payout, isRepriced)} />}
        cost={payout.amounts.source !== '' && <Cost payout={payout} />}
      >
        <Button
          type="submit"
          form={FORM_ID}
          size="lg"
          loading={isSending}
          disabled={!payout.canSubmit || waiting.isLoading}
        >
          {t('payouts.form.continue')}
        </Button>
      </ActionFooter>
    </form>
  )
}

/** The wallet receives on another network than it was saved for, where an exchange or a contract may have no such address. */
function OtherNetwork({ payout: { form, chosenWallet } }: { readonly payout: PayoutFormState }) {
  const t = useText()
  const own = chosenWallet?.network
  if (!own || own === form.network) return null
  const names = { network: displayNameOf(form.network), own: displayNameOf(own) }
  return (
    <div role="status">
      <Banner tone="warning" title={t('payouts.otherNetwork.title', names)}>
        {t('payouts.otherNetwork.text', names)}
      </Banner>
    </div>
  )
}
