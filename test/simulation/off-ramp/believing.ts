import { ApiError } from '../../../src/api/error.ts'
import { sayingOfShown, type ShownTransfer } from '../../../src/components/sending/states/shown-transfer.ts'
import type { TransferAction } from '../../../src/components/sending/states/saying.ts'
import type { Payout } from '../../../src/domain/payouts/payout.ts'
import { journalOf } from '../../../src/operations/journal/journal-of.ts'
import { followUnknownTransfer } from '../../../src/queries/payouts/find-unknown-transfer.ts'
import { sendingsOf } from '../../../src/queries/payouts/sendings.ts'
import type { Page } from '../page.ts'
import { isSignedIn, type Life } from './actions.ts'
import { cancelFor, isSeenAtWork, sendNow } from './customer.ts'
import { contradictionOf, readScreens, type Screens } from './screens.ts'

/** What of the payouts of one browser is in its journal twice. */
function doubledOn({ services }: Page): readonly string[] {
  const kept = journalOf(services)
    .entries()
    .filter(({ kind, payoutId }) => kind === 'offRamp' && payoutId !== undefined)
  return [...Map.groupBy(kept, ({ payoutId }) => payoutId!)].flatMap(([id, of]) => (of.length > 1 ? [id] : []))
}

/** Reads what the page says, and judges it: at one moment it speaks of a payout with one voice. */
async function look({ note, nameOf, faults }: Life, page: Page): Promise<readonly Screens[]> {
  const screens = await readScreens(page)
  if (page.isGone()) return []
  for (const id of doubledOn(page)) {
    note(`${page.tab.name} has two entries of ${nameOf(id)}`)
    faults.add('a journal has two entries of one payout')
  }
  for (const each of screens) {
    const contradiction = contradictionOf(each)
    if (contradiction === null) continue
    note(`${page.tab.name} of ${nameOf(each.payout.id)}: ${contradiction}`)
    faults.add(contradiction)
  }
  return screens
}

async function send(life: Life, page: Page, payout: Payout): Promise<void> {
  if (page.tab.device === life.elsewhere.tab.device) life.movedTo.set(payout.id, payout)
  await sendNow(life, page, payout)
}

/**
 * Presses what the page offers. Where it says that nothing was sent, its customer believes so and does not look into the wallet; where it
 * asks, the customer does, and says truly what the wallet shows.
 */
async function pressOffered(life: Life, page: Page, shown: ShownTransfer): Promise<void> {
  const { note, nameOf, words } = life
  const { state, payout, entry, isSendable } = shown
  const { actions } = sayingOfShown(shown)
  const offers = (...wanted: readonly TransferAction[]) => wanted.some((action) => actions.includes(action))
  const name = nameOf(payout.id)
  note(`${page.tab.name} says of ${name}: ${state.kind}`)
  life.stages.add(`believes ${state.kind}`)
  if (state.kind === 'madeElsewhere') return pressMadeElsewhere(life, page, payout)
  if (offers('cancelRequest') && words.chance(0.4)) return cancelRequest(life, page, payout)
  if (isSendable && offers('send') && words.chance(0.75)) return send(life, page, payout)
  const isOffered = offers('cancel')
  const isAsked = offers('wasntSent', 'haventSent')
  if (!entry || !(isOffered || (isAsked && !isSeenAtWork(life, payout)))) return
  note(`${page.tab.name}: ${name} is cancelled by a customer who ${isOffered ? 'believes the page' : 'has looked'}`)
  await cancelFor(life, page, { entry, payout })
}

/** The customer thinks better of it while the wallet still asks. */
function cancelRequest({ note, nameOf, stages }: Life, page: Page, { id }: Payout): void {
  note(`${page.tab.name}: ${nameOf(id)} is cancelled while its wallet asks`)
  stages.add('cancels while asked')
  sendingsOf(page.services).cancelRequest(id)
}

/** The page asks its customer to look into the wallet first. */
async function pressMadeElsewhere(life: Life, page: Page, payout: Payout): Promise<void> {
  void followUnknownTransfer(page.services, payout).catch(() => {})
  if (!isSeenAtWork(life, payout)) await send(life, page, payout)
}

/** The customer reads what is said above the list, and presses what is offered. */
export async function believeList(life: Life, page: Page): Promise<void> {
  for (const { list } of await look(life, page)) for (const shown of list) await pressOffered(life, page, shown)
}

/** The customer opens the details of one that waits, whatever the form says, and presses what is offered there. */
export async function openDetails(life: Life, page: Page): Promise<void> {
  const screens = (await look(life, page)).filter(({ payout }) => life.network.changes.get(payout.id) !== 'amount')
  if (screens.length === 0) return
  const { details } = life.words.pick(screens)
  if (details) await pressOffered(life, page, details)
}

/** A step of the customer that goes on while they do other things. */
export async function begin(life: Life, page: Page, step: (life: Life, page: Page) => Promise<void>): Promise<void> {
  if (!(await isSignedIn(life, page))) return
  const work = step(life, page).catch((error: unknown) => {
    if (!(error instanceof ApiError) && !page.isGone()) life.crashes.push(error)
  })
  life.work.push(work)
}
