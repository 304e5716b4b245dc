import { payableCurrencies } from '../../../domain/payouts/methods.ts'
import { useApplication } from '../../../queries/application.ts'
import { useMe } from '../../../queries/customer/me.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { bankIcon } from '../../../ui/icons/things.ts'
import { ChoiceCard, ChoiceCards } from '../../../ui/layout/choice/ChoiceCard.tsx'
import { FlowPicture } from '../../../ui/layout/choice/FlowPicture.tsx'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'

const bank = <Tile icon={bankIcon} size={52} />
const coin = <Coin code="usdc" size={52} />

interface Props {
  /** Why neither can be chosen now. */
  readonly disabledReason: string | undefined
  readonly onChooseOnRamp: () => void
}

/** Off-ramp and on-ramp, each with what it is for. */
export function DirectionCards({ disabledReason, onChooseOnRamp }: Props) {
  const t = useText()
  const router = useRouter()
  const { data: me } = useMe()
  const { data: application } = useApplication()
  const count = me && application && payableCurrencies({ me, access: application.access }).length
  return (
    <ChoiceCards>
      <ChoiceCard
        picture={<FlowPicture from={bank} to={coin} />}
        title={t('payouts.onRamp.name')}
        note={t('payouts.onRamp.note')}
        disabledReason={disabledReason}
        onChoose={onChooseOnRamp}
      >
        {t('payouts.onRamp.text')}
      </ChoiceCard>
      <ChoiceCard
        picture={<FlowPicture from={coin} to={bank} />}
        title={t('payouts.offRamp.name')}
        note={count !== undefined && t('payouts.offRamp.note', { count })}
        disabledReason={disabledReason}
        onChoose={() => router.push('/payouts/new/off-ramp/currencies', { rampType: 'off-ramp' })}
      >
        {t('payouts.offRamp.text')}
      </ChoiceCard>
    </ChoiceCards>
  )
}
