import type { Payout } from '../../src/domain/payouts/payout.ts'
import { claimPayout } from '../../src/operations/intents/claim-payout.ts'
import {
  checkPayout,
  giveUpPayout,
  isAsRequested,
  isOfForm,
  openPayouts,
  type OpenPayout,
} from '../../src/operations/intents/payout-intent.ts'
import type { Page } from './page.ts'
import {
  ensureSignedIn,
  partsOf,
  recordCrash,
  resultWithin,
  type Intent,
  type ReadyScenario,
  type Scenario,
} from './scenario.ts'

interface Undecided {
  readonly page: Page
  readonly intent: Intent
  readonly entry: OpenPayout
  readonly candidates: readonly Payout[] | null
}

/** The intent of an entry of the journal, found by the calls that had its key. */
export function intentOf({ history, network }: Scenario, entry: OpenPayout): Intent | null {
  const sent = network.creations.find(({ key }) => key === entry.idempotencyKey)
  if (sent) return history.intents.find(({ id }) => id === sent.intent) ?? null
  return history.intents.findLast(({ end, form }) => end === 'open' && isOfForm(entry, form)) ?? null
}

/** The page says that the outcome is unknown. The customer looks at what may be it, and claims only what is. */
export function hearUndecided(scenario: Scenario, { page, intent, entry, candidates }: Undecided): void {
  const { history, network, note, nameOf, random } = scenario
  const { journal } = partsOf(page)
  // After a sign-out the page has no journal; another click of the same press may have ended it.
  if (page.isSignedIn() && !intent.settledOn.has(page) && !journal.entries().some(({ opId }) => opId === entry.opId))
    history.crashes.push(`intent ${intent.id} is undecided, and the journal has lost it`)
  const itsPayout = candidates?.find(({ id }) => network.made.get(id) === intent.id)
  if (candidates && candidates.length > 0)
    note(`${page.tab.name} shows ${candidates.map(({ id }) => nameOf(id)).join(', ')} for intent ${intent.id}`)
  if (!itsPayout || random.chance(0.3)) return
  note(`${page.tab.name}: the customer claims ${nameOf(itsPayout.id)} for intent ${intent.id}`)
  claimPayout({ journal }, entry, itsPayout)
  history.found.push({ intent: intent.id, payoutId: itsPayout.id, isAsRequested: isAsRequested(journal, itsPayout) })
  history.known.set(itsPayout.id, itsPayout)
  if (intent.end === 'open') intent.end = 'made'
  intent.settledOn.add(page)
}

/** What the form of this page shows to its customer as open. */
function drawOpen(scenario: Scenario, page: Page) {
  const open = openPayouts(partsOf(page).journal, 'onRamp')
  const entry = open.length > 0 ? scenario.random.pick(open) : null
  const intent = entry && intentOf(scenario, entry)
  return entry && intent ? { entry, intent } : null
}

export async function checkAgain(scenario: Scenario, page: Page): Promise<void> {
  const { history, note, nameOf } = scenario
  if (!(await ensureSignedIn(scenario, page))) return
  const open = drawOpen(scenario, page)
  if (!open) return
  const { entry, intent } = open
  const checking = checkPayout(partsOf(page), entry).catch(recordCrash(scenario, page))
  const finding = await resultWithin(scenario, 120_000, checking)
  note(`${page.tab.name} checks intent ${intent.id} again: ${finding?.status ?? 'no answer'}`)
  if (finding?.status === 'alike') hearUndecided(scenario, { page, intent, entry, candidates: finding.candidates })
  if (finding?.status !== 'ours') return
  note(`${page.tab.name} found ${nameOf(finding.found.id)}`)
  const isRequested = isAsRequested(partsOf(page).journal, finding.found)
  history.found.push({ intent: intent.id, payoutId: finding.found.id, isAsRequested: isRequested })
  history.known.set(finding.found.id, finding.found)
  if (intent.end === 'open') intent.end = 'made'
  intent.settledOn.add(page)
}

/** The customer gives up a payout of which the page does not know whether it was made. Resolves with its form. */
export async function giveUp(scenario: ReadyScenario, page: Page): Promise<Intent | null> {
  const { note, history } = scenario
  if (!(await ensureSignedIn(scenario, page))) return null
  const open = drawOpen(scenario, page)
  const wasReported =
    open && history.submits.some(({ intent, reported }) => intent === open.intent && reported === 'unknown')
  // The customer does not give up what another tab is sending at the same moment.
  const isSending = history.submits.some(({ intent, reported }) => intent === open?.intent && reported === 'nothing')
  if (!open || !wasReported || isSending) return null
  note(`${page.tab.name}: the customer gives up intent ${open.intent.id}`)
  giveUpPayout(partsOf(page), open.entry)
  open.intent.end = 'givenUp'
  return open.intent
}
