import { ApiError } from '../../src/api/error.ts'
import { cancelPayout } from '../../src/api/payouts.ts'
import type { Payout, PayoutPayload } from '../../src/domain/payouts/payout.ts'
import { journalOf } from '../../src/queries/operation-journal.ts'
import { makePayout } from '../../src/operations/intents/made.fixture.ts'
import { settlePayouts, startPayoutAnew } from '../../src/operations/intents/payout-intent.ts'
import { working } from './network.ts'
import { openPage, type Page } from './page.ts'
import { answerTo, isSignedIn, partsOf, unless, type Cancel, type Intent, type Scene, type Submit } from './scene.ts'

const KEY_IS_OLD_MS = 23 * 3_600_000

/** While a page has not told the end of a form, one more click on it is a click on the same form, whatever others were told. */
export function openIntent({ story }: Scene, page: Page, form: PayoutPayload) {
  const isWaiting = (intent: Intent) =>
    story.submits.some((submit) => submit.intent === intent && submit.page === page && submit.told === 'nothing')
  const isOpen = (intent: Intent) =>
    intent.end === 'open' || ((intent.end === 'made' || intent.end === 'left') && isWaiting(intent))
  const isOf = ({ form: own }: Intent) => JSON.stringify(own) === JSON.stringify(form)
  return story.intents.find((intent) => isOf(intent) && isOpen(intent))
}

export function click(scene: Scene, page: Page, form: PayoutPayload): Submit {
  const { story, note, nameOf } = scene
  let intent = openIntent(scene, page, form)
  if (!intent) story.intents.push((intent = { id: story.intents.length + 1, form, at: Date.now(), end: 'open' }))
  const submit: Submit = { intent, page, told: 'nothing', payout: null }
  story.submits.push(submit)
  const hear = (told: Submit['told'], payout: Payout | null = null) => {
    if (page.isGone()) return
    submit.told = told
    submit.payout = payout
    if (told === 'made') intent.end = 'made'
    if (told === 'refused' && intent.end === 'open') intent.end = 'refused'
    if (payout) story.known.set(payout.id, payout)
    story.wasWarned ||= !journalOf(page.services).durable.getState()
    note(`${page.tab.name} is told: intent ${intent.id} ${told} ${payout ? nameOf(payout.id) : ''}`)
  }
  const ended = working
    .run({ intent: intent.id }, () => makePayout(partsOf(page), form))
    .then(
      (payout) => hear('made', payout),
      (error: unknown) => {
        unless(scene, page)(error)
        hear(error instanceof ApiError && error.outcome === 'definite' ? 'refused' : 'unknown')
      },
    )
  story.underWay.push(ended)
  return submit
}

export async function submitForm(scene: Scene, form: PayoutPayload): Promise<void> {
  const { seed, pages, note, time } = scene
  const page = seed.pick(pages)
  if (!(await isSignedIn(scene, page))) return
  const clicks = seed.pick([1, 1, 1, 2, 2, 3, 50])
  const isBoth = pages.length > 1 && seed.chance(0.3)
  const clicked = isBoth ? [] : [page]
  // A page that is not signed in shows no form.
  if (isBoth) for (const each of pages) if (await isSignedIn(scene, each)) clicked.push(each)
  const open = openIntent(scene, page, form)
  const what = `${form.source.amount} to ${form.destination.network}, ${clicks} clicks`
  note(`${clicked.map(({ tab }) => tab.name).join(' and ')} submit ${what}${open ? `, again intent ${open.id}` : ''}`)
  const made: Submit[] = []
  for (let turn = 0; turn < clicks; turn += 1) {
    // A form whose end was told has no button any more.
    if (made.some(({ told }) => told !== 'nothing')) break
    for (const each of clicked) made.push(click(scene, each, form))
    if (seed.chance(0.5)) await time.pass(seed.between(1, 60))
  }
}

/** The browser loads the page anew, or the host puts in a new element. Where nothing is kept, what was open is forgotten. */
export async function renew(scene: Scene, place: number, way: 'reload' | 'remove'): Promise<void> {
  const { pages, story, seed, time, note } = scene
  const page = pages[place]!
  note(`${page.tab.name}: ${way}`)
  if (way === 'remove') page.remove()
  else page.leave()
  if (story.isForgetful) for (const intent of story.intents) if (intent.end === 'open') intent.end = 'left'
  forgetOld(scene)
  pages[place] = openPage(page.tab)
  await time.pass(seed.between(0, 500))
}

/** A page that loads a day later has made an end of what the server has forgotten the key of. */
function forgetOld({ story }: Scene) {
  for (const intent of story.intents)
    if (intent.end === 'open' && Date.now() - intent.at > KEY_IS_OLD_MS) intent.end = 'left'
}

export async function look(scene: Scene, page: Page): Promise<void> {
  const { note, nameOf, story } = scene
  if (!(await isSignedIn(scene, page))) return
  const found = await answerTo(scene, 120_000, settlePayouts(partsOf(page)).catch(unless(scene, page)))
  const said = found ? found.map(({ id }) => nameOf(id)).join(', ') || 'nothing new' : 'no answer'
  note(`${page.tab.name} looks what became of it: ${said}`)
  forgetOld(scene)
  for (const payout of found ?? []) story.known.set(payout.id, payout)
}

export async function startAnew(scene: Scene, page: Page): Promise<void> {
  const { story, note } = scene
  const told = story.submits.filter(({ intent }) => intent.end === 'open')
  const asked = told.at(-1)?.intent
  const isAsked = told.some(({ intent, told: word }) => intent === asked && word === 'unknown')
  if (!asked || !isAsked || !page.isSignedIn()) return
  note(`${page.tab.name}: intent ${asked.id} shall be made anew`)
  const { journal } = partsOf(page)
  const entry = openPayouts(journal, payoutKindOf(asked.form)).find((open) => isOfForm(open, asked.form))
  if (!entry) return
  giveUpPayout({ journal }, entry)
  asked.end = 'anew'
  await submitForm(scene, asked.form)
}

/** The page says that it is cancelled whenever the call ends well. */
export async function cancel(scene: Scene, page: Page, patienceMs: number): Promise<void> {
  const { story, time, note, nameOf } = scene
  const payout = [...story.known.values()].at(-1)
  if (!payout || !(await isSignedIn(scene, page))) return
  const told: Cancel = { payoutId: payout.id, told: 'nothing' }
  story.cancels.push(told)
  const hear = (word: Cancel['told']) => {
    if (!page.isGone()) told.told = word
  }
  const work = cancelPayout(page.services.api, payout.id).then(
    () => hear('cancelled'),
    (error: unknown) => {
      unless(scene, page)(error)
      hear(error instanceof ApiError && error.outcome === 'definite' ? 'refused' : 'unknown')
    },
  )
  await time.within(patienceMs, work)
  note(`${page.tab.name} cancels ${nameOf(payout.id)}: ${told.told}`)
}

export async function pay({ box, note, nameOf }: Scene, payout: Payout, amount = payout.amount): Promise<void> {
  note(`the bank pays ${amount} for ${nameOf(payout.id)}`)
  await box.request('POST', `/sandbox/payouts/${payout.id}/fund`, { body: { amount } })
}
