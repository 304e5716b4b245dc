import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { apiOf } from './support/api-customer.ts'
import { violationsOn } from './support/accessibility.ts'
import { signInByHost } from './support/customers.ts'
import * as person from './support/people.ts'
import { openRequests, quiet } from './support/quiet.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A train goes into a tunnel and comes out again.
let stage: Stage
const { button, ramp, title } = person
const RESUMES_WITHIN_MS = 5000
const STEP_MS = 250

// The browser reports each request that it cannot send.
openStageForFile((opened) => (stage = opened), { expects: /ERR_INTERNET_DISCONNECTED/ })

// The cards of a new transfer give the same reason in a tooltip.
const bar = (page: Page) =>
  ramp(page)
    .locator('[data-bar]')
    .getByText(/^You’re offline\./)
const navigate = (page: Page, path: string) =>
  page.evaluate((to) => document.querySelector('sphere-ramp')!.navigate(to), path)
const cutOff = (page: Page, isOff: boolean) => page.context().setOffline(isOff)

/** The bar is fetched when the customer begins. */
const barIsLoaded = async (page: Page) => (await page.waitForResponse(/\/OfflineBar-/)).finished()

/** A phone of its own, because its connection is cut, and a clock of its own, because what it takes to resume is measured. */
const openPhone = (): Promise<Page> =>
  stage.open('/strict-csp/', {
    viewport: { width: 420, height: 900 },
    setUp: (context) => context.clock.install(),
  })

/** A clock stops at a moment to come, which a slow machine may have let pass by. */
async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + STEP_MS).then(() => true)
  const isLate = (error: Error) => {
    if (!error.message.includes('to the past')) throw error
    return false
  }
  while (!(await stop().catch(isLate)));
}

/** Gives the connection back. What follows has five seconds of the page's time, however long the machine takes for them. */
async function resumes(page: Page, isDone: () => Promise<boolean>, message: string): Promise<void> {
  await stopClock(page)
  await cutOff(page, false)
  const isAnswered = () => openRequests(page).length === 0
  for (let ms = 0; ms < RESUMES_WITHIN_MS && !(await isDone()); ms += STEP_MS) {
    await page.clock.runFor(STEP_MS)
    await soon(isAnswered).toBe(true)
  }
  await soon(isDone, message).toBe(true)
  await page.clock.resume()
}

/** Opens a screen. The bar comes and goes with the connection. */
async function throughTunnel(page: Page, path: string, heading: string): Promise<void> {
  await navigate(page, path)
  await title(page, heading).first().waitFor()
  await quiet(page)
  await cutOff(page, true)
  await soon(() => bar(page).count(), `a bar on ${path}`).toBe(1)
  await resumes(page, async () => (await bar(page).count()) === 0, `no bar on ${path}`)
}

async function ofCustomer(email: string) {
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const caller = await signIn(email)
  const read = async <T>(path: string) => (await api<T>('GET', `ramp/${path}`, { caller })).data
  const { payouts } = await read<{ payouts: readonly { id: string; type: string; status: string }[] }>('payouts')
  const { wallets } = await read<{ wallets: readonly { id: string }[] }>('wallets')
  return { payouts, wallets }
}

test('before the sign-in, a bar says that the browser is offline, and goes with the connection [SAFE-E5]', async () => {
  const page = await openPhone()
  const email = ramp(page).getByRole('textbox', { name: 'Email' })
  const loaded = barIsLoaded(page)
  await email.fill('ana@example.com')
  await loaded
  await quiet(page)
  await cutOff(page, true)
  await bar(page).waitFor()
  await resumes(page, async () => (await bar(page).count()) === 0, 'no bar')
  expect(await email.inputValue()).toBe('ana@example.com')
  await throughTunnel(page, '/sign-up', 'Create an account')
  await throughTunnel(page, '/business-category', 'Is your business in one of these categories?')
})

test('a connection that is lost with the first letter fails no screen [SAFE-E5]', async () => {
  const page = await openPhone()
  await ramp(page).getByRole('button', { name: 'Continue' }).waitFor()
  let hasFailed = false
  await page.route('**/chunks/{OfflineBar,ToastOutlet}-*.js', (route) => {
    hasFailed = true
    return route.abort('internetdisconnected')
  })
  const email = ramp(page).getByRole('textbox', { name: 'Email' })
  await email.fill('ana@example.com')
  await expect.poll(() => hasFailed).toBe(true)
  // It is asked for again.
  const loaded = barIsLoaded(page)
  await page.unrouteAll()
  await loaded
  expect(await email.inputValue()).toBe('ana@example.com')
  await throughTunnel(page, '/sign-up', 'Create an account')
})

test('on every screen a bar says that the browser is offline, and goes with the connection [SAFE-E5]', async () => {
  const email = 'many+tunnel@example.com'
  const { payouts, wallets } = await ofCustomer(email)
  const id = payouts.find(({ type, status }) => type === 'onRamp' && status === 'pending')!.id
  const page = await openPhone()
  await signInByHost(stage, page, email)
  const screens: readonly (readonly [path: string, heading: string])[] = [
    ['/my-accounts', 'Accounts'],
    ['/my-accounts?type=wallets', 'Accounts'],
    ['/my-accounts/bank-accounts/new', 'Add bank account'],
    ['/my-accounts/wallets/new', 'Add Solana wallet'],
    [`/my-accounts/wallets/edit?walletId=${wallets[0]!.id}`, 'Edit wallet'],
    ['/payouts/new', 'How do you want to move money?'],
    ['/payouts/new/on-ramp/currencies', 'Select a currency'],
    ['/payouts/new/on-ramp/methods?currency=usd', 'How will you send US dollars?'],
    ['/payouts/new/on-ramp?currency=usd&method=ach', 'How much do you want to send?'],
    [`/payouts/new/on-ramp/instructions?id=${id}`, 'Send the money'],
    ['/payouts/new/off-ramp/currencies', 'Select a currency'],
    ['/payouts/new/off-ramp/methods?currency=usd', 'How should we pay out US dollars?'],
    ['/payouts/new/off-ramp?currency=usd&method=ach', 'How much do you want to send?'],
    ['/my-payouts', 'Transfers'],
    ['/my-payouts?type=onRamps', 'Transfers'],
    [`/my-payouts/details?id=${id}&view=details`, 'How to pay'],
    ['/settings', 'Settings'],
  ]
  for (const [path, heading] of screens) await throughTunnel(page, path, heading)
})

test('the bar gives the time of the data, new transfers are off, and lists can be read [SAFE-E5]', async () => {
  const page = await openPhone()
  await signInByHost(stage, page, 'many+reading@example.com')
  await person.chooseInMenu(page, 'Transfers')
  await title(page, 'Transfers').waitFor()
  const row = ramp(page).getByRole('row').nth(1)
  await row.waitFor()
  await quiet(page)
  await cutOff(page, true)
  await ramp(page)
    .getByText(/^You’re offline\. Showing what we had at \d{1,2}:\d{2}/)
    .waitFor()
  await expect.poll(() => button(page, 'New transfer').last().isDisabled()).toBe(true)
  await row.waitFor()
  expect(await violationsOn(page)).toEqual([])
  await resumes(page, () => button(page, 'New transfer').last().isEnabled(), 'new transfers')
})

test('a screen that is opened offline shows its data when the connection is back [SAFE-E5]', async () => {
  const page = await openPhone()
  await signInByHost(stage, page, 'many+opened@example.com')
  await title(page, 'Accounts').waitFor()
  await quiet(page)
  await cutOff(page, true)
  await bar(page).waitFor()
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  const wallets = ramp(page)
    .getByRole('tabpanel')
    .getByRole('button', { name: /wallet/i })
  await resumes(page, () => wallets.first().isVisible(), 'the wallets')
})

test('a form keeps what was typed, sends nothing while offline, and goes on afterwards [SAFE-E5]', async () => {
  const page = await openPhone()
  await signInByHost(stage, page, 'existing+tunnel@example.com')
  await navigate(page, '/payouts/new/on-ramp?currency=usd&method=ach')
  const amount = ramp(page).getByRole('textbox', { name: 'You send' })
  await amount.fill('120.50')
  await expect.poll(() => button(page, 'Continue').isEnabled(), { timeout: 30_000 }).toBe(true)
  await quiet(page)
  await cutOff(page, true)
  await expect.poll(() => button(page, 'Continue').isDisabled()).toBe(true)
  await amount.press('Enter')
  expect(await amount.inputValue()).toBe('120.50')
  await resumes(page, () => button(page, 'Continue').isEnabled(), 'a price')
  expect(await amount.inputValue()).toBe('120.50')
  await button(page, 'Continue').click()
  await title(page, 'Send the money').waitFor()
})
