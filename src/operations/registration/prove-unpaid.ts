import type { ApiClient } from '../../api/client.ts'
import type { ChainAdapter, ChainNode } from '../../chains/adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { readDepositStatus, type DepositStatus } from '../off-ramp/deposit-status.ts'
import { holdsTokens, isPaid } from '../off-ramp/look/held-tokens.ts'
import { madeAt } from '../off-ramp/look/look.ts'
import type { Registrar } from './registrar.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'presentOf'>
  readonly node: ChainNode
  readonly registrar: Registrar
  readonly entry: JournalEntry
  readonly payoutId: string
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent' | 'balance'>
  isAttended(): boolean
}

/** A burn leaves nothing at an address: its own event shows it, among all that the sender has sent since the payout was made. */
const isBurned = async ({ journal, entry, deposit, adapter, node }: Parts): Promise<boolean> =>
  (await adapter.findSent(deposit, madeAt(journal.presentOf(entry)), node)) !== null

/** Whether tokens may have come for it: to its own address, or by a burn. True where the network does not answer. */
function mayBePaid(parts: Parts): Promise<boolean> {
  const { deposit, adapter, node } = parts
  const paid = deposit.redemption === undefined ? holdsTokens({ deposit, adapter }, node) : isBurned(parts)
  return paid.catch(() => true)
}

/**
 * Whether a failed or expired payout may be cancelled: not while its own address holds tokens, which a node without a history may have
 * forgotten (decisions.md C4), nor while its burn is found, and not on a server's `pending` before a 2xx, unless the network shows that no tokens came (C13).
 */
export async function proveUnpaid(parts: Parts): Promise<DepositStatus | 'unproven'> {
  const { api, journal, registrar, entry, payoutId, deposit, isAttended } = parts
  const { network } = deposit
  const { hash, registered } = journal.presentOf(entry)
  if (!isRegisteredNetwork(network) || hash === undefined) return (await mayBePaid(parts)) ? 'unproven' : 'waiting'
  if (registered !== hash) {
    if (!(await mayBePaid(parts))) return 'waiting'
    // The device that made the payout may still send, and its transaction would then be refused.
    if (entry.adopted) return 'unproven'
    const { status } = await registrar.register({ entry, payoutId, network, hash, isAttended })
    if (status === 'failed') return 'unproven'
    const depositStatus = await readDepositStatus(api, payoutId)
    // Another transaction of the payout, which the server knows, may bring its tokens.
    if (status === 'conflict' && depositStatus === 'waiting') return 'unproven'
  }
  const depositStatus = await readDepositStatus(api, payoutId)
  // Another transaction has brought them, and the server cannot find it by the one that it knows.
  const isPaidOtherwise = deposit.redemption === undefined ? isPaid(parts, parts.node) : mayBePaid(parts)
  return depositStatus === 'waiting' && (await isPaidOtherwise) ? 'unproven' : depositStatus
}
