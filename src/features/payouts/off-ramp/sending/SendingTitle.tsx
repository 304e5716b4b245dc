import { useLingui } from '@lingui/react'
import { currencyCode } from '../../../../domain/currency.ts'
import { displayNameOf, networkRules } from '../../../../domain/networks.ts'
import { depositOf } from '../../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../../domain/payouts/payout.ts'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { Spinner } from '../../../../ui/buttons/Spinner.tsx'
import { StateTitle } from '../../../../ui/feedback/StateTitle.tsx'
import { restoreFocus } from '../../../../ui/restore-focus.ts'
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

/** Says what the transfer is waiting for. */
export function SendingTitle({ payout, walletName, stage, longText, isMoved }: Props) {
  const t = useText()
  const { i18n } = useLingui()
  const coin = currencyCode(payout.source.currency)
  const amount = `${formatAmount(payout.source.amount ?? payout.amount, i18n.locale)}\u00a0${coin}`
  const deposit = depositOf(payout)
  const network = deposit ? displayNameOf(deposit.network) : ''
  const hours = deposit ? networkRules(deposit.network).landsForHours : undefined
  const values = { wallet: walletName, coin, amount, network, hours }
  const key = isMoved ? 'moved' : stage
  return (
    <StateTitle
      mark={<Spinner data-size="lg" />}
      headingRef={restoreFocus}
      sentence={<bdi>{t(longText ?? `sending.${key}.text`, values)}</bdi>}
    >
      <bdi>{t(`sending.${key}.title`, values)}</bdi>
    </StateTitle>
  )
}
