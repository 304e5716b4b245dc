import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { useText } from '../../../ui/text.tsx'
import { PayoutFormGate, type PayoutFormParams } from '../form/PayoutFormGate.tsx'
import { OnRampForm } from './OnRampForm.tsx'

export function OnRampScreen(params: PayoutFormParams) {
  const t = useText()
  return (
    <Page width="wide">
      <HeaderTitle>{t('payouts.onRamp.name')}</HeaderTitle>
      <Question hidden>{t('payouts.form.question')}</Question>
      <PayoutFormGate rampType="on-ramp" {...params}>
        {(start) => <OnRampForm {...start} />}
      </PayoutFormGate>
    </Page>
  )
}
