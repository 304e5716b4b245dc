import { useState } from 'react'
import { useHold } from '../../../components/sending/unfinished/use-hold.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { HideBack } from '../../../ui/frame/slots.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { restoreFocus } from '../../../ui/restore-focus.ts'
import { useText } from '../../../ui/text.tsx'
import { PayoutFormGate, type PayoutFormParams } from '../form/PayoutFormGate.tsx'
import { usePayoutForm, type PayoutFormStart } from '../form/use-payout-form.ts'
import { DifferentPayoutView } from '../submission/DifferentPayoutView.tsx'
import { OffRampForm } from './OffRampForm.tsx'
import { SendingView } from './sending/SendingView.tsx'
import { useConnectedSource } from './use-connected-source.ts'
import { useSendOffRamp, type SendingState } from './use-send-off-ramp.ts'

interface Props extends SendingState {
  readonly start: PayoutFormStart
}

/** Creates the payout and sends its tokens from the source wallet, then goes to the list. */
function OffRampFlow({ start, ...state }: Props) {
  const payout = usePayoutForm(start)
  const sending = useSendOffRamp(payout, state)
  const connected = useConnectedSource(payout, start)
  // The customer first says what became of an earlier page's transfer; nothing else is sent before that (decisions.md E18).
  const hold = useHold()
  const { state: submission } = sending.submission
  if (submission.status === 'different') return <DifferentPayoutView {...submission} />
  if (state.sending) return <SendingView payout={state.sending} walletName={sending.source.walletName ?? ''} />
  return <OffRampForm start={start} payout={payout} sending={sending} connected={connected} hold={hold} />
}

export function OffRampScreen(params: PayoutFormParams) {
  const t = useText()
  const [sending, setSending] = useState<Payout | null>(null)
  const [isReturn, setReturn] = useState(false)
  const show = (payout: Payout | null) => {
    setSending(payout)
    setReturn(payout === null)
  }
  return (
    <TaskPage title={t('payouts.offRamp.name')} width={sending ? 'auth' : 'wide'} centered={sending !== null}>
      {sending ? (
        <HideBack />
      ) : (
        <Question hidden headingRef={isReturn ? restoreFocus : undefined}>
          {t('payouts.form.question')}
        </Question>
      )}
      <PayoutFormGate rampType="off-ramp" {...params}>
        {(start) => <OffRampFlow start={start} sending={sending} onSending={show} />}
      </PayoutFormGate>
    </TaskPage>
  )
}
