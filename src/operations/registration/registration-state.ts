import { isRegisteredNetwork } from '../../domain/payouts/transaction-id.ts'
import { hasEnded, type JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'

/** `none`: no transaction, or a network that needs no registration. `conflict`: the server has refused this very transaction. */
type RegistrationState = 'none' | 'due' | 'registered' | 'conflict'

/** Whether the server was told of an off-ramp's transaction, where it finds a deposit by that alone (decisions.md C13). */
export function registrationOf({ network = '', hash, registered, conflict }: JournalEntry): RegistrationState {
  if (hash === undefined || !isRegisteredNetwork(network)) return 'none'
  if (registered === hash) return 'registered'
  return conflict === hash ? 'conflict' : 'due'
}

/** Without its 2xx no word of the server ends an off-ramp: it speaks of tokens that it cannot find. */
export const isUnregistered = (entry: JournalEntry): boolean => ['due', 'conflict'].includes(registrationOf(entry))

/** It has left its page, or the network has it. One that nobody sent must not be registered: its payout would take no other. */
export const isOut = ({ handedOver, seen, returning }: JournalEntry): boolean =>
  handedOver === true || seen === true || returning === true

/** What has ended without tokens must not be registered any more, but what came for a cancelled payout must. */
const isOpen = (entry: JournalEntry): boolean => !hasEnded(entry) || entry.returning === true

/** Off-ramps whose transaction is out, and of which the server has to be told. */
export const dueRegistrations = ({
  journal,
}: {
  readonly journal: Pick<Journal, 'entries'>
}): readonly JournalEntry[] =>
  journal
    .entries()
    .filter((entry) => entry.payoutId !== undefined && isOpen(entry) && registrationOf(entry) === 'due' && isOut(entry))
