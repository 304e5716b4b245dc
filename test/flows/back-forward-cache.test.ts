import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usdcOnSolana } from './support/balances.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { signInByHost } from './support/customers.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'
import { watchTraffic } from './support/traffic.ts'

// A browser keeps a page that was left and shows it again at Back, as it was: its timers and calls stood still meanwhile.
let stage: Stage
const { button, ramp, title } = person

const sent = (page: Page) => ramp(page).getByRole('textbox', { name: 'You send', exact: true })
const code = (page: Page) => ramp(page).getByRole('textbox', { name: '6-digit code' })

interface Marked {
  isTheSame?: boolean
}

/** Leaves for another page of the shop, whose widget has the same session, and comes back to the very page that was left. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isTheSame: true } satisfies Marked))
  await page.goto(`${stage.demo.url}/strict-csp/`)
  await ramp(page).locator('[part=title]').first().waitFor()
  // The load event, which Playwright waits for, is not fired again.
  await page.goBack({ waitUntil: 'commit' })
  await soon(() =>
    page.evaluate(() => {
      const [{ notRestoredReasons = null }] = performance.getEntriesByType('navigation') as unknown as [
        { notRestoredReasons?: object | null },
      ]
      return { isTheSame: (window as Marked).isTheSame ?? false, notRestoredReasons }
    }),
  ).toEqual({ isTheSame: true, notRestoredReasons: null })
}

beforeAll(async () => {
  stage = await openStage({ keepsPages: true, pollsOften: true })
})
afterAll(async () => {
  await stage.close()
  expect(stage.pageErrors).toEqual([])
})

test('Back finds the sign-in and the code screen with what was typed, and sends nothing again [N11]', async () => {
  const page = await stage.open()
  const traffic = watchTraffic(page)
  const email = 'existing+kept-page@example.com'
  await ramp(page).getByLabel('Email').fill(email)
  await leaveAndReturn(page)
  expect(await ramp(page).getByLabel('Email').inputValue()).toBe(email)
  await button(page, 'Continue').click()
  await code(page).pressSequentially('000')
  await leaveAndReturn(page)
  expect(await code(page).inputValue()).toBe('000')
  await code(page).pressSequentially('000')
  await title(page, 'Accounts').waitFor()
  const calls = ['ramp/auth/login', 'ramp/auth/otp/verify'].map((path) => traffic.to('POST', path).length)
  expect(calls).toEqual([1, 1])
})

test('Back finds the filled form, and the instructions of one transfer [N11, E18]', async () => {
  const email = 'existing+kept-form@example.com'
  const page = await stage.open()
  const traffic = watchTraffic(page)
  await signInByHost(stage, page, email)
  const known = new Set((await payoutsOf(stage.demo.sandboxUrl, email)).map(({ id }) => id))
  const made = async () => (await payoutsOf(stage.demo.sandboxUrl, email)).filter(({ id }) => !known.has(id))
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Bank to wallet/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^Wire transfer/).click()
  await sent(page).pressSequentially('1234.5')
  await leaveAndReturn(page)
  expect(await sent(page).inputValue()).toMatch(/^1,?234\.50?$/)
  await button(page, /^Wallet to receive in/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /Test Wallet/ })
    .first()
    .click()
  await button(page, 'Continue').click()
  await title(page, 'Make this transfer from your bank').waitFor()
  await leaveAndReturn(page)
  await title(page, 'Make this transfer from your bank').waitFor()
  expect(await made()).toMatchObject([{ type: 'onRamp', status: 'pending', amount: '1234.50' }])
  expect(traffic.to('POST', 'ramp/payouts')).toHaveLength(1)
  await ramp(page).getByRole('checkbox').check()
  await button(page, 'Confirm').click()
  await person.detailsStatus(page, 'Pending').waitFor()
})

test('Back finds an off-ramp at the wallet’s question, which sends its tokens once [N11, E18]', async () => {
  const email = 'existing+kept-wallet@example.com'
  const { address } = testKey('solana', 0)
  const before = await usdcOnSolana(stage, address)
  const page = await stage.open()
  await signInByHost(stage, page, email)
  const known = new Set((await payoutsOf(stage.demo.sandboxUrl, email)).map(({ id }) => id))
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Wallet to bank/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^ACH/).click()
  await button(page, /^Wallet to send from/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /Test Wallet/ })
    .first()
    .click()
  await sent(page).fill('25')
  await button(page, 'Send 25.00 USDC').click()
  await button(page, /^Test Wallet/).click()
  const approve = async (name: string) => {
    const question = page.getByRole('dialog', { name, exact: true })
    await question.getByRole('button', { name: 'Approve', exact: true }).click()
    await question.waitFor({ state: 'detached' })
  }
  await approve('Connect to this page?')
  await page.getByRole('dialog', { name: 'Send 25.00 USDC?', exact: true }).waitFor()
  await leaveAndReturn(page)
  await approve('Send 25.00 USDC?')
  await title(page, 'Transfers').waitFor()
  await soon(() => usdcOnSolana(stage, address)).toBe(before - 25_000_000n)
  const made = (await payoutsOf(stage.demo.sandboxUrl, email)).filter(({ id }) => !known.has(id))
  expect(made).toMatchObject([{ type: 'offRamp', amount: '25.00' }])
  await soon(
    async () => (await payoutsOf(stage.demo.sandboxUrl, email)).find(({ id }) => id === made[0]!.id)?.status,
  ).toBe('funded')
})

test('Back after a sign-out shows nothing of the customer [N11]', async () => {
  const page = await stage.open()
  await signInByHost(stage, page, 'existing+kept-out@example.com')
  await page.goto(`${stage.demo.url}/strict-csp/`)
  await title(page, 'Accounts').waitFor()
  await person.chooseInMenu(page, 'Sign out')
  await ramp(page).getByLabel('Email').waitFor()
  await page.goBack({ waitUntil: 'commit' })
  await ramp(page).getByLabel('Email').waitFor()
  expect(await title(page, 'Accounts').count()).toBe(0)
})
