import type { Payout } from '../../domain/payouts/payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { isSendable } from './send-payout.ts'

/** The customer has read where to send the tokens, and no wallet of this browser was asked for them. */
export const isByHand = ({ phase, byHand }: JournalEntry): boolean => byHand === true && phase === 'created'

/** Records it before the customer reads the address: from then on no page asks a wallet for the same tokens. */
export function sendByHand(
  journal: Pick<Journal, 'entries' | 'adopt' | 'settle' | 'presentOf' | 'record'>,
  payout: Payout,
): void {
  const entry = meetPayout(journal, payout)
  if (isSendable(entry)) journal.record(entry.opId, { kind: 'byHand' })
}
