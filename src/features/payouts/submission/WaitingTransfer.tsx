import { useMoneyText } from '../../../components/money/use-money-text.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useText } from '../../../ui/text.tsx'
import { ScrollIntoView } from '../form/ScrollIntoView.tsx'
import type { SubmissionOfForm } from './use-submission.ts'

interface Props {
  readonly submission: SubmissionOfForm
}

function useSent() {
  const moneyText = useMoneyText()
  return ({ amount, source }: Payout) => moneyText(amount, source.currency)
}

/** Says above the form that the transfer it has made waits for money, and asks what a change of the form is to do with it. */
export function WaitingTransfer({ submission }: Props) {
  const t = useText()
  const sent = useSent()
  const { state, open } = submission
  const { payout } = submission.waiting
  if (!payout) return null
  const action = (
    <Button size="sm" variant="secondary" onClick={() => open(payout)}>
      {t('payouts.waiting.see')}
    </Button>
  )
  return (
    <>
      <ScrollIntoView>
        <Banner tone="info" title={<bdi>{t('payouts.waiting.title', { amount: sent(payout) })}</bdi>} action={action} />
      </ScrollIntoView>
      {state.status === 'changed' && (
        <ReplaceDialog
          amount={sent(state.first)}
          onClose={submission.dismiss}
          onReplace={submission.replace}
          onKeepBoth={submission.keepBoth}
        />
      )}
    </>
  )
}

interface DialogProps {
  readonly amount: string
  readonly onClose: () => void
  readonly onReplace: () => void
  readonly onKeepBoth: () => void
}

function ReplaceDialog({ amount, onClose, onReplace, onKeepBoth }: DialogProps) {
  const t = useText()
  return (
    <Dialog
      title={t('payouts.waiting.question')}
      destructive
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onKeepBoth}>
            {t('payouts.waiting.keepBoth')}
          </Button>
          <Button onClick={onReplace}>{t('payouts.waiting.replace')}</Button>
        </>
      }
    >
      <p>
        <bdi>{t('payouts.waiting.questionText', { amount })}</bdi>
      </p>
    </Dialog>
  )
}
