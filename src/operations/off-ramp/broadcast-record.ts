import type { ApiClient } from '../../api/client.ts'
import { getPayout } from '../../api/payouts.ts'
import type { ChainNode, Sent, TransactionWatch } from '../../chains/adapter.ts'
import type { Network } from '../../domain/networks.ts'
import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import type { Registrar } from '../registration/registrar.ts'
import { takesTokens } from './deposit-status.ts'
import { createPacedLook, type Look } from './look/look.ts'
import { replacedBy } from './look/other-transaction.ts'
import { isCancelAsked } from './state/knowledge.ts'

interface Broadcast {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'knownOf' | 'record'>
  readonly registrar: Registrar
  readonly entry: JournalEntry
  readonly ask: string
  readonly payoutId: string
  readonly network: Network
  isAttended(): boolean
  /** Before the first hand-over, where a refusal costs nothing yet. */
  look(): Promise<Look>
  follow(sent: Sent): TransactionWatch
}

/** A server that does not answer lets nothing leave the page. */
const isWaiting = (api: ApiClient, payoutId: string): Promise<boolean> =>
  getPayout(api, payoutId).then(takesTokens, () => false)

function recordsOf({ journal, entry, ask, network }: Pick<Broadcast, 'journal' | 'entry' | 'ask' | 'network'>) {
  const { opId } = entry
  const record = (hash: string | undefined) => {
    if (hash === undefined || !isRegisteredNetwork(network)) return
    journal.record(opId, { kind: 'handedOver', ask, hash })
  }
  return {
    record,
    recorded(watch: TransactionWatch): TransactionWatch {
      record(watch.hash)
      return watch
    },
    keep: () => journal.record(opId, { kind: 'kept', ask }),
    isCancelling: () => isCancelAsked(journal.knownOf(entry)),
    /** What its wallet has told. */
    hash: () => journal.knownOf(entry).hashes.find(({ asks }) => asks.includes(ask))?.hash,
  }
}

/** Decides whether a transaction may leave the page, and records when it does: from then on the server may know of it (decisions.md C13). */
export function createBroadcastRecord({ api, journal, registrar, ...broadcast }: Broadcast) {
  const { entry, payoutId, network, isAttended, follow } = broadcast
  const look = createPacedLook(broadcast.look)
  let answer: boolean | null = null
  let isKept = false
  let other: TransactionWatch | null = null
  const { recorded, record, keep, isCancelling, hash: ownHash } = recordsOf({ journal, ...broadcast })

  /** The server takes one transaction of a payout. So the device that registers first sends, and no other (decisions.md C13). */
  async function isOnlyTransaction(): Promise<boolean> {
    const hash = ownHash()
    if (hash === undefined) return true
    const { status } = await registrar.register({ entry, payoutId, network, hash, isAttended })
    if (status === 'conflict') keep()
    return status === 'registered' || (status === 'failed' && !entry.madeElsewhere)
  }

  /** Another device may have sent first, uncounted by the server. What was signed here then stays in the page for good. */
  async function isUnsent(): Promise<boolean> {
    const seen = await look()
    // A wallet may have sent by itself what it has signed for the page.
    const own = ownHash()
    const isOwn = seen.status === 'found' && seen.hash === own
    if (seen.status === 'none' || isOwn) return true
    isKept = seen.status !== 'unknown'
    if (seen.status === 'found') {
      if (own !== undefined) journal.record(entry.opId, { kind: 'superseded', hash: own })
      other = follow(seen)
    }
    if (seen.status === 'tokensThere') keep()
    return false
  }

  /** Another tab may ask for a cancel while this one looks. Whether or not that has an answer, what was signed here stays in the page. */
  function isBarred(): boolean {
    if (!isKept && isCancelling()) keep()
    return (isKept ||= isCancelling())
  }

  async function mayHandOver(): Promise<boolean> {
    if (answer) return !isCancelling() && isWaiting(api, payoutId)
    if (isBarred()) return false
    const answers = await Promise.all([isWaiting(api, payoutId), isUnsent()])
    answer = answers.every(Boolean) && !isBarred() && (await isOnlyTransaction()) && !isBarred()
    if (answer) record(ownHash())
    return answer
  }

  return {
    /** Broadcasts only while the server says that the payout waits: another device may cancel it (decisions.md C19). */
    guarded: (node: ChainNode): ChainNode => ({
      ...node,
      mayHandOver,
      relay: async (...signed) => ((await mayHandOver()) ? node.relay(...signed) : 'unknown'),
    }),
    /** Records nothing while it stays in the page, nor of a hash that a wallet told: the tokens may come by another one (decisions.md C20). */
    accept: (watch: TransactionWatch): TransactionWatch => replacedBy(answer ? recorded(watch) : watch, () => other),
  }
}
