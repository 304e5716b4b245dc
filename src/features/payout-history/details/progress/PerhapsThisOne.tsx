import { useLingui } from '@lingui/react'
import { useMoneyText } from '../../../../components/money/use-money-text.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { formatMoment } from '../../../../lib/format/format-date.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Banner } from '../../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../../ui/frame/transition/use-focus-to-heading.ts'
import { useText } from '../../../../ui/text.tsx'

interface Props {
  readonly payout: Payout
  readonly isIt: () => void
  readonly isNotIt: () => void
}

/** It may be the transfer whose answer this browser has lost: nothing is sent for it before the customer has said whether it is. */
export function PerhapsThisOne({ payout, isIt, isNotIt }: Props) {
  const t = useText()
  const moneyText = useMoneyText()
  const { i18n } = useLingui()
  useFocusToHeading()
  const amount = moneyText(payout.source.amount ?? payout.amount, payout.source.currency)
  const time = formatMoment(payout.created, i18n.locale)
  const action = (
    <>
      <Button size="sm" variant="secondary" onClick={isIt}>
        {t('payouts.undecided.isIt')}
      </Button>
      <Button size="sm" variant="ghost" onClick={isNotIt}>
        {t('payouts.undecided.isNotIt')}
      </Button>
    </>
  )
  return (
    <Banner tone="warning" title={t('payouts.undecided.found')} action={action}>
      <bdi>{t('payouts.undecided.foundText', { amount, time })}</bdi>
    </Banner>
  )
}
