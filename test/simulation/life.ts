import { vi } from 'vitest'
import type { TestSandbox } from '../../demo/sandbox/testing.ts'
import { ApiError } from '../../src/api/error.ts'
import { cancelPayout, listPayouts } from '../../src/api/payouts.ts'
import type { Payout, PayoutPayload } from '../../src/domain/payout.ts'
import { journalOf } from '../../src/queries/intents/journal.ts'
import { settlePayouts, startPayoutAnew, submitPayout } from '../../src/queries/intents/payout-intent.ts'
import { drawWish, fillIn, readEnds, type Wish } from './forms.ts'
import { createNetwork, working, type Network } from './network.ts'
import { openPage, signIn, type Page } from './page.ts'
import { createSeed } from './seed.ts'
import type { Time } from './time.ts'
import { createBrowser, type Keeping } from './world.ts'

/** One filled form, from its first submit until the customer knows its end. */
export interface Intent {
  readonly id: number
  readonly form: PayoutPayload
  readonly at: number
  /** `left`: nobody could say, and the customer went on as if there were none. */
  end: 'open' | 'made' | 'refused' | 'left'
}

/** One click, and what the page said to it; a page that is gone says nothing. */
export interface Submit {
  readonly intent: Intent
  readonly page: Page
  told: 'nothing' | 'made' | 'refused' | 'unknown'
  payout: Payout | null
}

export interface Cancel {
  readonly payoutId: string
  told: 'nothing' | 'cancelled' | 'refused' | 'unknown'
}

export interface Life {
  readonly start: number
  readonly keeping: Keeping
  readonly customerId: string
  /** By the server's clock; the persona's past is older. */
  readonly bornAt: number
  readonly seconds: number
  readonly events: readonly string[]
  readonly intents: readonly Intent[]
  readonly submits: readonly Submit[]
  readonly cancels: readonly Cancel[]
  readonly network: Network
  /** What the customer sees when all is over. */
  readonly listed: readonly Payout[]
  /** Told at some time that a reload forgets. */
  readonly wasWarned: boolean
  /** What no page may ever throw. */
  readonly crashes: readonly unknown[]
}

const ACTS = {
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
type Act = keyof typeof ACTS

const DAY_MS = 24 * 3_600_000
const KEY_IS_OLD_MS = 23 * 3_600_000
/** Longer than any call, its repeats and its late arrivals last. */
const STORM_IS_OVER_MS = 200_000

export interface Surroundings {
  readonly box: TestSandbox
  readonly time: Time
  /** How far the server's clock is off. */
  readonly skew: { ms: number }
}

let lives = 0

/** A customer who makes on-ramps through a bad network, and what became of it. */
export async function live(start: number, { box, time, skew }: Surroundings): Promise<Life> {
  const seed = createSeed(start)
  const randomness = seed.branch('client')
  await time.begin()
  vi.spyOn(Math, 'random').mockImplementation(() => randomness.next())
  skew.ms = seed.chance(0.3) ? seed.between(-600_000, 600_000) : 0
  try {
    return await lived({
      start,
      box,
      seed,
      time,
      bornAt: Date.now() + skew.ms,
      email: `${seed.chance(0.2) ? 'existing' : 'empty'}+sim${(lives += 1)}@example.com`,
    })
  } finally {
    vi.restoreAllMocks()
  }
}

interface Birth {
  readonly start: number
  readonly box: TestSandbox
  readonly seed: ReturnType<typeof createSeed>
  readonly time: Time
  readonly email: string
  readonly bornAt: number
}

async function lived({ start, box, seed, time, email, bornAt }: Birth): Promise<Life> {
  const events: string[] = []
  const note = (text: string) => void events.push(`${(time.elapsed() / 1000).toFixed(3).padStart(10)} s  ${text}`)
  const nameOf = createNames()
  const network = createNetwork({ box, time, seed: seed.branch('network'), note, nameOf })
  const keeping: Keeping = seed.chance(0.8) ? 'kept' : seed.pick(['refused', 'full', 'wiped'])
  const browser = createBrowser({ network, seed: seed.branch('uuid'), keeping })
  const worst = seed.pick([0.2, 0.5, 0.8, 0.95])
  const tabs = Array.from({ length: keeping === 'kept' ? 2 : 1 }, () => browser.openTab())
  const pages = tabs.map((tab) => openPage(tab))
  const intents: Intent[] = []
  const submits: Submit[] = []
  const cancels: Cancel[] = []
  const crashes: unknown[] = []
  const known = new Map<string, Payout>()
  let wasWarned = false
  // A page that loads knows nothing of what the one before it began.
  let isForgetful = keeping === 'refused' || keeping === 'full'
  let underWay: Promise<unknown>[] = []
  note(`a life with storage ${keeping}, ${worst} of calls broken`)

  /** Null when there is none in time. */
  async function answerTo<T>(ms: number, work: Promise<T>): Promise<T | null> {
    let answer: T | null = null
    const kept = work.then((value) => {
      answer = value
    })
    await time.within(ms, kept)
    return answer
  }

  const openIntent = (form: PayoutPayload) =>
    intents.find(({ end, form: own }) => end === 'open' && JSON.stringify(own) === JSON.stringify(form))

  async function signedIn(page: Page): Promise<boolean> {
    for (let turn = 0; turn < 3 && !page.isSignedIn(); turn += 1) {
      await time.within(60_000, signIn(page, email).catch(unless(page)))
      if (!page.isSignedIn()) await time.pass(2000)
    }
    return page.isSignedIn()
  }

  /** A failed call says so by an ApiError; anything else is a defect, unless the page is gone. */
  const unless = (page: Page) => (error: unknown) => {
    if (!(error instanceof ApiError) && !page.isGone()) crashes.push(error)
    return null
  }

  function click(page: Page, form: PayoutPayload) {
    let intent = openIntent(form)
    if (!intent) intents.push((intent = { id: intents.length + 1, form, at: Date.now(), end: 'open' }))
    const submit: Submit = { intent, page, told: 'nothing', payout: null }
    submits.push(submit)
    const hear = (told: Submit['told'], payout: Payout | null = null) => {
      if (page.isGone()) return
      submit.told = told
      submit.payout = payout
      if (told === 'made') intent.end = 'made'
      if (told === 'refused' && intent.end === 'open') intent.end = 'refused'
      if (payout) known.set(payout.id, payout)
      wasWarned ||= !journalOf(page.services).durable.getState()
      note(`${page.tab.name} is told: intent ${intent.id} ${told} ${payout ? nameOf(payout.id) : ''}`)
    }
    const ended = working
      .run({ intent: intent.id }, () => submitPayout(partsOf(page), form))
      .then(
        (payout) => hear('made', payout),
        (error: unknown) => {
          unless(page)(error)
          hear(error instanceof ApiError && error.outcome === 'definite' ? 'refused' : 'unknown')
        },
      )
    underWay.push(ended)
    return submit
  }

  async function submitForm(form: PayoutPayload) {
    const page = seed.pick(pages)
    if (!(await signedIn(page))) return
    const { amount } = form.source
    const clicks = seed.pick([1, 1, 1, 2, 2, 3, 50])
    const isBoth = pages.length > 1 && seed.chance(0.3)
    if (isBoth) for (const each of pages) await signedIn(each)
    const open = openIntent(form)
    note(
      `${isBoth ? 'both tabs' : page.tab.name} submit ${amount} to ${form.destination.network}, ${clicks} clicks${open ? `, again intent ${open.id}` : ''}`,
    )
    const made: Submit[] = []
    for (let turn = 0; turn < clicks; turn += 1) {
      // A form whose end was told has no button any more.
      if (made.some(({ told }) => told !== 'nothing')) break
      for (const each of isBoth ? pages : [page]) made.push(click(each, form))
      if (seed.chance(0.5)) await time.pass(seed.between(1, 60))
    }
  }

  /** The browser loads the page anew, or the host puts in a new element. Where nothing is kept, what was open is forgotten. */
  async function renew(place: number, way: 'reload' | 'remove') {
    const page = pages[place]!
    note(`${page.tab.name}: ${way}`)
    if (way === 'remove') page.remove()
    else page.leave()
    if (isForgetful) for (const intent of intents) if (intent.end === 'open') intent.end = 'left'
    forgetOld()
    pages[place] = openPage(page.tab)
    await time.pass(seed.between(0, 500))
  }

  /** A page that loads a day later has made an end of what the server has forgotten the key of. */
  function forgetOld() {
    for (const intent of intents)
      if (intent.end === 'open' && Date.now() - intent.at > KEY_IS_OLD_MS) intent.end = 'left'
  }

  async function look(page: Page) {
    if (!(await signedIn(page))) return null
    const found = await answerTo(120_000, settlePayouts(partsOf(page)).catch(unless(page)))
    note(
      `${page.tab.name} looks what became of it: ${found ? found.map(({ id }) => nameOf(id)).join(', ') || 'nothing new' : 'no answer'}`,
    )
    forgetOld()
    for (const payout of found ?? []) known.set(payout.id, payout)
    return found
  }

  const acts: Record<Act, () => Promise<unknown>> = {
    async submit() {
      const page = seed.pick(pages)
      const form = (await signedIn(page)) && (await filled(page, drawWish(seed)))
      if (form) await submitForm(form)
    },
    async submitAgain() {
      const last = intents.filter(({ end }) => end === 'open').at(-1) ?? intents.at(-1)
      if (last) await submitForm(last.form)
    },
    wait: () => time.pass(seed.between(50, 8000)),
    waitLong: () => time.pass(seed.between(8000, 90_000)),
    waitDays: () => time.pass(seed.pick([0.5, 0.97, 1.1]) * DAY_MS),
    reload: () => renew(seed.whole(pages.length), 'reload'),
    remove: () => renew(seed.whole(pages.length), 'remove'),
    async comeBack() {
      const place = seed.whole(pages.length)
      pages[place]!.leave()
      await time.pass(seed.between(1000, 600_000))
      await renew(place, 'reload')
      await look(pages[place]!)
    },
    look: () => look(seed.pick(pages)),
    async startAnew() {
      const page = seed.pick(pages)
      const told = submits.filter(({ intent }) => intent.end === 'open')
      const asked = told.at(-1)?.intent
      const isAsked = told.some(({ intent, told: word }) => intent === asked && word === 'unknown')
      if (!asked || !isAsked || !page.isSignedIn()) return
      note(`${page.tab.name}: intent ${asked.id} shall be made anew`)
      startPayoutAnew(partsOf(page), asked.form)
      asked.end = 'left'
      await submitForm(asked.form)
    },
    async cancel() {
      const page = seed.pick(pages)
      const payout = [...known.values()].at(-1)
      if (!payout || !(await signedIn(page))) return
      const cancel: Cancel = { payoutId: payout.id, told: 'nothing' }
      cancels.push(cancel)
      const work = cancelPayout(page.services.api, payout.id).then(
        ({ status }) => {
          if (!page.isGone()) cancel.told = status === 'cancelled' ? 'cancelled' : 'unknown'
        },
        (error: unknown) => {
          unless(page)(error)
          if (!page.isGone())
            cancel.told = error instanceof ApiError && error.outcome === 'definite' ? 'refused' : 'unknown'
        },
      )
      await time.within(seed.between(0, 40_000), work)
      note(`${page.tab.name} cancels ${nameOf(payout.id)}: ${cancel.told}`)
    },
    async pay() {
      const payout = known.size > 0 ? seed.pick([...known.values()]) : null
      if (!payout) return
      const amount = seed.chance(0.2) ? '12.34' : payout.amount
      for (let times = seed.pick([1, 1, 1, 2]); times > 0; times -= 1) {
        note(`the bank pays ${amount} for ${nameOf(payout.id)}`)
        await box.request('POST', `/sandbox/payouts/${payout.id}/fund`, { body: { amount } })
      }
    },
    bankWorks: () => box.advance(1),
    async wipe() {
      if (keeping !== 'wiped') return
      note('local storage is wiped')
      browser.wipe()
      isForgetful = true
    },
  }

  const filled = (page: Page, wish: Wish) => answerTo(60_000, fillIn(page.services, ends, wish).catch(unless(page)))

  // The first sign-in is in fair weather for most: the storm begins with the form.
  network.badness = seed.chance(0.25) ? worst : 0
  await signedIn(pages[0]!)
  network.badness = 0
  if (!(await signedIn(pages[0]!))) throw new Error('Nobody can sign in')
  const read = await answerTo(60_000, readEnds(partsOf(pages[0]!)))
  if (!read) throw new Error('Nobody has an account and a wallet')
  const ends = read
  await box.advance(1)

  const length = seed.between(6, 14)
  for (let turn = 0; turn < length; turn += 1) {
    network.badness = worst * (1 - (turn / length) ** 2)
    await acts[turn === 0 ? 'submit' : seed.weighted(ACTS)]()
    if (seed.chance(0.6)) await time.pass(seed.between(0, 3000))
  }

  network.badness = 0
  await time.within(
    STORM_IS_OVER_MS,
    Promise.all(underWay).then(() => time.pass(STORM_IS_OVER_MS)),
  )
  await time.pass(STORM_IS_OVER_MS)
  for (const place of pages.keys()) await renew(place, 'reload')
  await look(pages[0]!)
  const listed = (await answerTo(60_000, listPayouts(pages[0]!.services.api))) ?? []
  const state = pages[0]!.services.session.getState().session
  for (const page of pages) page.leave()
  await box.advance(6)
  return {
    start,
    bornAt,
    keeping,
    events,
    intents,
    submits,
    cancels,
    network,
    listed,
    wasWarned,
    crashes,
    customerId: state.status === 'signedIn' ? state.tokens.uid : '',
    seconds: time.elapsed() / 1000,
  }
}

const partsOf = ({ services }: Page) => ({ api: services.api, journal: journalOf(services) })

/** Ids differ from run to run; their order does not. */
function createNames() {
  const names = new Map<string, string>()
  return (text: string) =>
    text.replace(/(payout|customer)_[a-z0-9]+/g, (id, kind: string) => {
      const name = names.get(id) ?? `${kind} ${[...names.values()].filter((each) => each.startsWith(kind)).length + 1}`
      names.set(id, name)
      return name
    })
}
