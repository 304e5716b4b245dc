import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../../domain/currency.ts'
import { displayNameOf, networkRules } from '../../../../domain/networks.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Spinner } from '../../../../ui/buttons/Spinner.tsx'
import { StateTitle } from '../../../../ui/feedback/StateTitle.tsx'
import { takeLostFocus } from '../../../../ui/take-lost-focus.ts'
import { useText, type MessageId } from '../../../../ui/text.tsx'
import type { Stage } from './SendingSteps.tsx'

interface Props {
  readonly payout: Payout
  readonly walletName: string
  readonly stage: Stage
  /** In place of the sentence of the stage. */
  readonly longText: MessageId | undefined
  readonly isMoved: boolean
}

/** What the transfer waits for at the moment. */
export function SendingTitle({ payout, walletName, stage, longText, isMoved }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const coin = currencyCode(payout.source.currency)
  const amount = `${formatAmount(payout.source.amount ?? payout.amount, i18n.locale)}\u00a0${coin}`
  const deposit = depositOf(payout)
  const network = deposit ? displayNameOf(deposit.network) : ''
  const hours = deposit ? networkRules(deposit.network).landsForHours : undefined
  const values = { wallet: walletName, coin, amount, network, hours }
  const word = isMoved ? 'moved' : stage
  return (
    <StateTitle
      mark={<Spinner data-size="lg" />}
      headingRef={takeLostFocus}
      sentence={<bdi>{t(longText ?? `sending.${word}.text`, values)}</bdi>}
    >
      <bdi>{t(`sending.${word}.title`, values)}</bdi>
    </StateTitle>
  )
}
