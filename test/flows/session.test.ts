import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { longTest } from './support/sample.ts'
import { hearEvents, type HostEvent } from './support/host-events.ts'
import * as person from './support/people.ts'
import { quiet } from './support/quiet.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage, visit } from './support/stage.ts'
import { watchTraffic, type Traffic } from './support/traffic.ts'

// The lifetime of a session: through a reload, across tabs, and until the customer or the server ends it.
let stage: Stage
let page: Page
let traffic: Traffic
let events: () => Promise<HostEvent[]>

const { button, ramp, title } = person
const HEARD = ['ramp-navigate', 'ramp-signed-in', 'ramp-signed-out']
const REFUSED = { status: 401, json: { error: { code: 'token_invalid', message: 'Token is invalid or expired' } } }

openStageForFile((opened) => (stage = opened))

beforeEach(async () => {
  page = await stage.open()
  traffic = watchTraffic(page)
  events = await hearEvents(page, HEARD)
  await person.signIn(page, 'existing@example.com')
})
afterEach(() => page.context().close())

const kept = (of: Page) =>
  of.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sphere-ramp:')))
const pathsOf = (emitted: readonly HostEvent[]) =>
  emitted.filter(({ type }) => type === 'ramp-navigate').map(({ detail }) => detail?.['path'])

test('a reload keeps the session, and shows a loader while it is restored [SAFE-F6, NAV-11]', async () => {
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(globalThis, { seen })
    const look = () => {
      const shadow = document.querySelector('sphere-ramp')?.shadowRoot
      const heading = shadow?.querySelector('[part=title]')?.textContent
      if (heading && seen.at(-1) !== heading) seen.push(heading)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.reload()
  await title(page, 'Accounts').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).not.toContain('Sign in')
  expect(traffic.to('POST', 'identity/token')).toHaveLength(1)
})

longTest('a sign-out clears the stored data and stops pending work [SAFE-F6]', async () => {
  const gate = Promise.withResolvers<void>()
  await page.route('**/v1/ramp/payouts', async (route) => {
    await gate.promise
    await route.continue().catch(() => {})
  })
  const before = traffic.to('GET', 'ramp/payouts').length
  // The home screen asks for them.
  await page.reload()
  events = await hearEvents(page, HEARD)
  await soon(() => traffic.to('GET', 'ramp/payouts').length).toBe(before + 1)
  const underWay = traffic.to('GET', 'ramp/payouts').at(-1)
  await title(page, 'Accounts').waitFor()
  expect(await kept(page)).toHaveLength(3)

  await person.chooseInMenu(page, 'Sign out')
  await title(page, 'Sign in').waitFor()
  expect(await kept(page)).toEqual([])
  await soon(() => underWay!.request.failure()?.errorText).toBe('net::ERR_ABORTED')
  gate.resolve()
  const signedOutAt = traffic.calls.length
  expect((await events()).filter(({ type }) => type === 'ramp-signed-out')).toHaveLength(1)
  await page.reload()
  await title(page, 'Sign in').waitFor()
  expect(traffic.calls.slice(signedOutAt).filter(({ isAuthenticated }) => isAuthenticated)).toEqual([])
})

longTest('a token that the server refuses is renewed once, and the call is repeated [SAFE-F6]', async () => {
  let refusals = 0
  await page.route('**/v1/ramp/payouts', async (route) => {
    if (route.request().method() !== 'GET' || refusals > 0) return route.continue()
    refusals += 1
    return route.fulfill(REFUSED)
  })
  const before = traffic.to('GET', 'ramp/payouts').length
  await page.reload()
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByRole('table').waitFor()
  expect(refusals).toBe(1)
  expect(traffic.to('POST', 'identity/refresh')).toHaveLength(1)
  const tokens = traffic
    .to('GET', 'ramp/payouts')
    .slice(before)
    .map(({ request }) => request.headers()['authorization'])
  expect(new Set(tokens).size).toBe(2)
})

test('an expired session redirects to the sign-in once and shows the reason [SAFE-F6, NAV-12]', async () => {
  // What the home screen still asks for would meet the refusal before the navigation does.
  await quiet(page)
  await page.route('**/v1/ramp/**', (route) =>
    route.request().method() === 'GET' ? route.fulfill(REFUSED) : route.continue(),
  )
  await page.route('**/v1/identity/refresh', (route) => route.fulfill(REFUSED))
  const before = pathsOf(await events()).length
  await page.evaluate(() => document.querySelector('sphere-ramp')!.navigate('/my-payouts'))
  await title(page, 'Sign in').waitFor()
  await ramp(page).getByText('You’re signed out').waitFor()
  const emitted = await events()
  expect(pathsOf(emitted).slice(before)).toEqual(['/my-payouts', '/sign-in'])
  expect(emitted.filter(({ type }) => type === 'ramp-signed-out')).toHaveLength(1)
  expect(await kept(page)).toEqual([])
})

longTest('a sign-out in one tab signs the other out too [SAFE-F6]', async () => {
  const other = await visit(page.context(), { url: stage.demo.url, pageErrors: stage.pageErrors })
  await person.signIn(other, 'existing@example.com')
  await person.chooseInMenu(page, 'Sign out')
  await title(other, 'Sign in').waitFor()
  expect(await kept(other)).toEqual([])
  await button(other, 'Continue').waitFor()
})
