import { isOut, registrationOf } from '../../operations/registration/registration-state.ts'
import type { UnfinishedTransfer } from '../../queries/payouts/unfinished.ts'

/** Until nothing is left to be said of it: what was sent or cancelled is told by a toast. */
export function isOpen({ sending }: UnfinishedTransfer): boolean {
  const end = sending?.end ?? null
  return end?.status !== 'sent' && !(end?.status === 'notSent' && end.isCancelled)
}

/** Of the transaction that is followed; undefined while nobody knows whether the wallet has sent it. */
export const hashOf = ({ sending, entry }: UnfinishedTransfer): string | undefined => sending?.hash ?? entry.hash

/** Where the server must be told of the transaction and was not: `conflict` once it has refused it (decisions.md C13). */
export function unregisteredState({ entry }: UnfinishedTransfer): 'due' | 'conflict' | null {
  const state = registrationOf(entry)
  if (state === 'conflict') return state
  return state === 'due' && isOut(entry) ? state : null
}

/** Whether the network knows its transaction, so that an explorer can show it. */
export const isSeen = ({ sending, entry }: UnfinishedTransfer): boolean => sending?.isSeen || entry.seen || false
