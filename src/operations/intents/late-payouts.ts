import type { ApiClient } from '../../api/client.ts'
import { listAllPayouts } from '../../api/payouts.ts'
import type { Payout } from '../../domain/payouts/payout.ts'
import type { IntentKind, JournalEntry } from '../journal/entry.ts'
import type { Journal } from '../journal/journal.ts'
import { depositStatusOf } from '../off-ramp/deposit-status.ts'
import { claimPayout } from './claim-payout.ts'
import { findPayout } from './payout-identity.ts'

interface Parts {
  readonly api: ApiClient
  readonly journal: Journal
}

/** `isProven`: the server's row names the key. Otherwise it is only alike, and nothing is recorded. */
export interface LatePayout {
  readonly payout: Payout
  readonly isProven: boolean
}

const PAYOUT_KINDS: readonly IntentKind[] = ['onRamp', 'offRamp']

/** The customer has started anew, and a call with its key may still make its payout. */
const isGivenUp = (entry: JournalEntry): boolean =>
  entry.phase === 'refused' && entry.repeated === true && !entry.payoutId && PAYOUT_KINDS.includes(entry.kind)

export const givenUpEntries = (
  journal: Pick<Journal, 'entries' | 'keyAge'>,
  kinds: readonly IntentKind[] = PAYOUT_KINDS,
): readonly JournalEntry[] =>
  journal.entries().filter((entry) => isGivenUp(entry) && kinds.includes(entry.kind) && journal.keyAge(entry) !== 'old')

/**
 * Finds payouts that were made after their customer had given them up, unless they have ended without money. One whose row names the key is
 * the entry's from now on.
 */
export async function findLatePayouts({ api, journal }: Parts): Promise<readonly LatePayout[]> {
  const given = givenUpEntries(journal)
  if (given.length === 0) return []
  const payouts = await listAllPayouts(api)
  const found = await Promise.all(given.map(({ opId }) => journal.exclusively(opId, async () => take(opId))))
  return found.flat().filter(({ payout }) => depositStatusOf(payout.status) !== 'over')

  function take(opId: string): readonly LatePayout[] {
    const entries = journal.entries()
    const entry = entries.find((present) => present.opId === opId && isGivenUp(present))
    if (!entry) return []
    const finding = findPayout(entry, payouts, entries)
    if (finding.status === 'ours') {
      claimPayout({ journal }, entry, finding.found)
      return [{ payout: finding.found, isProven: true }]
    }
    // What a call under way has made is not known to be its own yet.
    const isRepeated = entries.some((other) => other.payloadHash === entry.payloadHash && other.phase === 'started')
    const candidates = finding.status === 'alike' && !isRepeated ? finding.candidates : []
    return candidates.map((payout) => ({ payout, isProven: false }))
  }
}

/** Finds on-ramps that exist although their customer had given them up, and records nothing: each click of one press finds the same. */
export async function lateOnRamps({ api, journal }: Parts): Promise<readonly Payout[]> {
  const given = givenUpEntries(journal, ['onRamp'])
  if (given.length === 0) return []
  const payouts = await listAllPayouts(api)
  return given
    .flatMap((entry) => {
      const finding = findPayout(entry, payouts, journal.entries())
      if (finding.status === 'ours') return [finding.found]
      return finding.status === 'alike' ? finding.candidates : []
    })
    .filter(({ status }) => depositStatusOf(status) !== 'over')
}

/** Whether the customer has made another one like it since, because this one's answer was lost. */
export function isMadeAgain(journal: Pick<Journal, 'entries'>, entry: JournalEntry): boolean {
  return (
    entry.repeated === true &&
    journal
      .entries()
      .some(
        ({ opId, payloadHash, payoutId, createdAt }) =>
          opId !== entry.opId &&
          payloadHash === entry.payloadHash &&
          payoutId !== undefined &&
          createdAt > entry.createdAt,
      )
  )
}
