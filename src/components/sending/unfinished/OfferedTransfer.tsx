import { useLingui } from '@lingui/react'
import { RefusedSource } from '../../wallet/RefusedSource.tsx'
import type { Sending } from '../../../operations/off-ramp/sending.ts'
import { useTransfersPaused } from '../../../queries/online/transfers-paused.ts'
import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { useFocusToHeading } from '../../../ui/frame/transition/use-focus-to-heading.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useText } from '../../../ui/text.tsx'
import { CancelButton } from './CancelButton.tsx'
import { sentAmount } from '../sent-amount.ts'
import { usePaid } from '../use-paid.ts'
import type { useSendNow } from '../use-send-now.ts'

/** The stage of a sending whose transaction is not known yet; null for one that does not run. */
const stageOf = (sending: Sending | null) =>
  sending?.stage === 'checking' || sending?.stage === 'approving' ? sending.stage : null

interface Props {
  readonly transfer: UnfinishedTransfer
  readonly onCheck: () => void

  readonly sender: ReturnType<typeof useSendNow>
  readonly wallet: string
}

/** Offers to send it now or to cancel it, and says what the wallet is asked meanwhile. */
export function OfferedTransfer({ transfer, onCheck, sender: { source, sendNow }, wallet }: Props) {
  useFocusToHeading()
  const { payout, sending } = transfer
  const t = useText()
  const { i18n } = useLingui()
  const isPaused = useTransfersPaused()
  const stage = stageOf(sending)
  const amount = sentAmount(payout, i18n.locale)
  const paid = usePaid(payout)
  const values = { amount, wallet }
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
        <bdi>{stage ? t(`sending.${stage}.text`, values) : t('sending.unfinished.unsent.text', paid)}</bdi>
      </Banner>
      {source.refusal && <RefusedSource refusal={source.refusal} source={source} />}
    </Stack>
  )
}
