import { listPayouts } from '../../../src/api/payouts.ts'
import { shownTransfer, type ShownTransfer } from '../../../src/components/sending/states/shown-transfer.ts'
import { isOpen } from '../../../src/components/sending/unfinished/open-transfers.ts'
import { depositOf } from '../../../src/domain/payouts/deposit.ts'
import type { Payout } from '../../../src/domain/payouts/payout.ts'
import { isAsRequested } from '../../../src/operations/intents/payout-intent.ts'
import { journalOf } from '../../../src/operations/journal/journal-of.ts'
import { offRampEntry } from '../../../src/operations/off-ramp/send-payout.ts'
import type { OffRampState } from '../../../src/operations/off-ramp/state/state.ts'
import { transferStateOf } from '../../../src/operations/off-ramp/state/transfer-state.ts'
import { sendingsOf } from '../../../src/queries/payouts/sendings.ts'
import { stateOfTransfer } from '../../../src/queries/payouts/transfer-state.ts'
import { knownTransferOf, transfersShown, type UnfinishedTransfer } from '../../../src/queries/payouts/unfinished.ts'
import type { Page } from '../page.ts'

/** What one page says of a payout at one moment: above its list and its form, and in its details. */
export interface Screens {
  readonly payout: Payout
  readonly list: readonly ShownTransfer[]
  /** Null where nothing is left to be said, or where it is not what was asked for, and nothing is offered. */
  readonly details: ShownTransfer | null
}

/** What a page says of the off-ramps that wait, by the functions that its screens read. */
export async function readScreens({ services }: Page): Promise<readonly Screens[]> {
  const sendings = sendingsOf(services)
  const journal = journalOf(services)
  const read = await sendings.resume()
  await sendings.resumeReturning()
  const listed = await listPayouts(services.api)
  const transfers = transfersShown({ burns: new Map(), journal, known: sendings.store.getState(), listed }, read)
  const waiting = listed.filter(
    (payout) => payout.type === 'offRamp' && payout.status === 'pending' && depositOf(payout) !== null,
  )
  const shownOf = (transfer: UnfinishedTransfer, payout: Payout): ShownTransfer | null => {
    const state = stateOfTransfer(transfer, payout)
    return state && shownTransfer(transfer, state)
  }
  const detailsOf = (payout: Payout): ShownTransfer | null => {
    const knownTransfer = knownTransferOf({ journal, transfers }, payout)
    if (typeof knownTransfer === 'object') return shownOf(knownTransfer, payout)
    if (knownTransfer === 'ended') return null
    const entry = offRampEntry(journal, payout.id)
    const state = transferStateOf({
      payout,
      facts: entry ? journal.factsOf(entry) : [],
      sending: null,
      isRequested: true,
      now: journal.now(),
    })
    return state && { state, payout, entry: entry ?? null, sending: null, isSendable: true }
  }
  return waiting.map((payout) => ({
    payout,
    list: transfers
      .filter((each) => isOpen(each) && each.payout.id === payout.id)
      .flatMap((each) => shownOf(each, each.payout) ?? []),
    details: isAsRequested(journal, payout) ? detailsOf(payout) : null,
  }))
}

type Kind = OffRampState['kind']

const SAYS_UNSENT: readonly Kind[] = ['notSent', 'notSentAfterAll', 'madeElsewhere']
const SAYS_SENT: readonly Kind[] = [
  'declineIt',
  'unregistered',
  'conflict',
  'tokensThere',
  'unseen',
  'gone',
  'differentSent',
  'onItsWay',
  'askingHere',
  'perhapsSent',
  'tooMuch',
]

/** One place says that nothing was sent, and offers to send or to cancel it; another says that it may have been. */
export function contradictionOf({ list, details }: Screens): string | null {
  const said: readonly Kind[] = [...list, ...(details ? [details] : [])].map(({ state }) => state.kind)
  const isUnsent = said.some((each) => SAYS_UNSENT.includes(each))
  const isSent = said.some((each) => SAYS_SENT.includes(each))
  return isUnsent && isSent ? `the screens say ${[...new Set(said)].toSorted().join(' and ')} of one payout` : null
}
