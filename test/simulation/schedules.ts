import { DAY_MS, submitAgain, submitInput } from './actions.ts'
import { cancel, click, pay } from './customer-actions.ts'
import type { Fault } from './faults.ts'
import type { ReadyScenario } from './scenario.ts'

const LONGER_THAN_A_SUBMIT_MS = 180_000

const noFaults = (): Fault => 'none'

const isCreation = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname.endsWith('/payouts')
const isList = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname.endsWith('/payouts')

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
  await time.pass(random.pick([0.97, 1.1]) * DAY_MS)
  const last = history.submits.at(-1)
  if (last?.reported === 'unknown')
    await withFaults(scenario, noFaults, async () => click(scenario, last.page, last.intent.form))
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

/** Sequences that are too rare to be drawn at random. Some scenarios begin with one. */
export const SCHEDULES = [oldKey, equalForm, paidBeforeCancel] as const
