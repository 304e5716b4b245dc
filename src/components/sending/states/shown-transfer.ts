import type { Payout } from '../../../domain/payouts/payout.ts'
import type { JournalEntry } from '../../../operations/journal/entry.ts'
import type { Sending } from '../../../operations/off-ramp/sending.ts'
import type { OffRampState } from '../../../operations/off-ramp/state/state.ts'
import type { UnfinishedTransfer } from '../../../queries/payouts/unfinished.ts'
import { sayingOf, type Situation } from './saying-of.ts'
import type { Saying } from './saying.ts'

/** One off-ramp as a screen shows it. */
export interface ShownTransfer {
  readonly state: OffRampState
  readonly payout: Payout
  /** Null where this browser knows nothing of it. */
  readonly entry: JournalEntry | null
  readonly sending: Sending | null
  /** Whether a press may send it from here. */
  readonly isSendable: boolean
  /** Whether the customer has made another one like it since, because this one's answer was lost. */
  readonly isMadeAgain?: boolean
  readonly isLooking?: boolean
  /** Reads it again. */
  readonly onLook?: () => void
}

/** What the list and the form show of one that an earlier page left, or this one sends. */
export const shownTransfer = ({ payout, entry, sending, canSend }: UnfinishedTransfer, state: OffRampState) => ({
  state,
  payout,
  entry,
  sending,
  isSendable: canSend,
})

/** Whether this element is at work on it: Send now was pressed here, or in the form. */
export const isSending = ({ sending }: Pick<ShownTransfer, 'sending'>): boolean => sending !== null && !sending.end

export function hashesOf(state: OffRampState): readonly string[] {
  if ('hashes' in state) return state.hashes
  return 'hash' in state ? [state.hash] : []
}

export function sayingOfShown(shown: ShownTransfer, watched: Situation['watched'] = 'no'): Saying {
  const { state, sending, isSendable, isMadeAgain = false } = shown
  return sayingOf(state, {
    stage: sending?.stage ?? null,
    isSendable,
    isMadeAgain,
    watched,
  })
}
