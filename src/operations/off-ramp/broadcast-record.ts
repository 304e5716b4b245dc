import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import type { ChainNode, TransactionWatch } from '../../chains/adapter.ts'
import type { Network } from '../../domain/networks.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { Registrar } from '../registration/registrar.ts'
import { depositStatusOf } from './deposit-status.ts'

interface Broadcast {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'presentOf' | 'record'>
  readonly registrar: Registrar
  readonly entry: JournalEntry
  readonly payoutId: string
  readonly network: Network
  isAttended(): boolean
}

/** Decides whether a transaction may leave the page, and records when it does: from then on the server may know of it (decisions.md C13). */
export function createBroadcastRecord({ api, journal, registrar, ...broadcast }: Broadcast) {
  const { entry, payoutId, network, isAttended } = broadcast
  let answer: boolean | null = null
  const record = () => void (isRegisteredNetwork(network) && journal.record(entry.opId, { handedOver: true }))
  function recorded(watch: TransactionWatch): TransactionWatch {
    record()
    return watch
  }

  /** The server takes one transaction of a payout. So the device that registers first sends, and no other (decisions.md C13). */
  async function isOnlyTransaction(): Promise<boolean> {
    const { hash } = journal.presentOf(entry)
    if (answer || hash === undefined) return true
    const { status } = await registrar.register({ entry, payoutId, network, hash, isAttended })
    if (status === 'conflict') journal.record(entry.opId, { phase: 'done', letGo: true })
    return status === 'registered' || (status === 'failed' && !entry.adopted)
  }

  const isWaiting = (): Promise<boolean> =>
    getPayout(api, payoutId).then(
      ({ status }) => depositStatusOf(status) === 'waiting',
      () => false,
    )

  async function mayHandOver(): Promise<boolean> {
    const isAllowed = (await isWaiting()) && (await isOnlyTransaction())
    if (isAllowed && !answer) record()
    answer ||= isAllowed
    return isAllowed
  }

  return {
    recorded,
    /** Broadcasts only while the server says that the payout waits: another device may cancel it (decisions.md C19). */
    guarded: (node: ChainNode): ChainNode => ({
      ...node,
      mayHandOver,
      relay: async (...signed) => ((await mayHandOver()) ? node.relay(...signed) : 'unknown'),
    }),
    /** Records nothing while it stays in the page. A wallet's transaction for another device's payout may be the second one. */
    accept: (watch: TransactionWatch): TransactionWatch => ((answer ?? !entry.adopted) ? recorded(watch) : watch),
  }
}
