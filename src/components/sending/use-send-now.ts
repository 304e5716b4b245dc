import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { useFailures } from '../../queries/failures/failures.ts'
import { useSendUnfinished } from '../../queries/payouts/send-payout.ts'
import { sendingsOf } from '../../queries/payouts/sendings.ts'
import { useServices } from '../../queries/services.ts'
import { useText } from '../../ui/text.tsx'
import { useSourceWallet } from '../wallet/use-source-wallet.ts'
import { useSendingEndToast, useSentAnywayToast } from './use-sending-end-toast.ts'

interface Unsent {
  readonly payout: Payout
  readonly deposit: Deposit
}

/** Sends what an earlier page has made: its wallet is connected first, as the form does it, and no other payout is made. */
export function useSendNow({ payout, deposit: { network, from } }: Unsent) {
  const t = useText()
  const failures = useFailures()
  const reportEnd = useSendingEndToast()
  const { store } = sendingsOf(useServices())
  const source = useSourceWallet({ network, source: { address: from } })
  const send = useSendUnfinished({
    onEnded: reportEnd,
    onEndedLate: reportEnd,
    onSentAnyway: useSentAnywayToast(),
    onFailed: (error) => failures.toast(error, t('sending.unfinished.unsent.failed')),
  })
  return {
    source,
    sendNow: () =>
      source.connected((session) => {
        // Read here, because the next press may come before the next render.
        const sending = store.getState().get(payout.id)
        if (!sending || sending.end) send(payout, session)
      }),
  }
}
