import type { Payout } from '../../domain/payouts/payout.ts'
import type { JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { adoptPayout } from './adopt-payout.ts'
import { isSendable, offRampEntry } from './send-payout.ts'

/** The customer has read where to send the tokens, and no wallet of this browser was asked for them. */
export const isByHand = ({ phase, byHand }: JournalEntry): boolean => byHand === true && phase === 'created'

/** Records it before the customer reads the address: from then on no page asks a wallet for the same tokens. */
export function sendByHand(journal: Pick<Journal, 'entries' | 'adopt' | 'record'>, payout: Payout): void {
  adoptPayout(journal, payout)
  const entry = offRampEntry(journal, payout.id)
  if (entry && isSendable(entry)) journal.record(entry.opId, { byHand: true })
}
