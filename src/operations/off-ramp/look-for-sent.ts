import type { ChainAdapter, ChainNode, Since } from '../../chains/adapter.ts'
import type { Deposit } from '../../domain/payouts/deposit.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'

interface Looking {
  readonly node: ChainNode
  pause(): Promise<void>
}

interface Looked {
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'findSent'>
  /** Where the search begins. */
  readonly since: Since
}

/** What the network has of tokens that a wallet says it has not sent. */
export type Sent =
  | { readonly status: 'found'; readonly hash: string }
  | { readonly status: 'none' }
  /** The network does not answer. */
  | { readonly status: 'unknown' }

const LOOKS = 3

/** Looks before a payout is cancelled for what a wallet has said: wallets broadcast and answer no (decisions.md C20). */
export async function lookForSent({ node, pause }: Looking, { deposit, adapter, since }: Looked): Promise<Sent> {
  for (let look = 1; look <= LOOKS; look += 1) {
    if (look > 1) await pause()
    const hash = await adapter.findSent(deposit, since, node).catch(() => undefined)
    if (hash !== undefined) return hash === null ? { status: 'none' } : { status: 'found', hash }
  }
  return { status: 'unknown' }
}

/** A signed transaction is not heard of after this: Solana's blockhashes live two minutes, and EVM wallets send at once or not at all. */
const WATCHED_MS = 10 * 60_000
const QUICK_LOOKS = 20
const SLOW_PAUSES = 15

/** Whether tokens may still land for an off-ramp that was cancelled for what its wallet has said. */
export const isWatched = ({ declinedAt, since, returning }: JournalEntry): boolean =>
  declinedAt !== undefined && since !== undefined && !returning && Math.abs(Date.now() - declinedAt) <= WATCHED_MS

/** Goes on looking after the cancel, for as long as tokens can land. Resolves with the transaction that has; null when none did. */
export async function watchDeclined(
  { journal, node, pause }: Looking & { readonly journal: Journal },
  { entry, deposit, adapter }: Omit<Looked, 'since'> & { readonly entry: JournalEntry },
): Promise<string | null> {
  for (let looks = 0; isWatched(journal.presentOf(entry)); looks += 1) {
    for (let pauses = looks < QUICK_LOOKS ? 1 : SLOW_PAUSES; pauses > 0; pauses -= 1) await pause()
    const hash = await adapter.findSent(deposit, entry.since!, node).catch(() => null)
    if (hash === null) continue
    journal.record(entry.opId, { hash, returning: true })
    return hash
  }
  return null
}
