import { useLingui } from '@lingui/react'
import { accessOf, customerAccess, usableCurrencies, type Access } from '../../../domain/access/access.ts'
import { accessSentence } from '../../../domain/access/sentences.ts'
import { currencyPlural } from '../../../domain/payouts/currency-names.ts'
import type { RampType } from '../../../domain/payouts/ramp-type.ts'
import { useCustomerAccess } from '../../../queries/customer/access.ts'
import { useRouter } from '../../../router/RouterProvider.tsx'
import { bankIcon } from '../../../ui/icons/things.ts'
import { ChoiceCard, ChoiceCards } from '../../../ui/layout/choice/ChoiceCard.tsx'
import { FlowPicture } from '../../../ui/layout/choice/FlowPicture.tsx'
import { Coin } from '../../../ui/marks/Coin.tsx'
import { Tile } from '../../../ui/marks/Tile.tsx'
import { useText } from '../../../ui/text.tsx'

const bank = <Tile icon={bankIcon} size={52} />
const coin = <Coin code="usdc" size={52} />

const MOST_NAMES = 2

interface Props {
  /** Why neither can be chosen now. */
  readonly disabledReason: string | undefined
  readonly onChooseOnRamp: () => void
}

/** Off-ramp and on-ramp, each with what it is for. */
export function DirectionCards({ disabledReason, onChooseOnRamp }: Props) {
  const t = useText()
  const router = useRouter()
  const { i18n } = useLingui()
  const { data: customer } = useCustomerAccess()
  const usable = (rampType: RampType) => (customer ? usableCurrencies(customer, rampType) : [])
  const said = (access: Access) => {
    const sentence = accessSentence(access)
    return sentence && t(sentence)
  }
  // As the panel says that opens instead of the currencies.
  const whyNoneIn = customer && said(accessOf(customer, 'on-ramp', 'usd'))
  const whyNoneOut = customer && said(customerAccess(customer))
  /** By their names where there are few, in both directions alike. */
  const currencies = (rampType: RampType) => {
    const names = usable(rampType).map((currency) => currencyPlural(currency, i18n.locale))
    if (names.length === 0) return undefined
    const isFew = names.length <= MOST_NAMES
    return isFew ? new Intl.ListFormat(i18n.locale).format(names) : t('payouts.offRamp.note', { count: names.length })
  }
  return (
    <ChoiceCards>
      <ChoiceCard
        picture={<FlowPicture from={bank} to={coin} />}
        title={t('payouts.onRamp.name')}
        note={currencies('on-ramp') ?? whyNoneIn}
        disabledReason={disabledReason}
        onChoose={onChooseOnRamp}
      >
        {t('payouts.onRamp.text')}
      </ChoiceCard>
      <ChoiceCard
        picture={<FlowPicture from={coin} to={bank} />}
        title={t('payouts.offRamp.name')}
        note={currencies('off-ramp') ?? whyNoneOut}
        disabledReason={disabledReason}
        onChoose={() => router.push('/payouts/new/off-ramp/currencies', { rampType: 'off-ramp' })}
      >
        {t('payouts.offRamp.text')}
      </ChoiceCard>
    </ChoiceCards>
  )
}
