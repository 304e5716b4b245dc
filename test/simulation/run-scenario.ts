import { vi } from 'vitest'
import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { listPayouts } from '../../src/api/payouts.ts'
import type { Payout } from '../../src/domain/payouts/payout.ts'
import { idempotencyModes } from '../../demo/sandbox/idempotency/modes.ts'
import type { Settings } from '../../demo/sandbox/settings.ts'
import { ACTION_WEIGHTS, actions, drawClock } from './actions.ts'
import { checkOutcome, reloadPage } from './customer-actions.ts'
import { readEndpoints } from './forms.ts'
import { createNetwork, type Network } from './network/network.ts'
import { openPage } from './page.ts'
import { SCHEDULES } from './schedules.ts'
import { resultWithin, ensureSignedIn, partsOf, type Scenario, type ReadyScenario, type History } from './scenario.ts'
import { createRandom, type Random } from './random.ts'
import type { Time } from './time.ts'
import { createBrowser, type StorageMode } from './browser.ts'

export interface ScenarioResult extends Omit<History, 'known' | 'pendingWork' | 'losesState'> {
  readonly seed: number
  readonly settings: ServerSettings
  readonly storageMode: StorageMode
  readonly customerId: string
  /** By the server's clock. The seeded payouts of the persona are older. */
  readonly startedAt: number
  readonly seconds: number
  readonly events: readonly string[]
  readonly network: Network
  /** The payouts that the customer sees at the end. */
  readonly listed: readonly Payout[]
}

/** Longer than a call, its repeats and its late delivery can take together. */
const SETTLING_MS = 200_000

/** How a server treats a key that was used, and whether its payouts name theirs. */
export type ServerSettings = Pick<Settings, 'idempotency' | 'payoutKeys'>

export interface Environment {
  readonly time: Time
  /** Servers with one database. */
  openServer(settings: ServerSettings): Promise<TestSandbox>
}

let scenarios = 0

/** Runs one customer who creates on-ramps over an unreliable network. The seed decides everything that is random. */
export async function runScenario(seed: number, { openServer, time }: Environment): Promise<ScenarioResult> {
  const random = createRandom(seed)
  const clientRandom = random.branch('client')
  const settings = {
    idempotency: random.pick(idempotencyModes),
    payoutKeys: random.chance(0.5),
  }
  const box = onServer(await openServer(settings), time)
  await time.begin()
  const mathRandom = vi.spyOn(Math, 'random').mockImplementation(() => clientRandom.next())
  const startedAt = time.now()
  const email = `${random.chance(0.2) ? 'existing' : 'empty'}+sim${(scenarios += 1)}@example.com`
  const events: string[] = []
  const note = (text: string) => void events.push(`${(time.elapsed() / 1000).toFixed(3).padStart(10)} s  ${text}`)
  try {
    const scenario = createScenario({ box, time, random, email, note })
    const { storageMode, network, history } = scenario
    if (network.tellsTime && random.chance(0.4)) time.device.aheadMs = drawClock(random)
    const maxFaultRate = random.pick([0.2, 0.5, 0.8, 0.95])
    note(`scenario with storage ${storageMode}, fault rate ${maxFaultRate}, ${Object.values(settings).join(', ')}`)
    note(
      `the device's clock is ${time.device.aheadMs} ms ahead${network.tellsTime ? '' : ', the server tells no time'}`,
    )
    await runActions(await prepare(scenario, maxFaultRate), maxFaultRate)
    const ending = await finish(scenario)
    return {
      ...history,
      ...ending,
      seed,
      settings,
      startedAt,
      storageMode,
      events,
      network,
      seconds: time.elapsed() / 1000,
    }
  } finally {
    mathRandom.mockRestore()
    time.device.aheadMs = 0
  }
}

/** What is asked of the server directly takes no time, and has the server's clock. */
export const onServer = (box: TestSandbox, time: Time): TestSandbox => ({
  ...box,
  request: (...call) => time.holding(() => box.request(...call)),
  advance: (steps) => time.holding(() => box.advance(steps)),
})

interface ScenarioOptions {
  readonly box: TestSandbox
  readonly time: Time
  readonly random: Random
  readonly email: string
  note(text: string): void
}

function createScenario({ box, time, random, email, note }: ScenarioOptions): Scenario {
  const nameOf = createNames()
  const tellsTime = random.chance(0.9)
  const network = createNetwork({ box, time, random: random.branch('network'), tellsTime, note, nameOf })
  const storageMode: StorageMode = random.chance(0.8) ? 'kept' : random.pick(['refused', 'full', 'cleared'])
  const browser = createBrowser({ device: '', network, random: random.branch('uuid'), storageMode })
  const other = createBrowser({
    device: 'other ',
    network,
    random: random.branch('other uuid'),
    storageMode: 'kept',
  })
  const tabs = Array.from({ length: storageMode === 'kept' ? 2 : 1 }, () => browser.openTab())
  const history: History = {
    intents: [],
    submits: [],
    cancels: [],
    known: new Map(),
    found: [],
    crashes: [],
    pendingWork: [],
    wasWarned: false,
    losesState: storageMode === 'refused' || storageMode === 'full',
  }
  const pages = tabs.map((tab) => openPage(tab))
  const elsewhere = openPage(other.openTab())
  return { box, time, random, network, browser, storageMode, email, pages, elsewhere, history, note, nameOf }
}

/** Three in four scenarios have no faults during the first sign-in. */
async function prepare(scenario: Scenario, maxFaultRate: number): Promise<ReadyScenario> {
  const { network, random, box } = scenario
  const [page] = scenario.pages
  network.faultRate = random.chance(0.25) ? maxFaultRate : 0
  await ensureSignedIn(scenario, page!)
  network.faultRate = 0
  if (!(await ensureSignedIn(scenario, page!))) throw new Error('The customer cannot sign in without faults')
  const endpoints = await resultWithin(scenario, 60_000, readEndpoints(partsOf(page!)))
  if (!endpoints) throw new Error('The customer has no bank account or no wallet')
  await box.advance(1)
  return { ...scenario, endpoints }
}

async function runActions(scenario: ReadyScenario, maxFaultRate: number): Promise<void> {
  const { random, network, time, note } = scenario
  if (random.chance(0.4)) {
    const schedule = random.pick(SCHEDULES)
    note(`begins with the schedule ${schedule.name}`)
    await schedule(scenario)
    network.faultPlan = null
  }
  const length = random.between(6, 14)
  for (let turn = 0; turn < length; turn += 1) {
    network.faultRate = maxFaultRate * (1 - (turn / length) ** 2)
    await actions[turn === 0 ? 'submit' : random.weighted(ACTION_WEIGHTS)](scenario)
    if (random.chance(0.6)) await time.pass(random.between(0, 3000))
  }
}

/** Without faults from now on: waits for the open calls, reloads every page, and lets the bank finish. */
async function finish(scenario: Scenario): Promise<Pick<ScenarioResult, 'listed' | 'customerId'>> {
  const { network, time, history, pages, elsewhere, box } = scenario
  network.faultRate = 0
  await time.within(SETTLING_MS, Promise.all(history.pendingWork))
  // One wait after the other: of two that move the clock at once, either may be the one that ends later.
  await time.pass(2 * SETTLING_MS)
  for (const index of pages.keys()) await reloadPage(scenario, index, 'reload')
  await checkOutcome(scenario, pages[0]!)
  const listed = (await resultWithin(scenario, 60_000, listPayouts(pages[0]!.services.api))) ?? []
  const { session } = pages[0]!.services.session.getState()
  for (const page of [...pages, elsewhere]) page.leave()
  await box.advance(6)
  return { listed, customerId: session.status === 'signedIn' ? session.tokens.uid : '' }
}

/** Ids differ between runs, so the log names payouts and customers in the order of their appearance. */
function createNames() {
  const names = new Map<string, string>()
  return (text: string) =>
    text.replace(/(payout|customer)_[a-z0-9]+/g, (id, kind: string) => {
      const name = names.get(id) ?? `${kind} ${[...names.values()].filter((each) => each.startsWith(kind)).length + 1}`
      names.set(id, name)
      return name
    })
}
