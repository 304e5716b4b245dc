import type { Payout } from '../../domain/payouts/payout.ts'
import { payoutIdentity } from '../intents/payout-identity.ts'
import type { Journal } from '../journal/journal.ts'
import { offRampEntry } from './send-payout.ts'

/** Records an off-ramp that this browser did not make (decisions.md E18, H11). */
export function adoptPayout(journal: Pick<Journal, 'entries' | 'adopt'>, payout: Payout): void {
  if (!offRampEntry(journal, payout.id)) journal.adopt('offRamp', payoutIdentity(payout), payout.id)
}
