import type { ApiClient } from '../api/client.ts'
import type { Payout } from '../domain/payouts/payout.ts'
import { cancelOffRamp } from './cancel-payout.ts'
import type { JournalEntry } from './journal/entry.ts'
import { factsOfKind } from './journal/facts.ts'
import type { Journal, News } from './journal/journal.ts'
import { SENDING } from './off-ramp/state/knowledge.ts'

interface Cancelling {
  readonly api: ApiClient
  readonly journal: Pick<Journal, 'record' | 'factsOf' | 'newId' | 'caughtUp'>
  readonly entry: JournalEntry
  readonly payoutId: string
  /** Before a lost call is repeated. */
  isUnsent(): Promise<boolean>
}

/**
 * Cancels an off-ramp, and records each call before it is made, and whether it was refused: one that may have reached the server bars every
 * page from sending (decisions.md C19). Null where another tab has begun to send at the same moment, which only locks prevent: then this one
 * steps back (decisions.md E18). Rejects with `ApiError`.
 */
export async function cancelRecorded(
  { api, journal, entry, payoutId, isUnsent }: Cancelling,
  why: readonly News[] = [],
): Promise<Payout | null> {
  const { opId } = entry
  const sendings = () => factsOfKind(journal.factsOf(entry), ...SENDING).length
  const begin = (...reasons: readonly News[]) => {
    const attempt = journal.newId()
    journal.record(opId, ...reasons, { kind: 'cancelAsked', attempt })
    return attempt
  }
  const refuse = (attempt: string) => (code: string | null) =>
    journal.record(opId, { kind: 'cancelRefused', attempt, code })

  const known = sendings()
  let attempt = begin(...why)
  await journal.caughtUp()
  if (sendings() > known) {
    refuse(attempt)('withdrawn')
    return null
  }
  let isBegun = true
  const onCall = () => {
    if (!isBegun) attempt = begin()
    isBegun = false
    return refuse(attempt)
  }
  const payout = await cancelOffRamp(api, payoutId, { isUnsent, onCall })
  journal.record(opId, { kind: 'cancelled', attempt })
  return payout
}
