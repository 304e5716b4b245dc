import { depositOf } from '../../../domain/payouts/deposit.ts'
import { isByHand } from '../../../operations/off-ramp/by-hand.ts'
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
function unregisteredState({ entry }: UnfinishedTransfer): 'due' | 'conflict' | null {
  const state = registrationOf(entry)
  if (state === 'conflict') return state
  return state === 'due' && isSubmitted(entry) ? state : null
}

/** Whether the network knows its transaction, so that an explorer can show it. */
export const isSeen = ({ sending, entry }: UnfinishedTransfer): boolean => sending?.isSeen || entry.seen || false

/** The stage of a sending whose transaction is not known yet; null for one that does not run. */
export const stageOf = ({ sending }: Pick<UnfinishedTransfer, 'sending'>) =>
  sending?.stage === 'checking' || sending?.stage === 'approving' ? sending.stage : null

/**
 * What is said of an open transfer, wherever it is shown. `unsent`: nothing has left the wallet, and it may be sent now or cancelled.
 * `asking`: this element sends it. `created`: nothing has left the wallet, and it may be cancelled. `asked`: only the customer can tell.
 */
export type TransferBanner =
  | 'moved'
  | 'due'
  | 'conflict'
  | 'unseen'
  | 'dropped'
  | 'different'
  | 'followed'
  | 'awaited'
  | 'asking'
  | 'unsent'
  | 'created'
  | 'asked'

export function bannerOf(transfer: UnfinishedTransfer): TransferBanner {
  if (transfer.sending?.moved) return 'moved'
  const ofSent = hashOf(transfer) === undefined ? null : unregisteredState(transfer)
  return ofSent ?? doubtedBanner(transfer) ?? (hashOf(transfer) ? 'followed' : unsentBanner(transfer))
}

function doubtedBanner({ sending }: UnfinishedTransfer): TransferBanner | null {
  if (sending?.stage === 'unseen' || sending?.stage === 'dropped') return sending.stage
  return sending?.end?.status === 'different' ? 'different' : null
}

function unsentBanner(transfer: UnfinishedTransfer): TransferBanner {
  const { entry, payout, sending } = transfer
  if (isByHand(entry)) return 'awaited'
  if (depositOf(payout) && isUnsent(transfer)) return stageOf(transfer) ? 'asking' : 'unsent'
  return entry.phase === 'created' || sending?.end?.status === 'notSent' ? 'created' : 'asked'
}

/** One that this element sends at the moment stays where it was begun. */
const isUnsent = ({ sending, canSend }: UnfinishedTransfer): boolean => canSend || (sending !== null && !sending.end)
