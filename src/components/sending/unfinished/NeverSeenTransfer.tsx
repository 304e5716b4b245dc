import { useLingui } from '@lingui/react'
import { displayNameOf } from '../../../domain/networks.ts'
import { depositOf } from '../../../domain/payouts/deposit.ts'
import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { CancelButton } from './CancelButton.tsx'
import { sentAmount } from '../sent-amount.ts'

interface Props {
  readonly transfer: UnfinishedTransfer
  readonly onCheck: () => void
}

/** The network has not seen the wallet's transaction for ten minutes: only the customer can say that it was never sent. */
export function NeverSeenTransfer({ transfer, onCheck }: Props) {
  useFocusToHeading()
  const t = useText()
  const { i18n } = useLingui()
  const { payout } = transfer
  const deposit = depositOf(payout)
  const values = {
    amount: sentAmount(payout, i18n.locale),
    network: deposit ? displayNameOf(deposit.network) : '',
  }
  return (
    <Banner
      tone="warning"
      title={t('sending.unseen.title', values)}
      action={<CancelButton transfer={transfer} state="unseen" onCheck={onCheck} />}
    >
      <Stack gap={8}>
        <bdi>{t('sending.unseen.text', values)}</bdi>
        <span>{t('sending.unseen.warning')}</span>
      </Stack>
    </Banner>
  )
}
