import type { ApiClient } from '../../api/client.ts'
import type { ChainAdapter, ChainNode } from '../../chains/adapter.ts'
import { burnRefusal } from '../../chains/cctp/burn-refusal.ts'
import { depositOf, waitsForBurn } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { Journal } from '../journal/journal.ts'
import { cancelRecorded } from '../cancel-attempts.ts'
import { lookForTokens, showsNothing } from './look/look.ts'
import { offRampEntry } from './send-payout.ts'
import { isSendable } from './state/sendable.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'entries' | 'record' | 'factsOf' | 'now' | 'newId' | 'caughtUp'>
  readonly node: ChainNode
  adapterOf(network: string): Pick<ChainAdapter, 'findSent' | 'balance'>
}

/**
 * Cancels a payout that needs a burn that this page cannot make (decisions.md C3), and throws why. Only the payout says that it needs one,
 * so it exists by then. Cancels nothing where the network shows a burn or is silent, nor when `burnRefusal` rejects.
 */
export async function refuseBurn({ api, journal, node, adapterOf }: Parts, payout: Payout): Promise<void> {
  const deposit = waitsForBurn(payout) ? depositOf(payout) : null
  const refusal = deposit && (await burnRefusal(deposit, node))
  if (!refusal) return
  const look = () => lookForTokens({ deposit, adapter: adapterOf(deposit.network), since: payout.created }, node)
  const isUnsent = async () => showsNothing(await look())
  const isUntouched = await isUnsent()
  const entry = offRampEntry(journal, payout.id)
  if (isUntouched && entry && isSendable(journal, entry)) {
    await cancelRecorded({ api, journal, entry, payoutId: payout.id, isUnsent }).catch(() => null)
  }
  throw refusal
}
