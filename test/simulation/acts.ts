import { drawWish, fillIn, type Wish } from './forms.ts'
import { cancel, look, pay, renew, startAnew, submitForm } from './deeds.ts'
import { answerTo, isSignedIn, unless, type Settled } from './scene.ts'

/** How often each is done. */
export const ACTS = {
  submit: 30,
  submitAgain: 16,
  wait: 16,
  waitLong: 8,
  waitDays: 1.5,
  reload: 9,
  remove: 4,
  comeBack: 4,
  look: 6,
  startAnew: 2,
  cancel: 5,
  pay: 9,
  bankWorks: 4,
  wipe: 1,
} as const
export type Act = keyof typeof ACTS

export const DAY_MS = 24 * 3_600_000

export async function submitWish(scene: Settled, wish: Wish): Promise<void> {
  const page = scene.seed.pick(scene.pages)
  if (!(await isSignedIn(scene, page))) return
  const filling = fillIn(page.services, scene.ends, wish).catch(unless(scene, page))
  const form = await answerTo(scene, 60_000, filling)
  if (form) await submitForm(scene, form)
}

export async function submitAgain(scene: Settled): Promise<void> {
  const { intents } = scene.story
  const last = intents.filter(({ end }) => end === 'open').at(-1) ?? intents.at(-1)
  if (last) await submitForm(scene, last.form)
}

export const acts: Readonly<Record<Act, (scene: Settled) => Promise<unknown>>> = {
  submit: (scene) => submitWish(scene, drawWish(scene.seed)),
  submitAgain,
  wait: ({ time, seed }) => time.pass(seed.between(50, 8000)),
  waitLong: ({ time, seed }) => time.pass(seed.between(8000, 90_000)),
  waitDays: ({ time, seed }) => time.pass(seed.pick([0.5, 0.97, 1.1]) * DAY_MS),
  reload: (scene) => renew(scene, scene.seed.whole(scene.pages.length), 'reload'),
  remove: (scene) => renew(scene, scene.seed.whole(scene.pages.length), 'remove'),
  async comeBack(scene) {
    const { seed, pages, time } = scene
    const place = seed.whole(pages.length)
    pages[place]!.leave()
    await time.pass(seed.between(1000, 600_000))
    await renew(scene, place, 'reload')
    await look(scene, pages[place]!)
  },
  look: (scene) => look(scene, scene.seed.pick(scene.pages)),
  startAnew: (scene) => startAnew(scene, scene.seed.pick(scene.pages)),
  cancel: (scene) => cancel(scene, scene.seed.pick(scene.pages), scene.seed.between(0, 40_000)),
  async pay(scene) {
    const { story, seed } = scene
    const payout = story.known.size > 0 ? seed.pick([...story.known.values()]) : null
    if (!payout) return
    const amount = seed.chance(0.2) ? '12.34' : payout.amount
    for (let times = seed.pick([1, 1, 1, 2]); times > 0; times -= 1) await pay(scene, payout, amount)
  },
  bankWorks: ({ box }) => box.advance(1),
  async wipe({ keeping, browser, note, story }) {
    if (keeping !== 'wiped') return
    note('local storage is wiped')
    browser.wipe()
    story.isForgetful = true
  },
}
