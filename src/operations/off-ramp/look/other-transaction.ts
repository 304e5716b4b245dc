import type {
  ChainAdapter,
  ChainNode,
  KnownTransaction,
  TransactionState,
  TransactionWatch,
} from '../../../chains/adapter.ts'
import type { Deposit } from '../../../domain/payouts/deposit.ts'
import { monotonicTime } from '../../../lib/timing/clock.ts'

const watchOf = (present: () => TransactionWatch, look: () => Promise<TransactionState>): TransactionWatch => ({
  get hash() {
    return present().hash
  },
  get bound() {
    return present().bound
  },
  get notice() {
    return present().notice
  },
  look,
})

/** Follows the other transaction as soon as there is one: the first never leaves its page. */
export function replacedBy(watch: TransactionWatch, other: () => TransactionWatch | null): TransactionWatch {
  let replacement: TransactionWatch | null = null
  const present = () => (replacement ??= other()) ?? watch
  return watchOf(present, () => present().look())
}

interface Beside {
  readonly deposit: Deposit
  readonly adapter: Pick<ChainAdapter, 'follow' | 'findSent'>
  readonly node: ChainNode
  readonly known: KnownTransaction
}

const SEARCH_EVERY_MS = 15_000

const isUnknown = (state: TransactionState): boolean => state === 'unseen' || state === 'untraceable'

/**
 * A hash that a wallet told is a hint (decisions.md C20). While the network does not know it, the search by sender and deposit address goes
 * on beside it, and the whole transfer that it finds wins.
 */
export function searchedBeside(watch: TransactionWatch, { deposit, adapter, node, known }: Beside): TransactionWatch {
  const begun = monotonicTime()
  let present = watch
  let searchedAt = Number.NEGATIVE_INFINITY

  /** A node soon knows what can land. */
  const isDue = (state: TransactionState): boolean => {
    const last = state === 'untraceable' ? searchedAt : Math.max(begun, searchedAt)
    return isUnknown(state) && monotonicTime() - last >= SEARCH_EVERY_MS
  }

  async function findOther(): Promise<TransactionWatch | null> {
    if (known.since === undefined) return null
    searchedAt = monotonicTime()
    const sent = await adapter.findSent(deposit, known.since, node)
    if (sent?.moved !== 'exact' || sent.hash === present.hash) return null
    const other = adapter.follow(deposit, sent.hash, node, { since: known.since })
    return (await other.look()) === 'confirmed' ? other : null
  }

  return watchOf(
    () => present,
    async () => {
      const state = await present.look()
      if (!isDue(state)) return state
      const other = await findOther().catch(() => null)
      if (other === null) return state
      present = other
      return 'confirmed'
    },
  )
}
