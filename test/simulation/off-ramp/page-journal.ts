import { returningEntries, unfinishedEntries } from '../../../src/operations/off-ramp/unfinished.ts'
import type { Page } from '../page.ts'
import { partsOf } from '../scenario.ts'

/** What a page still has to look after. */
export const openOn = (page: Page) => unfinishedEntries(partsOf(page)).map(({ phase, hash }) => ({ phase, hash }))

/** A page says of a cancelled payout that its tokens come back. Of those it has followed to their block, the payout's own status does. */
export const toldOn = (page: Page) =>
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
