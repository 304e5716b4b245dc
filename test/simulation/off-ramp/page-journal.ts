import { listPayouts } from '../../../src/api/payouts.ts'
import { followUnknownTransfer } from '../../../src/queries/payouts/find-unknown-transfer.ts'
import { hasEnded, type JournalEntry } from '../../../src/operations/journal/entry.ts'
import { followedHash } from '../../../src/operations/off-ramp/state/followed.ts'
import { isLanded } from '../../../src/operations/off-ramp/state/hash-fates.ts'
import { livingOf } from '../../../src/operations/off-ramp/state/knowledge.ts'
import { returningEntries, unfinishedEntries } from '../../../src/operations/off-ramp/unfinished.ts'
import type { Page } from '../page.ts'
import { partsOf } from '../scenario.ts'

/** The customer looks at what waits in the list, of which this browser may know nothing. */
export async function openWaiting({ services }: Page): Promise<void> {
  const payouts = await listPayouts(services.api).catch(() => [])
  const waiting = payouts.filter(({ type, status }) => type === 'offRamp' && status === 'pending')
  for (const payout of waiting) await followUnknownTransfer(services, payout).catch(() => {})
}

/** What a page still has to look after. */
export function openOn(page: Page) {
  const { journal } = partsOf(page)
  const read = (entry: JournalEntry) => ({
    phase: entry.phase,
    hash: followedHash(journal.knownOf(entry))?.hash,
  })
  return unfinishedEntries({ journal }).map(read)
}

/** A page says of a cancelled payout that its tokens come back. Of those it has followed to their block, the payout's own status does. */
export function returnsSaidOn(page: Page): readonly string[] {
  const { journal } = partsOf(page)
  const isConfirmed = (entry: JournalEntry) => hasEnded(entry) && journal.knownOf(entry).has('confirmed')
  return [...returningEntries({ journal }), ...journal.entries().filter(isConfirmed)].flatMap(
    ({ payoutId }) => payoutId ?? [],
  )
}

/** Payouts of which a device's journal says that all was done. */
export const closedOn = (page: Page) =>
  partsOf(page)
    .journal.entries()
    .flatMap(({ payoutId, phase }) => (payoutId !== undefined && phase === 'done' ? [payoutId] : []))

/** A transaction of a cancelled payout, of which a page says that its tokens go back. */
export interface Promised {
  readonly payoutId: string
  readonly hash: string
}

export function promisedOn(page: Page): readonly Promised[] {
  const { journal } = partsOf(page)
  const promisedIn = (entry: JournalEntry) =>
    livingOf(journal.knownOf(entry)).filter((hash) => isLanded(hash) || hash.registration === 'registered')
  return returningEntries({ journal }).flatMap((entry) =>
    promisedIn(entry).map(({ hash }) => ({ payoutId: entry.payoutId!, hash })),
  )
}
