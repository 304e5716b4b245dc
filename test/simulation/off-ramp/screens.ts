import { listPayouts } from '../../../src/api/payouts.ts'
import { bannerOf, isOpen, type TransferBanner } from '../../../src/components/sending/unfinished/open-transfers.ts'
import { depositOf } from '../../../src/domain/payouts/deposit.ts'
import type { Payout } from '../../../src/domain/payouts/payout.ts'
import { isAsRequested } from '../../../src/operations/intents/payout-intent.ts'
import { journalOf } from '../../../src/operations/journal/journal-of.ts'
import { sendingsOf } from '../../../src/queries/payouts/sendings.ts'
import { ownTransferOf, transfersShown, type UnfinishedTransfer } from '../../../src/queries/payouts/unfinished.ts'
import type { Page } from '../page.ts'

/** `ended`: nothing is left to be said. `stopped`: it is not what was asked for, and nothing is offered. */
type Details = UnfinishedTransfer | 'foreign' | 'ended' | 'stopped'

/** What one page says of a payout at one moment: above its list and its form, and in its details. */
export interface Screens {
  readonly payout: Payout
  readonly list: readonly UnfinishedTransfer[]
  readonly details: Details
}

/** What a page says of the off-ramps that wait, by the functions that its screens read. */
export async function readScreens({ services }: Page): Promise<readonly Screens[]> {
  const sendings = sendingsOf(services)
  const journal = journalOf(services)
  const read = await sendings.resume()
  await sendings.declined.resume()
  const listed = await listPayouts(services.api)
  const transfers = transfersShown({ journal, known: sendings.store.getState(), listed }, read)
  const waiting = listed.filter(
    (payout) => payout.type === 'offRamp' && payout.status === 'pending' && depositOf(payout) !== null,
  )
  return waiting.map((payout) => ({
    payout,
    list: transfers.filter((each) => isOpen(each) && each.payout.id === payout.id),
    details: isAsRequested(journal, payout) ? ownTransferOf({ journal, transfers }, payout) : 'stopped',
  }))
}

type Said = TransferBanner | Extract<Details, string>

const SAYS_UNSENT: readonly Said[] = ['unsent', 'created', 'foreign']
const SAYS_SENT: readonly Said[] = [
  'moved',
  'due',
  'conflict',
  'unseen',
  'dropped',
  'different',
  'followed',
  'asking',
  'asked',
]

/** One place says that nothing was sent, and offers to send or to cancel it; another says that it may have been. */
export function contradictionOf({ list, details }: Screens): string | null {
  const said: readonly Said[] = [...list.map(bannerOf), typeof details === 'string' ? details : bannerOf(details)]
  const isUnsent = said.some((each) => SAYS_UNSENT.includes(each))
  const isSent = said.some((each) => SAYS_SENT.includes(each))
  return isUnsent && isSent ? `the screens say ${[...new Set(said)].toSorted().join(' and ')} of one payout` : null
}
