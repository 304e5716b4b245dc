import { canOnRamp } from '../../../domain/gates.ts'
import { WaitingStepCard } from '../../../components/next-step/NextStepCard.tsx'
import { UnreadableRows } from '../../../components/UnreadableRows.tsx'
import { payableCurrencies } from '../../../domain/payouts/methods.ts'
import { useApplication } from '../../../queries/application.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { usePauseReason } from '../../../queries/online/transfers-paused.ts'
import { usePreference } from '../../../queries/services.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { HeaderTitle } from '../../../ui/frame/HeaderTitle.tsx'
import { Page } from '../../../ui/frame/Page.tsx'
import { Question } from '../../../ui/layout/Question.tsx'
import { ChoiceCard, ChoiceCards } from '../../../ui/layout/choice/ChoiceCard.tsx'
import { FlowPicture } from '../../../ui/layout/choice/FlowPicture.tsx'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { bankIcon } from '../../../ui/icons/things.ts'
import { useText } from '../../../ui/text.tsx'
import { useState } from 'react'
import { BlockedPanel } from './BlockedPanel.tsx'

const bank = <Tile icon={bankIcon} size={52} />
const coin = <Coin code="usdc" size={52} />

const PAUSED = { outage: 'payouts.outage.title', offline: 'app.offline' } as const

export function NewPayoutScreen() {
  const t = useText()
  const router = useRouter()
  const { data: me } = useMe()
  const { data: application } = useApplication()
  const count = me && application && payableCurrencies({ me, access: application.access }).length
  const [isBlocked, setBlocked] = useState(false)
  // The screen where ramp-only customers land.
  const isHome = usePreference('rampOnly')
  const pause = usePauseReason()
  const reason = pause ? t(PAUSED[pause]) : undefined

  const toOnRamp = () => {
    if (me && !canOnRamp(me)) return setBlocked(true)
    router.push('/payouts/new/on-ramp/currencies', { rampType: 'on-ramp' })
  }
  if (isBlocked && me) return <BlockedPanel me={me} onLeave={() => setBlocked(false)} />
  return (
    <Page width="wide" centered="wide">
      <HeaderTitle>{t('payouts.new.title')}</HeaderTitle>
      {pause === 'outage' && (
        <Banner tone="warning" title={t('payouts.outage.title')}>
          {t('payouts.outage.text')}
        </Banner>
      )}
      {isHome && <WaitingStepCard />}
      {isHome && <UnreadableRows of="payouts" />}
      <Question>{t('payouts.new.question')}</Question>
      <ChoiceCards>
        <ChoiceCard
          picture={<FlowPicture from={bank} to={coin} />}
          title={t('payouts.onRamp.name')}
          note={t('payouts.onRamp.note')}
          disabledReason={reason}
          onChoose={toOnRamp}
        >
          {t('payouts.onRamp.text')}
        </ChoiceCard>
        <ChoiceCard
          picture={<FlowPicture from={coin} to={bank} />}
          title={t('payouts.offRamp.name')}
          note={count !== undefined && t('payouts.offRamp.note', { count })}
          disabledReason={reason}
          onChoose={() => router.push('/payouts/new/off-ramp/currencies', { rampType: 'off-ramp' })}
        >
          {t('payouts.offRamp.text')}
        </ChoiceCard>
      </ChoiceCards>
    </Page>
  )
}
