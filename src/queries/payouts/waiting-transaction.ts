import { useQuery } from '@tanstack/react-query'
import { networkRules } from '../../domain/networks.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { chainNodeOf } from '../../operations/chain-node.ts'
import type { OffRampState } from '../../operations/off-ramp/state/state.ts'
import { lazyAdapter } from '../../operations/sendings/lazy-adapter.ts'
import { keys } from '../keys.ts'
import { useServices } from '../services.ts'

const LOOK_EVERY_MS = 15_000

/** In these the customer decides whether it was sent, or has it sent now. */
const DECIDES: readonly OffRampState['kind'][] = [
  'perhapsSent',
  'unseen',
  'notSentAfterAll',
  'notSent',
  'madeElsewhere',
]

/**
 * Whether the wallet's account has a transaction that no block holds yet, which may be this payment: a search shows only what is in one.
 * False while the node does not say.
 */
export function useHasWaiting(payout: Payout, state: OffRampState): boolean {
  const services = useServices()
  const deposit = depositOf(payout)
  const isAsked =
    deposit !== null && networkRules(deposit.network).mayBeDropped === true && DECIDES.includes(state.kind)
  const { data = false } = useQuery({
    queryKey: keys.waitingTransaction(payout.id),
    queryFn: () => lazyAdapter(deposit!.network).hasWaiting!(deposit!, chainNodeOf(services)),
    enabled: isAsked,
    refetchInterval: LOOK_EVERY_MS,
    staleTime: 0,
  })
  return isAsked && data
}
