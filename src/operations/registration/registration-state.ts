import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { hasEnded, isKept, type JournalEntry } from '../journal/entry.ts'
import { factsOfKind, type Fact } from '../journal/facts.ts'

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

/** It has left its page, or the network has it. Registering one that was never sent would block the payout for every other transaction. */
export const isSubmitted = ({ handedOver, seen, returning }: JournalEntry): boolean =>
  handedOver === true || seen === true || returning === true

/** A payout that ended without tokens must not be registered any more, but tokens for a cancelled one must. */
const isOpen = (entry: JournalEntry): boolean => !hasEnded(entry) || entry.returning === true

/** At any age: until the server knows the transaction, it cannot find the tokens. */
export const isDue = (entry: JournalEntry): boolean =>
  entry.payoutId !== undefined && isOpen(entry) && registrationOf(entry) === 'due' && isSubmitted(entry)

interface Due {
  readonly journal: { entries(): readonly JournalEntry[] }
}

export const dueRegistrations = ({ journal }: Due): readonly JournalEntry[] => journal.entries().filter(isDue)
