import { registerRedemption } from '../../api/chains.ts'
import { paymentLinkOf } from '../../chains/payment-link.ts'
import type { RegisteredNetwork } from '../../domain/networks.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { sendByHand } from '../../operations/off-ramp/by-hand.ts'
import { recordEnteredTransaction } from '../../operations/registration/late-tokens.ts'
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

interface Entered {
  readonly payout: Payout
  readonly network: RegisteredNetwork
  readonly hash: string
}

interface RegisterCallbacks {
  readonly onRegistered: () => void
  readonly onFailed: (error: Error) => void
}

/** Registers the transaction of a payout, where the server finds a deposit by that alone (decisions.md C13). Never cancels. */
export function useRegisterTransaction({ onRegistered, onFailed }: RegisterCallbacks) {
  const services = useServices()
  const { api, queryClient } = services
  return useSingleMutation({
    mutationFn: ({ payout, network, hash }: Entered) =>
      registerRedemption(api, { sourceChain: network, sourceTransactionHash: hash, transferId: payout.id }),
    onSuccess(_answer, { payout, hash }) {
      recordEnteredTransaction(journalOf(services), payout, hash)
      onRegistered()
    },
    onError: onFailed,
    onSettled: (_answer, _error, { payout: { id } }) =>
      Promise.all(
        [keys.payouts, keys.payout(id), keys.unfinished, keys.lateTokens(id)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
}
