import { ApiError } from '../../../src/api/error.ts'
import type { PayoutPayload } from '../../../src/domain/payouts/payout.ts'
import { pressNow } from '../../../src/operations/intents/press.fixture.ts'
import { openPage, signIn, type Page } from '../page.ts'
import type { Random } from '../random.ts'
import { partsOf } from '../scenario.ts'
import type { Time } from '../time.ts'
import { fillForm, press, visit, type Customer } from './customer.ts'

/** The relative frequency of each action. */
export const ACTION_WEIGHTS = {
  press: 34,
  pressAgain: 12,
  pressBoth: 8,
  wait: 18,
  waitLong: 8,
  reload: 12,
  visit: 14,
  visitBoth: 6,
} as const
const AMOUNTS = ['20.00', '35.50', '100.00']

export interface Life extends Customer {
  readonly random: Random
  /** What the customer says of a payout that was not sent. */
  readonly words: Random
  readonly time: Time
  readonly pages: Page[]
  readonly email: string
  readonly forms: PayoutPayload[]
  readonly work: Promise<unknown>[]
}

export async function isSignedIn({ time, email }: Life, page: Page): Promise<boolean> {
  for (let turn = 0; turn < 3 && !page.isSignedIn(); turn += 1) {
    await time.within(
      60_000,
      signIn(page, email).catch(() => null),
    )
    if (!page.isSignedIn()) await time.pass(2000)
  }
  return page.isSignedIn()
}

type Known = ReadonlySet<string>

async function pressOn(life: Life, page: Page, form: PayoutPayload, known?: Known): Promise<void> {
  if (!(await isSignedIn(life, page))) return
  life.note(`${page.tab.name} sends ${form.source.amount}`)
  life.work.push(press(life, page, form, known))
}

export const reload = ({ pages, note, chain }: Life, index: number) => {
  const page = pages[index]!
  note(`${page.tab.name}: reload`)
  page.leave()
  pages[index] = openPage(page.tab, chain.host)
}

/** A visit of the list that goes on while the customer does other things. */
const visited = (life: Life, page: Page, sendsNow: number) =>
  visit(life, page, life.words.chance(sendsNow)).catch((error: unknown) => {
    if (!(error instanceof ApiError) && !page.isGone()) life.crashes.push(error)
  })

export const actions: Readonly<Record<keyof typeof ACTION_WEIGHTS, (life: Life) => Promise<unknown>>> = {
  async press(life) {
    const { random, pages, time, forms } = life
    const page = random.pick(pages)
    if (!(await isSignedIn(life, page))) return
    const amount = random.pick(AMOUNTS)
    const filling = fillForm(life, page, amount).then(
      (form) => void forms.push(form),
      () => {},
    )
    await time.within(60_000, filling)
    if (forms.at(-1)?.source.amount === amount) await pressOn(life, page, forms.at(-1)!)
  },
  async pressAgain(life) {
    const form = life.forms.at(-1)
    // The form was filled in before anything was made, or again at this moment.
    const known = life.words.chance(0.5) ? new Set<string>() : undefined
    if (form) await pressOn(life, life.random.pick(life.pages), form, known)
  },
  async pressBoth(life) {
    const form = life.forms.at(-1)
    const { known } = pressNow(partsOf(life.pages[0]!).journal)
    if (form) for (const page of life.pages) await pressOn(life, page, form, known)
  },
  wait: ({ time, random }) => time.pass(random.between(50, 8000)),
  waitLong: ({ time, random }) => time.pass(random.between(8000, 120_000)),
  async reload(life) {
    reload(life, life.random.whole(life.pages.length))
    await life.time.pass(life.random.between(0, 900))
  },
  async visit(life) {
    const page = life.random.pick(life.pages)
    if (await isSignedIn(life, page)) life.work.push(visited(life, page, 0.6))
    await life.time.pass(life.random.between(0, 60_000))
  },
  async visitBoth(life) {
    for (const page of life.pages) if (await isSignedIn(life, page)) life.work.push(visited(life, page, 0.8))
  },
}
