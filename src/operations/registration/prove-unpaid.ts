import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import type { ChainAdapter, ChainNode } from '../../chains/adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { depositStatusOf, type DepositStatus } from '../off-ramp/deposit-status.ts'
import { holdsTokens } from '../off-ramp/look/deposit-tokens.ts'
import { madeAt } from '../off-ramp/look/look.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'presentOf' | 'knownOf'>
  readonly node: ChainNode
  readonly entry: JournalEntry
  readonly payoutId: string
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent' | 'balance'>
}

/** A burn leaves nothing at an address: its own event shows it, among all that the sender has sent since the payout was made. */
const isBurned = async ({ journal, entry, deposit, adapter, node }: Parts): Promise<boolean> =>
  (await adapter.findSent(deposit, madeAt(journal, entry), node)) !== null

/** Whether tokens may have come for it: to its own address, or by a burn. True where the network does not answer. */
function mayBePaid(parts: Parts): Promise<boolean> {
  const { deposit, adapter, node } = parts
  const paid = deposit.redemption === undefined ? holdsTokens({ deposit, adapter }, node) : isBurned(parts)
  return paid.catch(() => true)
}

/** A status that is not listed may mean that the tokens came. A server that does not answer proves nothing, and is asked to cancel. */
const wordOf = ({ api, payoutId }: Parts): Promise<DepositStatus | 'unproven'> =>
  getPayout(api, payoutId).then(
    ({ status }) => (typeof status === 'string' ? depositStatusOf(status) : 'unproven'),
    () => 'waiting',
  )

/**
 * Whether a failed or expired payout may be cancelled: not while its own address holds tokens, which a node without a history may have
 * forgotten (decisions.md C4), nor while its burn is found, nor where the network is silent. Then the server's word counts.
 */
export const proveUnpaid = async (parts: Parts): Promise<DepositStatus | 'unproven'> =>
  (await mayBePaid(parts)) ? 'unproven' : wordOf(parts)
