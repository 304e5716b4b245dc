import { registerRedemption, type Redemption } from '../../api/chains.ts'
import { paymentLinkOf } from '../../chains/payment-link.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { sendByHand } from '../../operations/off-ramp/by-hand.ts'
import { keys } from '../keys.ts'
import { journalOf } from '../../operations/journal/journal-of.ts'
import { useServices } from '../services.ts'
import { useSingleMutation } from '../single-mutation.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'

/** Keeps that the customer sends the tokens of a payout from elsewhere, before they are shown where to. */
export function useSendByHand() {
  const services = useServices()
  return (payout: Payout) => {
    sendByHand(journalOf(services), payout)
    void services.queryClient.invalidateQueries({ queryKey: keys.unfinished })
  }
}

/** The link of a deposit that wallet apps read; null where there is none. */
export function usePaymentLink(deposit: Deposit): string | null {
  return paymentLinkOf(deposit, chainNodeOf(useServices()))
}

interface RegisterCallbacks {
  readonly onRegistered: () => void
  readonly onFailed: (error: Error) => void
}

/** Registers the transaction of a payout, where the server finds a deposit by that alone (decisions.md C13). Never cancels. */
export function useRegisterTransaction({ onRegistered, onFailed }: RegisterCallbacks) {
  const { api, queryClient } = useServices()
  return useSingleMutation({
    mutationFn: (redemption: Redemption) => registerRedemption(api, redemption),
    onSuccess: onRegistered,
    onError: onFailed,
    onSettled: (_answer, _error, { transferId }) =>
      Promise.all(
        [keys.payouts, keys.payout(transferId), keys.unfinished].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
