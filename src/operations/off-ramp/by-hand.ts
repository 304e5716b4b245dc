import { waitsForBurn } from '../../domain/payouts/deposit.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import { meetPayout } from '../intents/meet-payout.ts'
import type { Journal } from '../journal/journal.ts'
import { isSendable } from './state/sendable.ts'

/** Records it before the customer reads the address: from then on no page asks a wallet for the same tokens. No hand can burn them. */
export function sendByHand(
  journal: Pick<Journal, 'entries' | 'enterMadeElsewhere' | 'settle' | 'presentOf' | 'record' | 'factsOf' | 'now'>,
  payout: Payout,
): void {
  if (waitsForBurn(payout)) return
  const entry = meetPayout(journal, payout)
  if (isSendable(journal, entry)) journal.record(entry.opId, { kind: 'byHand' })
}
