import { ApiError } from '../../../src/api/error.ts'
import type { Tab } from '../browser.ts'
import { pressNow } from '../../../src/operations/intents/press.fixture.ts'
import { signIn, type Page } from '../page.ts'
import type { Random } from '../random.ts'
import { partsOf } from '../scenario.ts'
import type { Time } from '../time.ts'
import { fillForm, press, visit, wishFor, type Customer, type Wish } from './customer.ts'
import { begin, believeList, openDetails } from './believing.ts'
import { isSentElsewhere, pressElsewhere, sendElsewhere } from './elsewhere.ts'
import { decide } from './undecided-form.ts'

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
  pressElsewhere: 5,
  sendElsewhere: 14,
} as const
/** The same of a customer who believes what the screens say. */
export const BELIEVING_WEIGHTS = {
  ...ACTION_WEIGHTS,
  press: 24,
  visit: 4,
  visitBoth: 2,
  believeList: 22,
  openDetails: 22,
  decide: 22,
  believeElsewhere: 8,
} as const
type Action = keyof typeof BELIEVING_WEIGHTS
const AMOUNTS = ['20.00', '35.50', '100.00']

export interface Life extends Customer {
  readonly random: Random
  /** What the customer says of a payout that was not sent. */
  readonly words: Random
  readonly time: Time
  readonly pages: Page[]
  /** The same customer's page on another device. */
  readonly elsewhere: Page
  readonly email: string
  /** The next page of a tab. */
  open(tab: Tab): Page
  /** How long the server takes to notice what has come, in milliseconds. */
  readonly noticing: { within: readonly [number, number] }
  /** When tokens came to a deposit address, in milliseconds since the scenario began. */
  readonly landedAt: ReadonlyMap<string, number>
  /** Each is done when the server has noticed tokens that came. */
  readonly notices: readonly Promise<void>[]
  /** Whether the customer believes what the screens say, and presses what they offer. */
  readonly believes: boolean
  /** What no page may show at any moment. */
  readonly faults: Set<string>
  readonly wishes: Wish[]
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

export async function pressOn(life: Life, page: Page, wish: Wish, known?: Known): Promise<void> {
  if (!(await isSignedIn(life, page)) || isSentElsewhere(life, page, wish)) return
  life.note(`${page.tab.name} sends ${wish.form.source.amount}`)
  life.work.push(press(life, { page, wish }, known))
}

export const reload = ({ pages, note, opened, open }: Life, index: number) => {
  const page = pages[index]!
  note(`${page.tab.name}: reload`)
  page.leave()
  pages[index] = open(page.tab)
  opened.add(pages[index])
}

/** A visit of the list that goes on while the customer does other things. */
export const visited = (life: Life, page: Page, sendsNow: number) =>
  visit(life, page, life.words.chance(sendsNow)).catch((error: unknown) => {
    if (!(error instanceof ApiError) && !page.isGone()) life.crashes.push(error)
  })

export const actions: Readonly<Record<Action, (life: Life) => Promise<unknown>>> = {
  async press(life) {
    const { random, pages, time, wishes } = life
    const page = random.pick(pages)
    if (!(await isSignedIn(life, page))) return
    const amount = random.pick(AMOUNTS)
    const before = wishes.at(-1)
    const filling = fillForm(life, page, amount).then(
      (form) => void wishes.push(wishFor(form)),
      () => {},
    )
    await time.within(60_000, filling)
    const wish = wishes.at(-1)
    if (wish && wish !== before) await pressOn(life, page, wish)
  },
  async pressAgain(life) {
    const wish = life.wishes.at(-1)
    if (!wish) return
    const page = life.random.pick(life.pages)
    // The form was filled in before anything was made, or again at this moment.
    if (life.words.chance(0.5)) return pressOn(life, page, wish, new Set())
    life.wishes.push(wishFor(wish.form))
    await pressOn(life, page, life.wishes.at(-1)!)
  },
  async pressBoth(life) {
    const like = life.wishes.at(-1)
    if (!like) return
    const wish = wishFor(like.form)
    life.wishes.push(wish)
    const { known } = pressNow(partsOf(life.pages[0]!).journal)
    for (const page of life.pages) await pressOn(life, page, wish, known)
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
  pressElsewhere,
  sendElsewhere: (life) => sendElsewhere(life),
  believeList: (life) => begin(life, life.random.pick(life.pages), believeList),
  openDetails: (life) => begin(life, life.random.pick(life.pages), openDetails),
  decide: (life) => begin(life, life.random.pick(life.pages), decide),
  believeElsewhere: (life) => begin(life, life.elsewhere, life.words.pick([believeList, openDetails])),
}
