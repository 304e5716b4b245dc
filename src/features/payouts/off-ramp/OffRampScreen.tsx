import { useState } from 'react'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { HideBack } from '../../../ui/frame/slots.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { takeLostFocus } from '../../../ui/take-lost-focus.ts'
import { useText } from '../../../ui/text.tsx'
import { PayoutFormGate, type PayoutFormParams } from '../form/PayoutFormGate.tsx'
import { OffRampForm } from './OffRampForm.tsx'

export function OffRampScreen(params: PayoutFormParams) {
  const t = useText()
  const [sending, setSending] = useState<Payout | null>(null)
  const [isReturn, setReturn] = useState(false)
  const show = (payout: Payout | null) => {
    setSending(payout)
    setReturn(payout === null)
  }
  return (
    <Page width={sending ? 'auth' : 'wide'} centered={sending !== null}>
      <HeaderTitle>{t('payouts.offRamp.name')}</HeaderTitle>
      {sending ? (
        <HideBack />
      ) : (
        <Question hidden headingRef={isReturn ? takeLostFocus : undefined}>
          {t('payouts.form.question')}
        </Question>
      )}
      <PayoutFormGate rampType="off-ramp" {...params}>
        {(start) => <OffRampForm start={start} sending={sending} onSending={show} />}
      </PayoutFormGate>
    </Page>
  )
}
