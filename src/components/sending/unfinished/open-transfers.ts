import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'

/** Until the transfer has ended: a toast reports what was sent or cancelled. */
export function isOpen({ sending }: UnfinishedTransfer): boolean {
  const end = sending?.end ?? null
  if (end?.status === 'notSent') return !end.isCancelled
  return end === null || !['sent', 'over', 'conflict'].includes(end.status)
}
