import type { ApiClient } from '../../api/client.ts'
import type { ChainNode } from '../../chains/adapter.ts'
import { canBurn } from '../../chains/cctp/can-burn.ts'
import { ChainError } from '../../chains/chain-error.ts'
import { depositOf, waitsForBurn } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { cancelOffRamp } from '../cancel-payout.ts'
import type { Journal } from '../journal/journal.ts'
import { isSendable, offRampEntry } from './send-payout.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'entries' | 'record'>
  readonly node: ChainNode
}

/** Cancels a payout that needs a burn that this page cannot make (decisions.md C3), and throws. No page offers to send for it. Cancels nothing when `canBurn` rejects. */
export async function refuseBurn({ api, journal, node }: Parts, payout: Payout): Promise<void> {
  if (!waitsForBurn(payout) || (await canBurn(depositOf(payout)!, node))) return
  const entry = offRampEntry(journal, payout.id)
  if (entry && isSendable(entry)) {
    journal.record(entry.opId, { kind: 'differs', fields: [] }, { kind: 'cancelAsked', attempt: entry.opId })
    const isCancelled = await cancelOffRamp(api, payout.id, async () => true).then(
      () => true,
      () => false,
    )
    if (isCancelled) journal.record(entry.opId, { kind: 'cancelled', attempt: entry.opId })
  }
  throw new ChainError('network/no-cctp-domain')
}
