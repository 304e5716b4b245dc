import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { hasEnded, type JournalEntry } from '../journal/entry.ts'
import { followedHash } from '../off-ramp/state/followed.ts'
import { isExact, isLanded, isLiving, isVisible, type KnownHash } from '../off-ramp/state/hash-fates.ts'
import { isCancelled, type Known } from '../off-ramp/state/knowledge.ts'

/** What is followed, on a network where the server finds a deposit by its transaction alone (decisions.md C13). */
const registrable = (known: Known): KnownHash | null =>
  isRegisteredNetwork(known.network ?? '') ? followedHash(known) : null

/** Until the server has answered 2xx, it looks for tokens that it cannot find, so its status ends no off-ramp. */
export function isUnregistered(known: Known): boolean {
  const hash = registrable(known)
  return hash !== null && hash.registration !== 'registered'
}

/**
 * The server knows the transaction, and the network has not shown it. Without a node of its own the server believes any hash, so that it
 * says of such a payout that the tokens came (decisions.md C13).
 */
export function isOnlyBelieved(known: Known): boolean {
  const hash = registrable(known)
  return hash?.registration === 'registered' && !isLanded(hash)
}

/** A hash that was only told, or that moved something else, brings no tokens: registering it would block the payout for the one that does. */
export const isSent = (hash: KnownHash): boolean =>
  hash.moved !== 'somethingElse' &&
  (isVisible(hash) || hash.sources.some((source) => source === 'handedOver' || source === 'seen'))

/** Whether this transaction has left its page, or the network has it, and it may bring the payout's tokens. */
export const isSubmitted = ({ hashes }: Known, hash: string): boolean =>
  hashes.some((known) => known.hash === hash && isSent(known))

const isDue = (known: KnownHash): boolean => isSent(known) && isLiving(known) && known.registration === 'none'

/**
 * The transactions of an entry that the server cannot find: at any age, and that of the payout's amount first, as the server takes one. A
 * payout that ended without tokens must not be registered any more, but tokens for a cancelled one must.
 */
export function dueHashes(entry: JournalEntry, known: Known): readonly string[] {
  const isOpen = !hasEnded(entry) || isCancelled(known)
  if (entry.payoutId === undefined || !isOpen || !isRegisteredNetwork(known.network ?? '')) return []
  const due = known.hashes.filter(isDue)
  return due.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one))).map(({ hash }) => hash)
}

interface Keeping {
  entries(): readonly JournalEntry[]
  knownOf(entry: JournalEntry): Known
}

export const isAnyDue = (journal: Keeping): boolean =>
  journal.entries().some((entry) => dueHashes(entry, journal.knownOf(entry)).length > 0)
