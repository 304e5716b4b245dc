import { useLingui } from '@lingui/react'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import type { Payout } from '../../../domain/payouts/payout.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import { useFollowUnknownTransfer } from '../../../queries/payouts/find-unknown-transfer.ts'
import { useStartedSending } from '../../../queries/payouts/send-payout.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { RefusedSource } from '../../wallet/RefusedSource.tsx'
import { sentAmount } from '../sent-amount.ts'
import { useDeliveryText } from '../use-delivery-text.ts'
import { useSendNow } from '../use-send-now.ts'

interface Props {
  readonly payout: Payout
  readonly deposit: Deposit
}

/** An off-ramp that waits for its tokens, and of which this device knows nothing: only its customer can say whether it was sent. */
export function UnknownTransfer({ payout, deposit }: Props) {
  useFollowUnknownTransfer(payout)
  const t = useText()
  const { i18n } = useLingui()
  const isPaused = useTransfersPaused()
  const isSending = useStartedSending(payout.id)
  const { source, sendNow } = useSendNow({ payout, deposit })
  const amount = sentAmount(payout, i18n.locale)
  const paid = useDeliveryText(payout)
  const action = (
    <Button size="sm" loading={isSending} disabled={isPaused && !isSending} onClick={() => void sendNow()}>
      {t('sending.unfinished.unsent.send')}
    </Button>
  )
  return (
    <Stack gap={12}>
      <Banner tone="warning" title={<bdi>{t('sending.foreign.title', { amount })}</bdi>} action={action}>
        <bdi>{isSending ? t('sending.foreign.checking', { amount }) : t('sending.foreign.text', paid)}</bdi>
      </Banner>
      {source.refusal && <RefusedSource refusal={source.refusal} source={source} />}
    </Stack>
  )
}
