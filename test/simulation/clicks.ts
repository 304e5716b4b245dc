import { ApiError } from '../../src/api/error.ts'
import { differencesOf } from '../../src/domain/payouts/differences.ts'
import type { Payout, PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { knownAfter } from '../../src/operations/intents/earlier-payouts.ts'
import { submitPayout } from '../../src/operations/intents/payout-intent.ts'
import { pressNow } from '../../src/operations/intents/press.fixture.ts'
import type { IntentResult } from '../../src/operations/intents/run-intent.ts'
import { journalOf } from '../../src/operations/journal/journal-of.ts'
import { walletAddressOf } from './forms.ts'
import { currentIntent } from './network/network.ts'
import type { Page } from './page.ts'
import { partsOf, recordCrash, type Intent, type Scenario, type Submit } from './scenario.ts'
import { hearUndecided, intentOf } from './undecided.ts'

/** A press in another tab within a second is of the same moment. A customer needs longer to read what came of the first. */
export const READING_MS = 1100

/** Until a page has reported the outcome of a form, another click on that page belongs to the same intent. */
export function openIntent(scenario: Scenario, page: Page, form: PayoutPayload) {
  const { history, time } = scenario
  const submitsOf = (intent: Intent) => history.submits.filter((submit) => submit.intent === intent)
  const isWaiting = (intent: Intent) =>
    submitsOf(intent).some((submit) => submit.page === page && submit.reported === 'nothing')
  // Two tabs pressed at the same moment, and the other one has its answer already.
  const isOfTheMoment = (intent: Intent) =>
    time.now() - intent.at < READING_MS && submitsOf(intent).every((submit) => submit.page !== page)
  const goesOnElsewhere = (intent: Intent) =>
    submitsOf(intent).some((submit) => submit.page !== page && submit.reported === 'nothing')
  // The page asks for it again with its key, even if another tab has an answer by then.
  const isUndecidedHere = (intent: Intent) =>
    !intent.settledOn.has(page) && submitsOf(intent).findLast((submit) => submit.page === page)?.reported === 'unknown'
  // A page that still knew the intent wrote it again, after the storage had been cleared and before a reload.
  const isKept = (intent: Intent) =>
    history.losesState &&
    partsOf(page)
      .journal.entries()
      .some((entry) => entry.phase === 'started' && intentOf(scenario, entry) === intent)
  const isOpen = (intent: Intent) =>
    intent.end === 'open' ||
    (intent.end === 'made' && (isWaiting(intent) || isOfTheMoment(intent) || isUndecidedHere(intent))) ||
    (intent.end === 'abandoned' && (isWaiting(intent) || isKept(intent) || isUndecidedHere(intent))) ||
    (intent.end === 'refused' && (isWaiting(intent) || goesOnElsewhere(intent)))
  const isOf = ({ form: intended, device }: Intent) =>
    device === page.tab.device && JSON.stringify(intended) === JSON.stringify(form)
  return history.intents.find((intent) => isOf(intent) && isOpen(intent))
}

/** What this browser has made of the form since it was filled in: another tab's, of which its customer need not know. */
function madeSince(scenario: Scenario, page: Page, { form, known }: Filled): Intent | undefined {
  const made = partsOf(page)
    .journal.entries()
    .filter(({ opId, payoutId }) => payoutId !== undefined && !known.has(opId))
    .map((entry) => intentOf(scenario, entry))
  return (
    made.find((intent) => intent?.end === 'made' && JSON.stringify(intent.form) === JSON.stringify(form)) ?? undefined
  )
}

/** A form on a page, and what its customer knew when it was filled in. */
export interface Filled {
  readonly form: PayoutPayload
  readonly known: ReadonlySet<string>
}

export const fillIn = (page: Page, form: PayoutPayload): Filled => ({
  form,
  known: page.isSignedIn() ? pressNow(partsOf(page).journal).known : new Set(),
})

function newIntent({ history, time }: Scenario, page: Page, form: PayoutPayload): Intent {
  const id = history.intents.length + 1
  const intent: Intent = { id, device: page.tab.device, form, at: time.now(), end: 'open', settledOn: new Set() }
  history.intents.push(intent)
  return intent
}

export function click(scenario: Scenario, page: Page, filled: Filled): Submit {
  const open = openIntent(scenario, page, filled.form)
  const made = open ? undefined : madeSince(scenario, page, filled)
  const intent = open ?? made ?? newIntent(scenario, page, filled.form)
  return send(scenario, { page, filled, intent, isStale: made !== undefined })
}

interface Sent {
  readonly page: Page
  readonly filled: Filled
  readonly intent: Intent
  /** The form was filled in before another tab made the same: nothing is asked of the server but what became of that one. */
  readonly isStale?: boolean
}

function send(scenario: Scenario, { page, filled, intent, isStale = false }: Sent): Submit {
  const { history, time } = scenario
  const { form, known } = filled
  const submit: Submit = {
    intent,
    page,
    at: time.now(),
    reported: 'nothing',
    reportedAt: null,
    payout: null,
    differences: [],
    isResumed: false,
  }
  history.submits.push(submit)
  const work = currentIntent.run({ intent: intent.id }, () =>
    submitPayout(partsOf(page), form, { at: Date.now(), known }),
  )
  const ended = work.then(
    (result) => reportResult(scenario, submit, result, filled),
    (error: unknown) => {
      recordCrash(scenario, page)(error)
      const isRefused = error instanceof ApiError && error.outcome === 'definite'
      report(scenario, submit, isStale ? 'asked' : isRefused ? 'refused' : 'unknown')
    },
  )
  history.pendingWork.push(ended)
  return submit
}

/** Nothing was made. The customer goes on with the earlier one, or wants another. */
function hearEarlier(scenario: Scenario, { submit, filled, found }: Asked) {
  const { history, random, note } = scenario
  const { intent, page } = submit
  report(scenario, submit, 'asked')
  const others = history.submits.filter((each) => each !== submit && each.intent === intent)
  if (intent.end === 'open' && others.length === 0) intent.end = 'abandoned'
  if (random.chance(0.6)) return
  note(`${page.tab.name}: the customer wants another one`)
  const press = { at: Date.now(), known: filled.known }
  const known = knownAfter({ journal: partsOf(page).journal }, found, press)
  send(scenario, { page, filled: { ...filled, known }, intent: newIntent(scenario, page, filled.form) })
}

interface Asked {
  readonly submit: Submit
  readonly filled: Filled
  readonly found: readonly Payout[]
}

function reportResult(scenario: Scenario, submit: Submit, result: IntentResult<Payout>, filled: Filled) {
  const { intent, page } = submit
  if (page.isGone()) return
  if (result.status === 'earlier') return hearEarlier(scenario, { submit, filled, found: result.found })
  if (result.status === 'undecided') {
    report(scenario, submit, 'unknown')
    return hearUndecided(scenario, { page, intent, entry: result.entry, candidates: result.candidates })
  }
  const { answer, isResumed } = result
  const asked = { payload: intent.form, walletAddress: walletAddressOf(intent.form), isResumed }
  submit.differences = differencesOf(asked, answer).map(({ field }) => field)
  submit.payout = answer
  submit.isResumed = isResumed
  // The screen names what differs, and shows nothing to pay.
  if (submit.differences.length === 0) scenario.history.known.set(answer.id, answer)
  report(scenario, submit, 'made')
}

function report({ history, time, note, nameOf }: Scenario, submit: Submit, reported: Submit['reported']) {
  const { intent, page, payout, differences } = submit
  if (page.isGone()) return
  submit.reported = reported
  submit.reportedAt = time.now()
  if (reported === 'made') {
    intent.end = 'made'
    intent.settledOn.add(page)
  }
  if (reported === 'refused' && intent.end === 'open') intent.end = 'refused'
  if (reported === 'unknown' && intent.end === 'refused') intent.end = 'open'
  history.wasWarned ||= !journalOf(page.services).durable.getState()
  const named = differences.length > 0 ? `, which differs in ${differences.join(', ')}` : ''
  note(`${page.tab.name} reports: intent ${intent.id} ${reported} ${payout ? nameOf(payout.id) : ''}${named}`)
}
