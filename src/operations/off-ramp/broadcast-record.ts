import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import type { ChainNode, TransactionWatch } from '../../chains/adapter.ts'
import type { Network } from '../../domain/networks.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { depositStatusOf } from './deposit-status.ts'

interface GuardedNode {
  readonly api: ApiClient
  readonly node: ChainNode
  /** Whether the signed transaction may leave the page now. Called before each broadcast. */
  onAnswer(mayHandOver: boolean): void
}

/** Broadcasts a signed transaction only while the server says that the payout waits: another device may cancel it (decisions.md C19). */
export function nodeWhileWaiting({ api, node, onAnswer }: GuardedNode, payoutId: string): ChainNode {
  async function mayHandOver(): Promise<boolean> {
    const isWaiting = await getPayout(api, payoutId).then(
      ({ status }) => depositStatusOf(status) === 'waiting',
      () => false,
    )
    onAnswer(isWaiting)
    return isWaiting
  }
  return {
    ...node,
    mayHandOver,
    relay: async (...signed) => ((await mayHandOver()) ? node.relay(...signed) : 'unknown'),
  }
}

interface BroadcastRecord {
  readonly journal: Pick<Journal, 'record'>
  readonly entry: JournalEntry
  readonly network: Network
}

/** Records when a transaction leaves the page: from then on, and not before, the server may know of it (decisions.md C13). */
export function createBroadcastRecord({ journal, entry, network }: BroadcastRecord) {
  let answer: boolean | null = null
  const record = () => void (isRegisteredNetwork(network) && journal.record(entry.opId, { handedOver: true }))
  function recorded(watch: TransactionWatch): TransactionWatch {
    record()
    return watch
  }
  return {
    recorded,
    onAnswer(mayHandOver: boolean): void {
      if (answer) return
      answer = mayHandOver
      if (mayHandOver && !entry.adopted) record()
    },
    /** Records nothing while it stays in the page, or on a device that has not made the payout: another one may still send. */
    accept: (watch: TransactionWatch): TransactionWatch =>
      entry.adopted || answer === false ? watch : recorded(watch),
  }
}
