import { useLingui } from '@lingui/react'
import { RefusedSource } from '../../wallet/RefusedSource.tsx'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { isMadeAgain } from '../../../operations/intents/late-payouts.ts'
import { journalOf } from '../../../operations/journal/journal-of.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { useServices } from '../../../queries/services.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { CancelButton } from './CancelButton.tsx'
import { stageOf } from './open-transfers.ts'
import { sentAmount } from '../sent-amount.ts'
import { useDeliveryText } from '../use-delivery-text.ts'
import { useSendNow } from '../use-send-now.ts'

interface Props {
  readonly transfer: UnfinishedTransfer
  readonly deposit: Deposit
  readonly onCheck: () => void
}

/** An off-ramp that was made and asked of no wallet: the customer may send it now, or cancel it. */
export function UnsentTransfer({ transfer, deposit, onCheck }: Props) {
  useFocusToHeading()
  const { payout } = transfer
  const t = useText()
  const { i18n } = useLingui()
  const isPaused = useTransfersPaused()
  const { source, sendNow } = useSendNow({ payout, deposit })
  const stage = stageOf(transfer)
  const amount = sentAmount(payout, i18n.locale)
  const paid = useDeliveryText(payout)
  const isAgain = isMadeAgain(journalOf(useServices()), transfer.entry)
  const values = { amount, wallet: source.walletName ?? t('connection.unnamed') }
  const action = (
    <>
      <Button size="sm" loading={stage !== null} disabled={isPaused && !stage} onClick={() => void sendNow()}>
        {t('sending.unfinished.unsent.send')}
      </Button>
      {!stage && <CancelButton transfer={transfer} state="created" onCheck={onCheck} />}
    </>
  )
  return (
    <Stack gap={12}>
      <Banner
        tone={stage ? 'info' : 'warning'}
        title={<bdi>{t(stage ? `sending.${stage}.title` : 'sending.unfinished.created.title', values)}</bdi>}
        action={action}
      >
        <bdi>
          {stage
            ? t(`sending.${stage}.text`, values)
            : t(`sending.unfinished.unsent.${isAgain ? 'again' : 'text'}`, paid)}
        </bdi>
      </Banner>
      {source.refusal && <RefusedSource refusal={source.refusal} source={source} />}
    </Stack>
  )
}
