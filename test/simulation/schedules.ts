import { DAY_MS, elsewhere, submitAgain, submitInput } from './actions.ts'
import { click, fillIn } from './clicks.ts'
import { cancel, pay, reloadPage } from './customer-actions.ts'
import type { Fault } from './network/faults.ts'
import { isCreation } from './network/network.ts'
import type { ReadyScenario } from './scenario.ts'
import { checkAgain } from './undecided.ts'

const LONGER_THAN_A_SUBMIT_MS = 180_000

const noFaults = (): Fault => 'none'

const isList = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname.endsWith('/payouts')

/** Without the server's time a wrong clock looks like a right one. */
function setClock({ network, time, note }: ReadyScenario, aheadMs: number) {
  if (!network.tellsTime) return
  time.device.aheadMs = aheadMs
  note(`the device's clock is set to ${(aheadMs / 3_600_000).toFixed(2)} hours ahead`)
}

/** Runs an action with a fault plan of its own, until all calls of the action have ended. */
async function withFaults(
  scenario: ReadyScenario,
  faultPlan: (request: Request) => Fault | null,
  action: () => Promise<unknown>,
) {
  scenario.network.faultPlan = faultPlan
  await action()
  await scenario.time.within(LONGER_THAN_A_SUBMIT_MS, Promise.all(scenario.history.pendingWork))
  scenario.network.faultPlan = noFaults
}

/** The outcome of a form is unknown, and its page stays open until the server has forgotten the key or is about to. */
async function oldKey(scenario: ReadyScenario): Promise<void> {
  const { random, time, history } = scenario
  const lost: Fault = random.pick(['refused', 'answerLost', 'error500After'])
  const lostAndUnreadable = (request: Request) => (isCreation(request) ? lost : isList(request) ? 'error500' : null)
  await withFaults(scenario, lostAndUnreadable, () => submitInput(scenario, { amount: '250.00', network: 'sol' }))
  const passed = random.pick([0.97, 1.1]) * DAY_MS
  await time.pass(passed)
  // As after an empty battery: the device shows the day on which the call was lost.
  if (random.chance(0.5)) setClock(scenario, time.device.aheadMs - passed + 3_600_000)
  const last = history.submits.at(-1)
  if (last?.reported === 'unknown')
    await withFaults(scenario, noFaults, async () => click(scenario, last.page, fillIn(last.page, last.intent.form)))
}

/** The form is sent right after the clock was set, when the device does not know the server's time. */
async function oldKeyOfUnknownTime(scenario: ReadyScenario): Promise<void> {
  const { random, time, history } = scenario
  await withFaults(scenario, noFaults, () => submitInput(scenario, { amount: '250.00', network: 'sol' }))
  const first = history.submits.at(-1)
  if (!first) return
  setClock(scenario, random.pick([-1.05, 1.05, 8]) * DAY_MS)
  const lost = (request: Request): Fault => (isCreation(request) ? 'answerLost' : isList(request) ? 'error500' : 'none')
  await time.pass(2000)
  await withFaults(scenario, lost, async () => click(scenario, first.page, fillIn(first.page, first.intent.form)))
  setClock(scenario, 0)
  await time.pass(random.pick([0.5, 1.1, 1.5]) * DAY_MS)
  await withFaults(scenario, noFaults, () => submitInput(scenario, { amount: '250.00', network: 'sol' }))
}

/** No creation of a form arrives that equals a seeded or a new payout. The list can be read. */
async function equalForm(scenario: ReadyScenario): Promise<void> {
  const creationLost = (request: Request) => (isCreation(request) ? 'refused' : 'none')
  const input = { amount: '100.00', network: 'sol' } as const
  await withFaults(scenario, creationLost, () => submitInput(scenario, input))
  await withFaults(scenario, noFaults, () => submitAgain(scenario))
  await withFaults(scenario, creationLost, () => submitAgain(scenario))
}

/** The money arrives before the cancellation, whose first call may be lost. */
async function paidBeforeCancel(scenario: ReadyScenario): Promise<void> {
  const { random, pages, history } = scenario
  await withFaults(scenario, noFaults, () => submitInput(scenario, { amount: '25.50', network: 'base' }))
  const payout = [...history.known.values()].at(-1)
  if (!payout) return
  await pay(scenario, payout)
  let lost = random.whole(2)
  const first = ({ method }: Request): Fault => (method === 'DELETE' && (lost -= 1) >= 0 ? 'refused' : 'none')
  await withFaults(scenario, first, () => cancel(scenario, random.pick(pages), LONGER_THAN_A_SUBMIT_MS))
}

/** The answer is lost, and every repeat is refused, with the list readable or not. */
async function refusedAfterLoss(scenario: ReadyScenario): Promise<void> {
  const { random } = scenario
  const [first, list] = [
    random.pick(['answerLost', 'refused'] as const),
    random.pick(['none', 'none', 'error500'] as const),
  ]
  let calls = 0
  const faults = (request: Request): Fault => {
    if (isCreation(request)) return (calls += 1) === 1 ? first : 'gateway'
    return isList(request) ? list : 'none'
  }
  await withFaults(scenario, faults, () => submitInput(scenario, { amount: '250.00', network: 'base' }))
  await withFaults(scenario, noFaults, () => submitAgain(scenario))
}

/** A kept-alive connection dies under the first call, and the browser sends it again. */
async function repeatedByBrowser(scenario: ReadyScenario): Promise<void> {
  const faults = (request: Request): Fault => (isCreation(request) ? 'repeatedByBrowser' : 'none')
  await withFaults(scenario, faults, () => submitInput(scenario, { amount: '25.50', network: 'sol' }))
  await withFaults(scenario, noFaults, () => submitAgain(scenario))
}

/** The clock is wrong while a call is lost, and is put right before the form is sent again. */
async function clockPutRight(scenario: ReadyScenario): Promise<void> {
  const { random } = scenario
  setClock(scenario, random.pick([-14, -8, -1.02, 1.02, 8, 14]) * DAY_MS)
  const lost: Fault = random.pick(['answerLost', 'error500After'])
  const lostAndUnreadable = (request: Request) => (isCreation(request) ? lost : isList(request) ? 'error500' : null)
  await withFaults(scenario, lostAndUnreadable, () => submitInput(scenario, { amount: '250.00', network: 'sol' }))
  setClock(scenario, 0)
  await withFaults(scenario, noFaults, () => submitAgain(scenario))
}

/** No call of a form arrives, and another device makes an equal payout. */
async function equalElsewhere(scenario: ReadyScenario): Promise<void> {
  const creationLost = (request: Request) => (isCreation(request) ? 'refused' : 'none')
  await withFaults(scenario, creationLost, () => submitInput(scenario, { amount: '250.00', network: 'ethereum' }))
  await withFaults(scenario, noFaults, () => elsewhere(scenario))
  await withFaults(scenario, creationLost, () => submitAgain(scenario))
}

/** What is made is not what was asked for. */
async function changed(scenario: ReadyScenario): Promise<void> {
  const faults = (request: Request): Fault => (isCreation(request) ? 'changed' : 'none')
  await withFaults(scenario, faults, () => submitInput(scenario, { amount: '25.50', network: 'ethereum' }))
}

/** The server makes something else, its answer is lost, and the page that finds it no longer has the form. */
async function changedAndFoundLater(scenario: ReadyScenario): Promise<void> {
  const { random, pages } = scenario
  const faults = (request: Request): Fault | null =>
    isCreation(request) ? 'changedAndLost' : isList(request) ? 'error500' : null
  await withFaults(scenario, faults, () => submitInput(scenario, { amount: '25.50', network: 'base' }))
  for (const index of pages.keys()) if (random.chance(0.7)) await reloadPage(scenario, index, 'reload')
  await withFaults(scenario, noFaults, () => checkAgain(scenario, random.pick(pages)))
}

/** Sequences that are too rare to be drawn at random. Some scenarios begin with one. */
export const SCHEDULES = [
  oldKey,
  oldKeyOfUnknownTime,
  equalForm,
  paidBeforeCancel,
  refusedAfterLoss,
  repeatedByBrowser,
  clockPutRight,
  equalElsewhere,
  changed,
  changedAndFoundLater,
] as const
