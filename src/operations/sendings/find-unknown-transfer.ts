import type { ApiClient } from '../../api/client.ts'
import type { ChainAdapter, ChainNode } from '../../chains/adapter.ts'
import { depositOf } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import type { Journal } from '../journal/journal.ts'
import { foundOn } from '../off-ramp/look/found.ts'
import { offRampEntry } from '../off-ramp/send-payout.ts'

interface Parts {
  readonly api: Pick<ApiClient, 'isOpen'>
  readonly journal: Pick<Journal, 'entries' | 'enterMadeElsewhere' | 'settle' | 'presentOf' | 'record'>
  readonly node: ChainNode
  adapterOf(network: string): Pick<ChainAdapter, 'findSent'>
}

/**
 * Searches for the tokens of a payout that this browser has not made or has forgotten, where the server finds them by their transaction
 * alone (decisions.md C13): no other device may know it any more. True once it is in the journal, from which it is registered.
 */
export async function findUnknownTransfer({ api, journal, node, adapterOf }: Parts, payout: Payout): Promise<boolean> {
  const deposit = depositOf(payout)
  const isKnown = () => offRampEntry(journal, payout.id) !== undefined
  if (!deposit || !isRegisteredNetwork(deposit.network) || isKnown()) return false
  const { network } = deposit
  const sent = await adapterOf(network)
    .findSent(deposit, payout.created, node)
    .catch(() => null)
  if (sent === null || isKnown() || !api.isOpen()) return false
  const { opId } = meetPayout(journal, payout)
  journal.record(opId, ...foundOn(network, sent))
  return true
}
