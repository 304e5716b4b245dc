import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { hasEnded, isKept, type JournalEntry } from '../journal/entry.ts'
import { factsOfKind, type Fact } from '../journal/facts.ts'
import { isExact, isLiving, isVisible, knownHashes, type KnownHash } from '../off-ramp/state/hash-fates.ts'

interface Keeping {
  entries(): readonly JournalEntry[]
  factsOf(entry: JournalEntry): readonly Fact[]
}

/** `none`: no transaction, or a network that needs no registration. `conflict`: the server has refused this very transaction. */
type RegistrationState = 'none' | 'due' | 'registered' | 'conflict'

/** For networks where the server finds a deposit by its transaction alone (decisions.md C13). */
export function registrationOf(entry: JournalEntry): RegistrationState {
  const { network = '', hash, registered, conflict } = entry
  if (hash === undefined || isKept(entry) || !isRegisteredNetwork(network)) return 'none'
  if (registered === hash) return 'registered'
  return conflict === hash ? 'conflict' : 'due'
}

/** Until the server has answered 2xx, it looks for tokens that it cannot find, so its status ends no off-ramp. */
export const isUnregistered = (entry: JournalEntry): boolean => ['due', 'conflict'].includes(registrationOf(entry))

const LANDED = ['confirmed', 'final', 'found'] as const

/**
 * The server knows the transaction, and the network has not shown it. Without a node of its own the server believes any hash, so that it
 * says of such a payout that the tokens came (decisions.md C13).
 */
export const isOnlyBelieved = (entry: JournalEntry, facts: readonly Fact[]): boolean =>
  registrationOf(entry) === 'registered' && !factsOfKind(facts, ...LANDED).some(({ hash }) => hash === entry.hash)

/** A hash that was only told, or that moved something else, brings no tokens: registering it would block the payout for the one that does. */
const isSent = (hash: KnownHash): boolean =>
  hash.moved !== 'somethingElse' &&
  (isVisible(hash) || hash.sources.some((source) => source === 'handedOver' || source === 'seen'))

/** Whether this transaction has left its page, or the network has it, and it may bring the payout's tokens. */
export const isSubmitted = (facts: readonly Fact[], hash: string): boolean =>
  knownHashes(facts).some((known) => known.hash === hash && isSent(known))

/** A payout that ended without tokens must not be registered any more, but tokens for a cancelled one must. */
const isOpen = (entry: JournalEntry): boolean => !hasEnded(entry) || entry.returning === true

const isDue = (known: KnownHash): boolean => isSent(known) && isLiving(known) && known.registration === 'none'

/** The transactions of an entry that the server cannot find: at any age, and that of the payout's amount first, as the server takes one. */
export function dueHashes(entry: JournalEntry, facts: readonly Fact[]): readonly string[] {
  if (entry.payoutId === undefined || !isOpen(entry) || !isRegisteredNetwork(entry.network ?? '')) return []
  const due = knownHashes(facts).filter(isDue)
  return due.toSorted((one, other) => Number(isExact(other)) - Number(isExact(one))).map(({ hash }) => hash)
}

export const isAnyDue = (journal: Keeping): boolean =>
  journal.entries().some((entry) => dueHashes(entry, journal.factsOf(entry)).length > 0)
