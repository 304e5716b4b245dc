import { isSubmitted, registrationOf } from '../../../operations/registration/registration-state.ts'
import type { OwnTransfer, UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'

/** Until the transfer has ended: a toast reports what was sent or cancelled. */
export function isOpen({ sending }: UnfinishedTransfer): boolean {
  const end = sending?.end ?? null
  if (end?.status === 'notSent') return !end.isCancelled
  return end === null || !['sent', 'over', 'conflict'].includes(end.status)
}

/** The hash of the followed transaction; undefined while it is unknown whether the wallet has sent it. */
export const hashOf = ({ sending, entry }: UnfinishedTransfer): string | undefined => sending?.hash ?? entry.hash

/** No wallet of this device is asked for it or was, and it is not being cancelled: another wallet may pay it. */
export function isPayableElsewhere(own: OwnTransfer): boolean {
  if (typeof own === 'string') return false
  const { entry, sending } = own
  return entry.phase === 'created' && !entry.cancelling && !(sending && !sending.end)
}

/** For a transaction that has to be registered with the server: `conflict` once it has refused it (decisions.md C13). */
export function unregisteredState({ entry }: UnfinishedTransfer): 'due' | 'conflict' | null {
  const state = registrationOf(entry)
  if (state === 'conflict') return state
  return state === 'due' && isSubmitted(entry) ? state : null
}

/** Whether the network knows its transaction, so that an explorer can show it. */
export const isSeen = ({ sending, entry }: UnfinishedTransfer): boolean => sending?.isSeen || entry.seen || false
