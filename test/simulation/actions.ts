import { drawInput, fillForm, type FormInput } from './forms.ts'
import { cancel, checkOutcome, pay, reloadPage, restartIntent, submitForm } from './customer-actions.ts'
import { resultWithin, ensureSignedIn, recordCrash, type ReadyScenario } from './scenario.ts'

/** The relative frequency of each action. */
export const ACTION_WEIGHTS = {
  submit: 30,
  submitAgain: 16,
  wait: 16,
  waitLong: 8,
  waitDays: 1.5,
  reload: 9,
  remove: 4,
  returnLater: 4,
  checkOutcome: 6,
  restartIntent: 2,
  cancel: 5,
  pay: 9,
  advanceBank: 4,
  clearStorage: 1,
} as const
export type Action = keyof typeof ACTION_WEIGHTS

export const DAY_MS = 24 * 3_600_000

export async function submitInput(scenario: ReadyScenario, input: FormInput): Promise<void> {
  const page = scenario.random.pick(scenario.pages)
  if (!(await ensureSignedIn(scenario, page))) return
  const filling = fillForm(page.services, scenario.endpoints, input).catch(recordCrash(scenario, page))
  const form = await resultWithin(scenario, 60_000, filling)
  if (form) await submitForm(scenario, form)
}

export async function submitAgain(scenario: ReadyScenario): Promise<void> {
  const { intents } = scenario.history
  const last = intents.filter(({ end }) => end === 'open').at(-1) ?? intents.at(-1)
  if (last) await submitForm(scenario, last.form)
}

export const actions: Readonly<Record<Action, (scenario: ReadyScenario) => Promise<unknown>>> = {
  submit: (scenario) => submitInput(scenario, drawInput(scenario.random)),
  submitAgain,
  wait: ({ time, random }) => time.pass(random.between(50, 8000)),
  waitLong: ({ time, random }) => time.pass(random.between(8000, 90_000)),
  waitDays: ({ time, random }) => time.pass(random.pick([0.5, 0.97, 1.1]) * DAY_MS),
  reload: (scenario) => reloadPage(scenario, scenario.random.whole(scenario.pages.length), 'reload'),
  remove: (scenario) => reloadPage(scenario, scenario.random.whole(scenario.pages.length), 'remove'),
  async returnLater(scenario) {
    const { random, pages, time } = scenario
    const index = random.whole(pages.length)
    pages[index]!.leave()
    await time.pass(random.between(1000, 600_000))
    await reloadPage(scenario, index, 'reload')
    await checkOutcome(scenario, pages[index]!)
  },
  checkOutcome: (scenario) => checkOutcome(scenario, scenario.random.pick(scenario.pages)),
  restartIntent: (scenario) => restartIntent(scenario, scenario.random.pick(scenario.pages)),
  cancel: (scenario) => cancel(scenario, scenario.random.pick(scenario.pages), scenario.random.between(0, 40_000)),
  async pay(scenario) {
    const { history, random } = scenario
    const payout = history.known.size > 0 ? random.pick([...history.known.values()]) : null
    if (!payout) return
    const amount = random.chance(0.2) ? '12.34' : payout.amount
    for (let times = random.pick([1, 1, 1, 2]); times > 0; times -= 1) await pay(scenario, payout, amount)
  },
  advanceBank: ({ box }) => box.advance(1),
  async clearStorage({ storageMode, browser, note, history }) {
    if (storageMode !== 'cleared') return
    note('local storage is cleared')
    browser.clearStorage()
    history.losesState = true
  },
}
