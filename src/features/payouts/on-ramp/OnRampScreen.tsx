import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { useText } from '../../../ui/text.tsx'
import { PayoutFormGate, type PayoutFormParams } from '../form/PayoutFormGate.tsx'
import { OnRampForm } from './OnRampForm.tsx'

export function OnRampScreen(params: PayoutFormParams) {
  const t = useText()
  return (
    <TaskPage title={t('payouts.onRamp.name')} width="wide">
      <Question hidden>{t('payouts.form.question')}</Question>
      <PayoutFormGate rampType="on-ramp" {...params}>
        {(start) => <OnRampForm {...start} />}
      </PayoutFormGate>
    </TaskPage>
  )
}
