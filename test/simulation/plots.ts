import { DAY_MS, submitAgain, submitWish } from './acts.ts'
import { cancel, click, pay } from './deeds.ts'
import type { Fault } from './faults.ts'
import type { Settled } from './scene.ts'

const LONGER_THAN_A_SUBMIT_MS = 180_000

const fair = (): Fault => 'none'

const isCreation = ({ method, url }: Request) => method === 'POST' && new URL(url).pathname.endsWith('/payouts')
const isList = ({ method, url }: Request) => method === 'GET' && new URL(url).pathname.endsWith('/payouts')

/** Under a weather of its own, until all that was begun in it has ended. */
async function under(scene: Settled, weather: (request: Request) => Fault | null, deed: () => Promise<unknown>) {
  scene.network.weather = weather
  await deed()
  await scene.time.within(LONGER_THAN_A_SUBMIT_MS, Promise.all(scene.story.underWay))
  scene.network.weather = fair
}

/** Nobody can say what became of a form; its page stays open until the server has forgotten the key, or is about to. */
async function oldKey(scene: Settled): Promise<void> {
  const { seed, time, story } = scene
  const lost: Fault = seed.pick(['refused', 'answerLost', 'error500After'])
  const dark = (request: Request) => (isCreation(request) ? lost : isList(request) ? 'error500' : null)
  await under(scene, dark, () => submitWish(scene, { amount: '250.00', network: 'sol' }))
  await time.pass(seed.pick([0.97, 1.1]) * DAY_MS)
  const last = story.submits.at(-1)
  if (last?.told === 'unknown') await under(scene, fair, async () => click(scene, last.page, last.intent.form))
}

/** Of a form like one that was made before, in the customer's past or just now, no call arrives; the list can be read. */
async function alike(scene: Settled): Promise<void> {
  const deaf = (request: Request) => (isCreation(request) ? 'refused' : 'none')
  const wish = { amount: '100.00', network: 'sol' } as const
  await under(scene, deaf, () => submitWish(scene, wish))
  await under(scene, fair, () => submitAgain(scene))
  await under(scene, deaf, () => submitAgain(scene))
}

/** The money comes in before the cancelling, whose first call may be lost. */
async function paidBeforeCancel(scene: Settled): Promise<void> {
  const { seed, pages, story } = scene
  await under(scene, fair, () => submitWish(scene, { amount: '25.50', network: 'base' }))
  const payout = [...story.known.values()].at(-1)
  if (!payout) return
  await pay(scene, payout)
  let lost = seed.whole(2)
  const first = ({ method }: Request): Fault => (method === 'DELETE' && (lost -= 1) >= 0 ? 'refused' : 'none')
  await under(scene, first, () => cancel(scene, seed.pick(pages), LONGER_THAN_A_SUBMIT_MS))
}

/** What chance alone seldom writes: how some lives begin. */
export const PLOTS = [oldKey, alike, paidBeforeCancel] as const
