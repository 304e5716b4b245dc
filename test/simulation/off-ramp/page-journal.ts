import { listPayouts } from '../../../src/api/payouts.ts'
import { followUnknownTransfer } from '../../../src/queries/payouts/find-unknown-transfer.ts'
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
export const openOn = (page: Page) => unfinishedEntries(partsOf(page)).map(({ phase, hash }) => ({ phase, hash }))

/** A page says of a cancelled payout that its tokens come back. Of those it has followed to their block, the payout's own status does. */
export const returnsSaidOn = (page: Page) =>
  [
    ...returningEntries(partsOf(page)),
    ...partsOf(page)
      .journal.entries()
      .filter(({ phase, confirmed }) => phase === 'done' && confirmed),
  ].flatMap(({ payoutId }) => payoutId ?? [])

/** Payouts of which a device's journal says that all was done. */
export const closedOn = (page: Page) =>
  partsOf(page)
    .journal.entries()
    .flatMap(({ payoutId, phase, letGo }) => (payoutId !== undefined && phase === 'done' && !letGo ? [payoutId] : []))

/** A transaction of a cancelled payout, of which a page says that its tokens go back. */
export interface Promised {
  readonly payoutId: string
  readonly hash: string
}

export const promisedOn = (page: Page): readonly Promised[] =>
  returningEntries(partsOf(page)).map(({ payoutId, hash }) => ({ payoutId: payoutId!, hash: hash! }))
