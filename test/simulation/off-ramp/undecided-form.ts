import { depositOf } from '../../../src/domain/payouts/deposit.ts'
import type { Payout } from '../../../src/domain/payouts/payout.ts'
import { claimPayout } from '../../../src/operations/intents/claim-payout.ts'
import {
  checkPayout,
  giveUpPayout,
  openPayouts,
  type OpenPayout,
} from '../../../src/operations/intents/payout-intent.ts'
import type { Page } from '../page.ts'
import { partsOf } from '../scenario.ts'
import type { Life } from './actions.ts'
import { hearFailure, press, sendMade, type Press } from './customer.ts'

/** What a form says that does not know whether its payout was made. A page that was loaded since knows neither its wish nor the list. */
export interface UndecidedForm extends Partial<Pick<Press, 'wish'>> {
  readonly known?: ReadonlySet<string>
  readonly entry: OpenPayout
  /** Null where the list could not be read. */
  readonly candidates: readonly Payout[] | null
}

/** The one that the form speaks of. */
function shownOn({ undecided }: Life, page: Page): UndecidedForm | null {
  const [entry] = openPayouts(partsOf(page).journal, 'offRamp')
  if (!entry) return null
  const shown = undecided.get(page)
  return shown?.entry.opId === entry.opId ? shown : { entry, candidates: null }
}

/** Goes on with what was found, as the form does. */
async function sendFound(life: Life, page: Page, payout: Payout): Promise<void> {
  if (depositOf(payout) === null) return
  await sendMade(life, page, payout).catch((error: unknown) => hearFailure(life, page, error))
}

/** "Is it this one?" The customer knows what they have sent, and when. */
function answer(life: Life, page: Page, { form, candidate }: { form: UndecidedForm; candidate: Payout }) {
  const { network, note, nameOf, undecided } = life
  const isIt = network.keys.get(candidate.id) === form.entry.idempotencyKey
  note(`${page.tab.name}: ${nameOf(candidate.id)} is ${isIt ? 'it' : 'not it'}, says the customer`)
  if (!isIt) return void undecided.set(page, { ...form, candidates: [] })
  undecided.delete(page)
  claimPayout(partsOf(page), form.entry, candidate)
  return sendFound(life, page, candidate)
}

/** "Check again": a form that has its press sends it again, another looks for it in the list. */
async function check(life: Life, page: Page, form: UndecidedForm): Promise<void> {
  const { note, nameOf, undecided } = life
  const { wish, known, entry } = form
  note(`${page.tab.name}: the customer checks again`)
  if (wish) return press(life, { page, wish }, known)
  const finding = await checkPayout(partsOf(page), entry).catch((error: unknown) => hearFailure(life, page, error))
  if (!finding || page.isGone()) return
  if (finding.status !== 'ours') {
    const candidates = finding.status === 'alike' ? finding.candidates : []
    return void undecided.set(page, { ...form, candidates })
  }
  note(`${page.tab.name} finds ${nameOf(finding.found.id)}`)
  return sendFound(life, page, finding.found)
}

/** The customer presses what a form offers that says "We can't tell yet". */
export async function decide(life: Life, page: Page): Promise<void> {
  const form = shownOn(life, page)
  if (!form) return
  const [candidate] = form.candidates ?? []
  if (candidate) return answer(life, page, { form, candidate })
  if (form.candidates === null || life.words.chance(0.7)) return check(life, page, form)
  life.note(`${page.tab.name}: the customer starts anew`)
  life.undecided.delete(page)
  giveUpPayout(partsOf(page), form.entry)
}
