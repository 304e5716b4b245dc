import { useState } from 'react'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { HideBack } from '../../../ui/frame/slots.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { restoreFocus } from '../../../ui/restore-focus.ts'
import { useText } from '../../../ui/text.tsx'
import { PayoutFormGate, type PayoutFormParams } from '../form/PayoutFormGate.tsx'
import { OffRampFlow } from './OffRampFlow.tsx'

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
