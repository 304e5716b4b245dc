import type { Page, Request, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import * as person from './support/people.ts'
import { idleFrames, openRequests, quiet } from './support/quiet.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Answers are let through in rounds: what is asked for after a round could not be asked for before it.
let stage: Stage
const { button, ramp, title } = person

const SETTLED_FRAMES = 6
/** A screen that has all that it needs is drawn long before. */
const DRAWN_FRAMES = 90

const nameOf = (request: Request) => `${request.method()} ${new URL(request.url()).pathname.replace('/v1/ramp/', '')}`
const isCode = (name: string) => name.endsWith('.js')

/** Holds every request from now on. */
async function holdRequests(page: Page) {
  const waiting = new Map<Request, Route>()
  const leaving = Promise.withResolvers<void>()
  const hold = (route: Route) => {
    waiting.set(route.request(), route)
    if (route.request().isNavigationRequest()) leaving.resolve()
  }
  await page.route('**/*', hold)
  let hasLeft = false
  const release = async () => {
    const now = [...waiting]
    hasLeft ||= isForNextPage()
    waiting.clear()
    await Promise.all(now.map(([, route]) => route.continue().catch(() => undefined)))
    return now.map(([request]) => nameOf(request))
  }
  const idle = async () => {
    const frames = idleFrames(page, SETTLED_FRAMES)
    // The browser draws nothing more of a page that is about to be replaced.
    await (hasLeft ? frames : Promise.race([frames, leaving.promise]))
  }
  const isForNextPage = () => [...waiting.keys()].some((request) => request.isNavigationRequest())
  return {
    release,
    isForCodeAlone: () => [...waiting.keys()].every((request) => isCode(nameOf(request))),
    isForNextPage,
    /** Waits until what was let through has its answer, and the page has made of it all that it asks for. */
    async settle() {
      for (let known = -1; known !== waiting.size && !isForNextPage();) {
        known = waiting.size
        await soon(() => openRequests(page).every((request) => waiting.has(request))).toBe(true)
        await idle()
      }
    },
    async end() {
      await page.unroute('**/*', hold)
      await release()
    },
  }
}

/**
 * Holds every request from a press on, and lets those that wait go together once no other is added, until the next screen has its
 * heading. The customer waits for a round of code alone; code that loads during a call may be for the next screen.
 */
async function roundsOf(page: Page, press: () => Promise<void>, heading: string) {
  await quiet(page)
  const rounds: string[][] = []
  const requests = await holdRequests(page)
  await press()
  await requests.settle()
  const isVisible = () => title(page, heading).isVisible()
  const isDrawn = async () => {
    if (requests.isForNextPage()) return false
    // Code alone may be for the screen after, while this one is still being drawn.
    for (
      let left = requests.isForCodeAlone() ? DRAWN_FRAMES : 0;
      left > 0 && !(await isVisible());
      left -= SETTLED_FRAMES
    )
      await idleFrames(page, SETTLED_FRAMES)
    return isVisible()
  }
  while (!(await isDrawn())) {
    const round = await requests.release()
    if (round.length > 0) rounds.push(round)
    await requests.settle()
  }
  await requests.end()
  const codeAlone = rounds.filter((round) => round.every(isCode)).length
  console.log(`to “${heading}”: ${rounds.length} round trips, ${codeAlone} of them for code alone`)
  return { rounds, depth: rounds.length, codeAlone, seen: JSON.stringify(rounds) }
}

const pressContinue = (page: Page) => () => button(page, 'Continue').click()

openStageForFile((opened) => (stage = opened))

test('the step from sign-in to residency waits for its two calls, and for no code', async () => {
  const page = await stage.openOnOwnPhone()
  await ramp(page).getByLabel('Email').pressSequentially(person.newEmail())
  // The screen repeats the sign-in call, because its address may be opened directly (R9).
  const { depth, codeAlone, seen } = await roundsOf(page, pressContinue(page), 'Where are you based?')
  expect({ depth, codeAlone }, seen).toEqual({ depth: 2, codeAlone: 0 })
})

test('a press without typing, as with a prefilled address, waits for no code either', async () => {
  const page = await stage.openOnOwnPhone()
  await page.evaluate((email) => document.querySelector('sphere-ramp')!.setAttribute('email', email), person.newEmail())
  await page.waitForFunction(
    () => document.querySelector('sphere-ramp')!.shadowRoot!.querySelector('input')!.value !== '',
  )
  const { depth, codeAlone, seen } = await roundsOf(page, pressContinue(page), 'Where are you based?')
  expect({ depth, codeAlone }, seen).toEqual({ depth: 2, codeAlone: 0 })
})

test('no step of a transfer waits for code that was preloaded', async () => {
  const page = await stage.openOnOwnPhone()
  await ramp(page).getByLabel('Email').pressSequentially('existing@example.com')
  const steps: [() => Promise<void>, string][] = [
    [pressContinue(page), 'Check your email'],
    [() => person.enterCode(page, '000000'), 'Accounts'],
    [() => button(page, 'New transfer').click(), 'How do you want to move money?'],
    [() => button(page, /^Bank to wallet/).click(), 'Select a currency'],
    [() => button(page, /^US dollar/).click(), 'How will you send US dollars?'],
    [() => button(page, /^ACH transfer/).click(), 'How much do you want to send?'],
  ]
  for (const [press, heading] of steps) {
    const { codeAlone, seen } = await roundsOf(page, press, heading)
    expect(codeAlone, `${heading} ${seen}`).toBe(0)
  }
})

test('a screen that was not preloaded costs one round trip of code', async () => {
  const page = await stage.openOnOwnPhone()
  await person.signIn(page, 'existing@example.com')
  const go = () =>
    page.evaluate(
      () =>
        void (document.querySelector('sphere-ramp') as unknown as { navigate(path: string): void }).navigate(
          '/my-accounts/bank-accounts/new',
        ),
    )
  const { codeAlone, seen } = await roundsOf(page, go, 'Add bank account')
  expect(codeAlone, seen).toBeLessThanOrEqual(1)
})

test('a restored session waits for no code but the widget, and has its route before the server says who the customer is', async () => {
  const page = await stage.openOnOwnPhone()
  await person.signIn(page, 'existing@example.com')
  const reload = () => page.evaluate(() => setTimeout(() => location.reload()))
  const { rounds, codeAlone, seen } = await roundsOf(page, async () => void (await reload()), 'Accounts')
  const roundOf = (name: RegExp) => rounds.findIndex((round) => round.some((one) => name.test(one)))
  // The entry, then the widget with the snapshot of the home route, whose files come with the first calls.
  expect(codeAlone, seen).toBeLessThanOrEqual(3)
  expect(roundOf(/AccountsRoute/), seen).toBeGreaterThan(0)
  expect(roundOf(/AccountsRoute/), seen).toBeLessThanOrEqual(roundOf(/^GET me$/))
})

test('a narrow widget never asks for the side panel of the wide one', async () => {
  const page = await stage.openOnOwnPhone()
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await ramp(page).getByLabel('Email').pressSequentially('a@example.com')
  await quiet(page)
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect([...asked, ...loaded].filter((url) => url.includes('HowItWorks'))).toEqual([])
})
