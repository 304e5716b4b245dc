import { useLingui } from '@lingui/react'
import { displayNameOf } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { useText } from '../../../ui/text.tsx'
import { sentAmount } from '../sent-amount.ts'

/** The network knew the transaction, and has not for ten minutes: only the wallet can bring it to an end (decisions.md C20). */
export function DroppedTransfer({ payout }: { readonly payout: Payout }) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const deposit = depositOf(payout)
  const network = deposit ? displayNameOf(deposit.network) : ''
  return (
    <Banner tone="warning" title={t('sending.dropped.title', { network })}>
      <bdi>{t('sending.dropped.text', { amount: sentAmount(payout, i18n.locale) })}</bdi>
    </Banner>
  )
}
