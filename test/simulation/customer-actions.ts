import { ApiError } from '../../src/api/error.ts'
import { cancelPayout } from '../../src/api/payouts.ts'
import type { Payout, PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { journalOf } from '../../src/queries/operation-journal.ts'
import { makePayout } from '../../src/operations/intents/made.fixture.ts'
import { payoutKindOf } from '../../src/operations/intents/alike-payouts.ts'
import { giveUpPayout, isOfForm, openPayouts, settlePayouts } from '../../src/operations/intents/payout-intent.ts'
import { currentIntent } from './network.ts'
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

const KEY_IS_OLD_MS = 23 * 3_600_000

/** Until a page has reported the outcome of a form, another click on that page belongs to the same intent. */
export function openIntent({ history }: Scenario, page: Page, form: PayoutPayload) {
  const isWaiting = (intent: Intent) =>
    history.submits.some((submit) => submit.intent === intent && submit.page === page && submit.reported === 'nothing')
  const isOpen = (intent: Intent) =>
    intent.end === 'open' || ((intent.end === 'made' || intent.end === 'abandoned') && isWaiting(intent))
  const isOf = ({ form: own }: Intent) => JSON.stringify(own) === JSON.stringify(form)
  return history.intents.find((intent) => isOf(intent) && isOpen(intent))
}

export function click(scenario: Scenario, page: Page, form: PayoutPayload): Submit {
  const { history, note, nameOf } = scenario
  let intent = openIntent(scenario, page, form)
  if (!intent) history.intents.push((intent = { id: history.intents.length + 1, form, at: Date.now(), end: 'open' }))
  const submit: Submit = { intent, page, reported: 'nothing', payout: null }
  history.submits.push(submit)
  const report = (reported: Submit['reported'], payout: Payout | null = null) => {
    if (page.isGone()) return
    submit.reported = reported
    submit.payout = payout
    if (reported === 'made') intent.end = 'made'
    if (reported === 'refused' && intent.end === 'open') intent.end = 'refused'
    if (payout) history.known.set(payout.id, payout)
    history.wasWarned ||= !journalOf(page.services).durable.getState()
    note(`${page.tab.name} reports: intent ${intent.id} ${reported} ${payout ? nameOf(payout.id) : ''}`)
  }
  const ended = currentIntent
    .run({ intent: intent.id }, () => makePayout(partsOf(page), form))
    .then(
      (payout) => report('made', payout),
      (error: unknown) => {
        recordCrash(scenario, page)(error)
        report(error instanceof ApiError && error.outcome === 'definite' ? 'refused' : 'unknown')
      },
    )
  history.pendingWork.push(ended)
  return submit
}

export async function submitForm(scenario: Scenario, form: PayoutPayload): Promise<void> {
  const { random, pages, note, time } = scenario
  const page = random.pick(pages)
  if (!(await ensureSignedIn(scenario, page))) return
  const clicks = random.pick([1, 1, 1, 2, 2, 3, 50])
  const isBoth = pages.length > 1 && random.chance(0.3)
  const clicked = isBoth ? [] : [page]
  // A page that is not signed in shows no form.
  if (isBoth) for (const each of pages) if (await ensureSignedIn(scenario, each)) clicked.push(each)
  const open = openIntent(scenario, page, form)
  const what = `${form.source.amount} to ${form.destination.network}, ${clicks} clicks`
  note(`${clicked.map(({ tab }) => tab.name).join(' and ')} submit ${what}${open ? `, again intent ${open.id}` : ''}`)
  const made: Submit[] = []
  for (let turn = 0; turn < clicks; turn += 1) {
    // A page shows no button once it has reported the outcome.
    if (made.some(({ reported }) => reported !== 'nothing')) break
    for (const each of clicked) made.push(click(scenario, each, form))
    if (random.chance(0.5)) await time.pass(random.between(1, 60))
  }
}

/** The browser reloads the page, or the host replaces the element. Without storage, the open intents are forgotten. */
export async function reloadPage(scenario: Scenario, index: number, how: 'reload' | 'remove'): Promise<void> {
  const { pages, history, random, time, note } = scenario
  const page = pages[index]!
  note(`${page.tab.name}: ${how}`)
  if (how === 'remove') page.remove()
  else page.leave()
  if (history.losesState) for (const intent of history.intents) if (intent.end === 'open') intent.end = 'abandoned'
  forgetOld(scenario)
  pages[index] = openPage(page.tab)
  await time.pass(random.between(0, 500))
}

/** A page that loads a day later gives up the intents whose keys the server has forgotten. */
function forgetOld({ history }: Scenario) {
  for (const intent of history.intents)
    if (intent.end === 'open' && Date.now() - intent.at > KEY_IS_OLD_MS) intent.end = 'abandoned'
}

export async function checkOutcome(scenario: Scenario, page: Page): Promise<void> {
  const { note, nameOf, history } = scenario
  if (!(await ensureSignedIn(scenario, page))) return
  const found = await resultWithin(scenario, 120_000, settlePayouts(partsOf(page)).catch(recordCrash(scenario, page)))
  const said = found ? found.map(({ id }) => nameOf(id)).join(', ') || 'nothing new' : 'no answer'
  note(`${page.tab.name} checks the outcome: ${said}`)
  forgetOld(scenario)
  for (const payout of found ?? []) history.known.set(payout.id, payout)
}

export async function restartIntent(scenario: Scenario, page: Page): Promise<void> {
  const { history, note } = scenario
  const reported = history.submits.filter(({ intent }) => intent.end === 'open')
  const asked = reported.at(-1)?.intent
  const isAsked = reported.some(({ intent, reported: word }) => intent === asked && word === 'unknown')
  if (!asked || !isAsked || !page.isSignedIn()) return
  note(`${page.tab.name}: intent ${asked.id} is restarted`)
  const { journal } = partsOf(page)
  const entry = openPayouts(journal, payoutKindOf(asked.form)).find((open) => isOfForm(open, asked.form))
  if (!entry) return
  giveUpPayout({ journal }, entry)
  asked.end = 'restarted'
  await submitForm(scenario, asked.form)
}

/** The page reports `cancelled` when the call succeeds. */
export async function cancel(scenario: Scenario, page: Page, patienceMs: number): Promise<void> {
  const { history, time, note, nameOf } = scenario
  const payout = [...history.known.values()].at(-1)
  if (!payout || !(await ensureSignedIn(scenario, page))) return
  const reported: Cancel = { payoutId: payout.id, reported: 'nothing' }
  history.cancels.push(reported)
  const report = (word: Cancel['reported']) => {
    if (!page.isGone()) reported.reported = word
  }
  const work = cancelPayout(page.services.api, payout.id).then(
    () => report('cancelled'),
    (error: unknown) => {
      recordCrash(scenario, page)(error)
      report(error instanceof ApiError && error.outcome === 'definite' ? 'refused' : 'unknown')
    },
  )
  await time.within(patienceMs, work)
  note(`${page.tab.name} cancels ${nameOf(payout.id)}: ${reported.reported}`)
}

export async function pay({ box, note, nameOf }: Scenario, payout: Payout, amount = payout.amount): Promise<void> {
  note(`the bank pays ${amount} for ${nameOf(payout.id)}`)
  await box.request('POST', `/sandbox/payouts/${payout.id}/fund`, { body: { amount } })
}
