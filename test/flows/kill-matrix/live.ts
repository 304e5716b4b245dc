import type { Locator, Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { signInByHost } from '../support/customers.ts'
import * as person from '../support/people.ts'
import { soon } from '../support/soon.ts'
import { type Stage } from '../support/stage.ts'
import { toastShown } from '../../support/toasts.ts'
import { approveLate } from './chain.ts'
import { AMOUNT, createCustomer, OUTCOMES, outcomeOf, type Customer } from './customer.ts'
import { standBetween, type Call, type Faults, type Network } from './network.ts'
import type { Found, Moment, Schedule } from './schedules.ts'
import { fill, openBrowser, openForm, openList, RETURNS, send, walletOn } from './visit.ts'

const { button, ramp } = person

/** What the widget says of a transfer that an earlier page has left. */
const BANNERS = {
  unsent: `${AMOUNT} USDC wasn’t sent`,
  asked: `Did your wallet send ${AMOUNT} USDC?`,
  cancelling: 'We can’t tell yet if this transfer was cancelled',
  followed: 'We’re still confirming your transaction',
  open: 'We can’t tell yet if this transfer was created',
} as const

interface Scene {
  readonly stage: Stage
  readonly network: Network
  readonly customer: Customer
  readonly schedule: Schedule
  /** The present one: after a kill it is another. */
  page: Page
  /** What the first page asked of the wallet. */
  asked: unknown
}

const banner = ({ page }: Scene, name: keyof typeof BANNERS): Locator =>
  ramp(page).getByText(BANNERS[name], { exact: true })

const noBanner = (scene: Scene) =>
  soon(async () => {
    const names = Object.keys(BANNERS) as (keyof typeof BANNERS)[]
    const counts = await Promise.all(names.map((name) => banner(scene, name).count()))
    return names.filter((_, index) => counts[index]! > 0)
  }).toEqual([])

/** The server, its ledger and the network say what this schedule ends with, and nothing else. */
const isOver = ({ stage, customer, schedule: { end } }: Scene) =>
  soon(() => outcomeOf(stage, customer)).toEqual(OUTCOMES[end].truth)

const toast = ({ page }: Scene, text: string) => toastShown(page, text)
const heading = ({ page }: Scene, name: RegExp) => ramp(page).getByRole('heading', { name }).waitFor()

const met = (call: Call) => (scene: Scene) => soon(() => scene.network.met(call)).toBeGreaterThan(0)

const REACHES: Readonly<Record<Moment, (scene: Scene) => Promise<unknown>>> = {
  create: met('create'),
  read: met('read'),
  funds: met('funds'),
  cancel: met('cancel'),
  relay: met('relay'),
  async asked(scene) {
    await heading(scene, /^Approve in/)
    // The step is on the screen before the wallet has the request.
    await soon(() => walletOn(scene.page, scene.customer).asked()).not.toBeUndefined()
  },
  acted: ({ page, customer }) => soon(() => walletOn(page, customer).hasActed()).toBe(true),
  following: (scene) => heading(scene, /^Sending your USDC/),
  cancelFailed: (scene) => toast(scene, 'you declined it in your wallet'),
  ended: (scene) => toast(scene, `${AMOUNT} USDC sent`),
}

/** A press of Send, up to the moment at which the page dies. */
async function begin(stage: Stage, schedule: Schedule): Promise<Scene> {
  const customer = await createCustomer(stage, schedule.kind)
  const between = Promise.withResolvers<Network>()
  const page = await openBrowser(stage, customer, async (context) => between.resolve(await standBetween(context)))
  const network = await between.promise
  onTestFinished(() => network.close())
  const scene: Scene = { stage, network, customer, schedule, page, asked: undefined }
  await signInByHost(stage, page, customer.email)
  await openForm(page)
  await fill(page)
  await walletOn(page, customer).meets(schedule.wallet ?? 'approves')
  network.suffer(schedule.faults ?? {})
  await send(page, customer)
  await REACHES[schedule.dies](scene)
  if (schedule.approves) scene.asked = await walletOn(page, customer).asked()
  return scene
}

/** The page is gone, and the customer comes back and looks. */
async function dieAndReturn(scene: Scene, found: Found): Promise<void> {
  const { stage, network, customer, schedule } = scene
  const { die, comeBack } = RETURNS[schedule.way]
  await die(scene.page)
  network.suffer(schedule.stays ?? {})
  if (schedule.approves === 'before') await approveLate(stage, customer, scene.asked)
  if (found === 'nothing') await isOver(scene)
  scene.page = await comeBack(scene.page, stage, customer)
  await (found === 'open' ? openForm : openList)(scene.page)
  if (schedule.recovers) await recover(scene, schedule.recovers)
  await LOOKS[found](scene)
}

async function recover({ network }: Scene, faults: Faults): Promise<void> {
  const before = network.met('read')
  await soon(() => network.met('read')).toBeGreaterThan(before)
  network.suffer(faults)
}

const LOOKS: Readonly<Record<Found, (scene: Scene) => Promise<unknown>>> = {
  nothing: noBanner,
  unsent: (scene) => banner(scene, 'unsent').waitFor(),
  unsentOrAsked: (scene) => banner(scene, 'unsent').or(banner(scene, 'asked')).waitFor(),
  asked: (scene) => banner(scene, 'asked').waitFor(),
  askedAndSent: (scene) => banner(scene, 'asked').waitFor(),
  cancelling: (scene) => banner(scene, 'cancelling').waitFor(),
  followed: (scene) => banner(scene, 'followed').waitFor(),
  open: (scene) => banner(scene, 'open').waitFor(),
}

const UNSENT = 'Cancel transfer'
const NOT_SENT = 'It wasn’t sent, cancel it'

async function cancel(scene: Scene, name: string | RegExp): Promise<void> {
  await button(scene.page, name).click()
  await toast(scene, 'The transfer was successfully canceled.')
}

const ACTS: Readonly<Partial<Record<Found, (scene: Scene) => Promise<unknown>>>> = {
  unsent: (scene) => cancel(scene, UNSENT),
  unsentOrAsked: (scene) => cancel(scene, new RegExp(`^(?:${UNSENT}|${NOT_SENT})$`)),
  asked: (scene) => cancel(scene, NOT_SENT),
  cancelling: (scene) => cancel(scene, UNSENT),
  async askedAndSent(scene) {
    const { stage, page, customer, schedule, asked } = scene
    // What the server sees arrive, the list shows by itself.
    if (schedule.approves) return approveLate(stage, customer, asked)
    await isOver(scene)
    // By then the list may have shown it too.
    await Promise.race([button(page, 'Check again').click(), noBanner(scene)])
  },
  // A signed transaction expires after 150 blocks, and is given up when no fork can take the last of them back.
  followed: (scene) => banner(scene, 'followed').waitFor({ state: 'detached', timeout: 150_000 }),
  async open(scene) {
    await fill(scene.page)
    await send(scene.page, scene.customer)
    await toast(scene, `${AMOUNT} USDC sent`)
  },
}

/** The second page dies too, where the schedule says so. Returns what was found last. */
async function maybeDieAgain(scene: Scene): Promise<Found> {
  const { diesAgain, found, foundAgain = found } = scene.schedule
  if (!diesAgain) return found
  if (diesAgain !== 'inSight') {
    scene.network.suffer({ cancel: diesAgain })
    await button(scene.page, NOT_SENT).click()
    await REACHES.cancel(scene)
  }
  await dieAndReturn(scene, foundAgain)
  return foundAgain
}

/** What the list says of the transfer, once nothing is open any more. */
async function readList(scene: Scene): Promise<void> {
  await noBanner(scene)
  const { badge } = OUTCOMES[scene.schedule.end]
  const row = ramp(scene.page).getByRole('row').filter({ hasText: AMOUNT })
  await soon(() => row.allInnerTexts()).toEqual([expect.stringContaining(badge)])
}

/** One customer, from the press of Send over the page's death to the end of the money. */
export async function live(stage: Stage, schedule: Schedule): Promise<void> {
  const scene = await begin(stage, schedule)
  await dieAndReturn(scene, schedule.found)
  const found = await maybeDieAgain(scene)
  scene.network.suffer({})
  await ACTS[found]?.(scene)
  await isOver(scene)
  await readList(scene)
  // Nothing was sent or cancelled by what was looked at since.
  await isOver(scene)
}
