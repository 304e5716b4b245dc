import { useState } from 'react'
import { WaitingStepCard } from '../../../components/next-step/NextStepCard.tsx'
import { UnreadableRows } from '../../../components/UnreadableRows.tsx'
import { canOnRamp } from '../../../domain/payouts/currency-list.ts'
import { useCustomerAccess } from '../../../queries/customer/access.ts'
import { usePauseReason } from '../../../queries/online/transfers-paused.ts'
import { usePreference } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TaskPage } from '../../../ui/frame/TaskPage.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { useText } from '../../../ui/text.tsx'
import { BlockedPanel } from './BlockedPanel.tsx'
import { DirectionCards } from './DirectionCards.tsx'

const PAUSED = { outage: 'payouts.outage.title', offline: 'app.offline' } as const

export function NewPayoutScreen() {
  const t = useText()
  const router = useRouter()
  const { data: customer } = useCustomerAccess()
  const [isBlocked, setBlocked] = useState(false)
  // The screen where ramp-only customers land.
  const isHome = usePreference('rampOnly')
  const pause = usePauseReason()
  const reason = pause ? t(PAUSED[pause]) : undefined

  const toOnRamp = () => {
    if (customer && !canOnRamp(customer)) return setBlocked(true)
    router.push('/payouts/new/on-ramp/currencies', { rampType: 'on-ramp' })
  }
  if (isBlocked && customer) return <BlockedPanel customer={customer} onLeave={() => setBlocked(false)} />
  return (
    <TaskPage title={t('payouts.new.title')} width="wide" centered="wide">
      {pause === 'outage' && (
        <Banner tone="warning" title={t('payouts.outage.title')}>
          {t('payouts.outage.text')}
        </Banner>
      )}
      {isHome && <WaitingStepCard />}
      {isHome && <UnreadableRows of="payouts" />}
      <Question>{t('payouts.new.question')}</Question>
      <DirectionCards disabledReason={reason} onChooseOnRamp={toOnRamp} />
    </TaskPage>
  )
}
