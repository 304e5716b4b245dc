import { drawInput, fillForm, type FormInput } from './forms.ts'
import type { Random } from './random.ts'
import { click, fillIn } from './clicks.ts'
import { cancel, checkOutcome, pay, readReports, reloadPage, submitForm, submitStale } from './customer-actions.ts'
import { resultWithin, ensureSignedIn, recordCrash, type ReadyScenario } from './scenario.ts'
import { checkAgain, giveUp } from './undecided.ts'

/** The relative frequency of each action. */
export const ACTION_WEIGHTS = {
  submit: 30,
  submitAgain: 16,
  submitStale: 5,
  wait: 16,
  waitLong: 8,
  waitDays: 1.5,
  reload: 9,
  remove: 4,
  returnLater: 4,
  checkOutcome: 4,
  checkAgain: 6,
  giveUp: 3,
  giveUpAndSubmit: 3,
  elsewhere: 4,
  setClock: 5,
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
  const { history, elsewhere: other } = scenario
  const intents = history.intents.filter(({ device }) => device !== other.tab.device)
  const last = intents.filter(({ end }) => end === 'open').at(-1) ?? intents.at(-1)
  if (last) await submitForm(scenario, last.form)
}

/** A device's clock is right, or wrong by minutes, days or weeks, either way. */
export function drawClock(random: Random): number {
  if (random.chance(0.35)) return 0
  const [least, most] = random.pick([
    [60_000, 1_200_000],
    [0.9 * DAY_MS, 1.1 * DAY_MS],
    [DAY_MS, 3 * DAY_MS],
    [7 * DAY_MS, 22 * DAY_MS],
  ] as const)
  return random.between(least, most) * (random.chance(0.5) ? 1 : -1)
}

/** The same customer fills in the same form on another device, and means another payout. */
export async function elsewhere(scenario: ReadyScenario): Promise<void> {
  const { history, random, elsewhere: page, note, time } = scenario
  const intents = history.intents.filter(({ device }) => device !== page.tab.device)
  const like = intents.filter(({ end }) => end === 'open').at(-1) ?? intents.at(-1)
  if (!like || !(await ensureSignedIn(scenario, page))) return
  if (random.chance(0.5)) await readReports(scenario)
  note(`${page.tab.name} submits ${like.form.source.amount} to ${like.form.destination.network}`)
  click(scenario, page, fillIn(page, like.form))
  await time.pass(random.between(0, 3000))
}

export const actions: Readonly<Record<Action, (scenario: ReadyScenario) => Promise<unknown>>> = {
  submit: (scenario) => submitInput(scenario, drawInput(scenario.random)),
  submitAgain,
  async submitStale(scenario) {
    const last = scenario.history.intents.findLast(({ device }) => device !== scenario.elsewhere.tab.device)
    if (last) await submitStale(scenario, last.form)
  },
  wait: ({ time, random }) => time.pass(random.between(50, 8000)),
  waitLong: ({ time, random }) => time.pass(random.between(8000, 90_000)),
  waitDays({ time, random }) {
    const ms = random.pick([0.5, 0.97, 1.1, 1.1, 7.2]) * DAY_MS
    return random.chance(0.5) ? time.sleep(ms) : time.pass(ms)
  },
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
  checkAgain: (scenario) => checkAgain(scenario, scenario.random.pick(scenario.pages)),
  giveUp: (scenario) => giveUp(scenario, scenario.random.pick(scenario.pages)),
  async giveUpAndSubmit(scenario) {
    const intent = await giveUp(scenario, scenario.random.pick(scenario.pages))
    if (intent) await submitForm(scenario, intent.form)
  },
  elsewhere,
  async setClock({ network, random, time, note }) {
    // Without the server's time a wrong clock looks like a right one.
    if (!network.tellsTime) return
    time.device.aheadMs = drawClock(random)
    note(`the device's clock is set to ${(time.device.aheadMs / 3_600_000).toFixed(2)} hours ahead`)
  },
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
