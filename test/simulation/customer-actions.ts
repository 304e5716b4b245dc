import { ApiError } from '../../src/api/error.ts'
import { cancelPayout } from '../../src/api/payouts.ts'
import type { Payout, PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { isAsRequested, isOfForm, openPayouts, settlePayouts } from '../../src/operations/intents/payout-intent.ts'
import { click, fillIn, openIntent, READING_MS } from './clicks.ts'
import { openPage, type Page } from './page.ts'
import {
  resultWithin,
  ensureSignedIn,
  partsOf,
  recordCrash,
  type Cancel,
  type Intent,
  type Scenario,
  type Submit,
} from './scenario.ts'
import { intentOf } from './undecided.ts'

const KEY_IS_OLD_MS = 23 * 3_600_000
const RETAINED_MS = 7 * 24 * 3_600_000

/** The tabs of one press follow each other within so long. */
const BETWEEN_TABS_MS = [0, 0, 5, 10, 25, 50]

export async function submitForm(scenario: Scenario, form: PayoutPayload): Promise<void> {
  const { random, pages, note, time } = scenario
  const page = random.pick(pages)
  if (!(await ensureSignedIn(scenario, page))) return
  const clicks = random.pick([1, 1, 1, 2, 2, 3, 50])
  const isBoth = pages.length > 1 && random.chance(0.3)
  const clicked = isBoth ? [] : [page]
  // A page that is not signed in shows no form.
  if (isBoth) for (const each of pages) if (await ensureSignedIn(scenario, each)) clicked.push(each)
  await readReports(scenario)
  seeListed(scenario, page)
  forgetOld(scenario, page, RETAINED_MS)
  const open = openIntent(scenario, page, form)
  const what = `${form.source.amount} to ${form.destination.network}, ${clicks} clicks`
  note(`${clicked.map(({ tab }) => tab.name).join(' and ')} submit ${what}${open ? `, again intent ${open.id}` : ''}`)
  const forms = new Map(clicked.map((each) => [each, fillIn(each, form)]))
  const made: Submit[] = []
  for (let turn = 0; turn < clicks; turn += 1) {
    // A page shows no button once it has reported the outcome.
    if (made.some(({ reported }) => reported !== 'nothing')) break
    for (const each of clicked) {
      if (each !== clicked[0]) await time.pass(random.pick(BETWEEN_TABS_MS))
      // The report may have come between the two tabs.
      const isOver = made.some(({ page: madeOn, reported }) => madeOn === each && reported !== 'nothing')
      if (!isOver) made.push(click(scenario, each, forms.get(each)!))
    }
    if (random.chance(0.5)) await time.pass(random.between(1, 60))
  }
}

/** Two tabs hold the same form. One is sent, and the other after so long that its customer may have forgotten. */
export async function submitStale(scenario: Scenario, form: PayoutPayload): Promise<void> {
  const { pages, random, time, note } = scenario
  const [one, other] = pages
  if (!one || !other) return
  for (const page of [one, other]) if (!(await ensureSignedIn(scenario, page))) return
  await readReports(scenario)
  if (openIntent(scenario, one, form) || openIntent(scenario, other, form)) return
  const stale = fillIn(other, form)
  note(`${one.tab.name} submits ${form.source.amount}, and ${other.tab.name} holds the same form`)
  click(scenario, one, fillIn(one, form))
  await time.pass(random.pick([1200, 1500, 5000, 10_000, 60_000]))
  if (!other.isSignedIn()) return
  const pressed = click(scenario, other, stale)
  // The form is at work until the page has said what came of the press.
  for (let second = 0; second < 120 && pressed.reported === 'nothing'; second += 1) await time.pass(1000)
}

/** The customer has seen what came of the last press before the next one. */
export async function readReports({ history, time }: Scenario): Promise<void> {
  const last = Math.max(0, ...history.submits.map(({ reportedAt }) => reportedAt ?? 0))
  if (time.now() - last < READING_MS) await time.pass(READING_MS)
}

/** The browser reloads the page, or the host replaces the element. Without storage, the open intents are forgotten. */
export async function reloadPage(scenario: Scenario, index: number, how: 'reload' | 'remove'): Promise<void> {
  const { pages, history, random, time, note } = scenario
  const page = pages[index]!
  note(`${page.tab.name}: ${how}`)
  if (how === 'remove') page.remove()
  else page.leave()
  const isHere = ({ device, end }: Intent) => device === page.tab.device && end === 'open'
  if (history.losesState) for (const intent of history.intents) if (isHere(intent)) intent.end = 'abandoned'
  pages[index] = openPage(page.tab)
  await time.pass(random.between(0, 500))
}

/** What no page speaks of any more is over for the customer too: an old key is not sent again, and the journal keeps a week. */
function forgetOld({ history, time }: Scenario, page: Page, afterMs: number) {
  const open = openPayouts(partsOf(page).journal, 'onRamp')
  for (const intent of history.intents) {
    const isOld = intent.end === 'open' && time.now() - intent.at > afterMs
    if (isOld && intent.device === page.tab.device && !open.some((entry) => isOfForm(entry, intent.form)))
      intent.end = 'abandoned'
  }
}

/**
 * A page that reads the list after its sign-in ends what was left unknown a day ago, once the list names its payout: the customer
 * sees it there. A page that still speaks of it as unknown goes on with it all the same.
 */
function seeListed(scenario: Scenario, page: Page) {
  const { network, time } = scenario
  for (const entry of partsOf(page).journal.entries()) {
    const intent = entry.phase === 'done' && entry.payoutId ? intentOf(scenario, entry) : null
    const isOwn = intent && network.made.get(entry.payoutId!) === intent.id
    if (isOwn && intent.end === 'open' && time.now() - intent.at > KEY_IS_OLD_MS) intent.end = 'made'
  }
}

/** What a page does by itself after the sign-in. */
export async function checkOutcome(scenario: Scenario, page: Page): Promise<void> {
  const { note, nameOf, history } = scenario
  if (!(await ensureSignedIn(scenario, page))) return
  const found = await resultWithin(scenario, 120_000, settlePayouts(partsOf(page)).catch(recordCrash(scenario, page)))
  const said = found ? found.map(({ id }) => nameOf(id)).join(', ') || 'nothing new' : 'no answer'
  note(`${page.tab.name} checks the outcome: ${said}`)
  forgetOld(scenario, page, KEY_IS_OLD_MS)
  for (const payout of found ?? []) {
    const entry = partsOf(page)
      .journal.entries()
      .find(({ payoutId }) => payoutId === payout.id)
    const intent = entry ? intentOf(scenario, entry) : null
    intent?.settledOn.add(page)
    const isRequested = isAsRequested(partsOf(page).journal, payout)
    history.found.push({ intent: intent?.id ?? null, payoutId: payout.id, isAsRequested: isRequested })
    history.known.set(payout.id, payout)
  }
}

/** The page reports `cancelled` when the call succeeds. */
export async function cancel(scenario: Scenario, page: Page, patienceMs: number): Promise<void> {
  const { history, time, note, nameOf } = scenario
  const payout = [...history.known.values()].at(-1)
  if (!payout || !(await ensureSignedIn(scenario, page))) return
  const reported: Cancel = { payoutId: payout.id, reported: 'nothing' }
  history.cancels.push(reported)
  const say = (word: Cancel['reported']) => {
    if (!page.isGone()) reported.reported = word
  }
  const work = cancelPayout(page.services.api, payout.id).then(
    () => say('cancelled'),
    (error: unknown) => {
      recordCrash(scenario, page)(error)
      say(error instanceof ApiError && error.outcome === 'definite' ? 'refused' : 'unknown')
    },
  )
  await time.within(patienceMs, work)
  note(`${page.tab.name} cancels ${nameOf(payout.id)}: ${reported.reported}`)
}

export async function pay({ box, note, nameOf }: Scenario, payout: Payout, amount = payout.amount): Promise<void> {
  note(`the bank pays ${amount} for ${nameOf(payout.id)}`)
  await box.request('POST', `/sandbox/payouts/${payout.id}/fund`, { body: { amount } })
}
