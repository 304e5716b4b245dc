import type { Payout } from '../../domain/payouts/payout.ts'
import { payoutIdentity } from '../intents/alike-payouts.ts'
import type { Journal } from '../journal/journal.ts'
import { offRampEntry } from './send-payout.ts'

/**
 * Takes over an off-ramp that nothing here has made, by the customer's word: another device's, or that of a page which this browser has
 * forgotten (decisions.md E18, H11). One that is known stays as it is. Returns whether its tokens may have been sent elsewhere.
 */
export function adoptPayout(journal: Pick<Journal, 'entries' | 'adopt'>, payout: Payout): boolean {
  const entry = offRampEntry(journal, payout.id) ?? journal.adopt('offRamp', payoutIdentity(payout), payout.id)
  return entry.adopted ?? false
}
