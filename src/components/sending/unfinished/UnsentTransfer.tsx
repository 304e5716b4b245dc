import type { Deposit } from '../../../domain/payouts/deposit.ts'
import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { useText } from '../../../ui/text.tsx'
import { MovedNote } from '../MovedNote.tsx'
import { useSendNow } from '../use-send-now.ts'
import { OfferedTransfer } from './OfferedTransfer.tsx'

interface Props {
  readonly transfer: UnfinishedTransfer
  readonly deposit: Deposit
  readonly onCheck: () => void
}

/** An off-ramp that was made and asked of no wallet: the customer may send it now, or cancel it. */
export function UnsentTransfer(props: Props) {
  const t = useText()
  const { payout, sending } = props.transfer
  const sender = useSendNow({ payout, deposit: props.deposit })
  const wallet = sender.source.walletName ?? t('connection.unnamed')
  return sending?.moved ? (
    <MovedNote title={<bdi>{t('sending.moved.title', { wallet })}</bdi>} payout={payout} moved={sending.moved} />
  ) : (
    <OfferedTransfer {...props} sender={sender} wallet={wallet} />
  )
}
