import type { Payout } from '../../../domain/payouts/payout.ts'
import type { Sending } from '../../../operations/off-ramp/sending.ts'
import { useConnection } from '../../wallet/use-connection.ts'
import { useText } from '../../../ui/text.tsx'
import { StatusChangedNote } from '../StatusChangedNote.tsx'

interface Props {
  readonly payout: Payout
  readonly moved: NonNullable<Sending['moved']>
}

/** A wallet still asks for the tokens of a payout that takes none any more. */
export function StatusChangedTransfer(props: Props) {
  const t = useText()
  const { connection } = useConnection()
  const wallet = 'session' in connection ? connection.walletName : t('connection.unnamed')
  return <StatusChangedNote {...props} title={<bdi>{t('sending.moved.title', { wallet })}</bdi>} />
}
