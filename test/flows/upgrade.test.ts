import { expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import { usdcOnBase } from './support/balances.ts'
import { EVM_ADDRESS, fundOnBase, installEvm, openWithWallets } from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import { hearEvents } from './support/host-events.ts'
import { replaceVersion } from './support/newer-version.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A newer version replaces the files of the one that a customer has open.
let stage: Stage
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened), {
  pollsOften: true,
  expects: /status of 404|dynamically imported module/,
})

const GONE = 'Reload this page: a part of it couldn’t be loaded. This didn’t move any money.'

test('a call whose code a newer version has replaced says to reload, and the e-mail stays typed [SAFE-E9]', async () => {
  const page = await stage.open()
  await ramp(page).getByLabel('Email').waitFor()
  const events = await hearEvents(page, ['ramp-error'])
  const { missed } = await replaceVersion(page)
  await person.enterEmail(page, 'existing@example.com')
  await ramp(page).getByText(GONE).waitFor()
  expect(missed().length).toBeGreaterThan(0)
  expect((await events()).map(({ detail }) => detail?.['code'])).toEqual(['page/outdated'])
  expect(await ramp(page).getByLabel('Email').inputValue()).toBe('existing@example.com')
  await button(page, 'Reload').click()
  await person.enterEmail(page, 'existing@example.com')
  await title(page, 'Check your email').waitFor()
})

test('a screen whose file a newer version has replaced says to reload, from the keyboard too, and opens after that [SAFE-E9]', async () => {
  const page = await stage.open()
  const openSignUp = () => page.evaluate(() => void document.querySelector('sphere-ramp')!.navigate('/sign-up'))
  await person.enterEmail(page, 'existing+upgrade@example.com')
  await title(page, 'Check your email').waitFor()
  const { missed } = await replaceVersion(page)
  await openSignUp()
  await ramp(page).getByText(GONE).waitFor()
  expect(missed().length).toBeGreaterThan(0)
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Tab')
  expect(await button(page, 'Reload').evaluate((each) => each.matches(':focus-visible'))).toBe(true)
  await page.keyboard.press('Enter')
  await title(page, 'Sign in').waitFor()
  await openSignUp()
  await title(page, 'Create an account').waitFor()
})

test.each([
  ['the widget', '**/chunks/app-*.js'],
  ['every file but the entry', '**/chunks/*.js'],
])(
  'a restored session on a page that lacks %s says to reload in place of its skeleton, and opens after that [SAFE-E9, A11Y-01]',
  async (_, files) => {
    const page = await stage.open()
    await person.signIn(page, 'existing@example.com')
    await title(page, 'Accounts').waitFor()
    await page.route(files, (route) => route.fulfill({ status: 404, body: 'Not found' }))
    await page.reload()
    const events = await hearEvents(page, ['ramp-error'])
    await ramp(page).getByRole('alert').getByText(GONE).waitFor()
    await soon(async () => (await events()).map(({ detail }) => detail?.['code'])).toEqual(['page/outdated'])
    expect(await violationsOn(page)).toEqual([])
    await page.unroute(files)
    await button(page, 'Reload').press('Enter')
    await title(page, 'Accounts').waitFor()
  },
)

test('a sign-in on a page that lacks the widget says to reload at its field, and keeps the e-mail [SAFE-E9]', async () => {
  const page = await stage.open()
  await page.route('**/chunks/app-*.js', (route) => route.fulfill({ status: 404, body: 'Not found' }))
  await page.reload()
  const events = await hearEvents(page, ['ramp-error'])
  await person.enterEmail(page, 'existing@example.com')
  const field = ramp(page).getByLabel('Email')
  await soon(() => field.evaluate((each: HTMLInputElement) => each.validationMessage)).toBe(GONE)
  expect((await events()).map(({ detail }) => detail?.['code'])).toEqual(['page/outdated'])
  expect(await field.inputValue()).toBe('existing@example.com')
})

test('a transfer under way is followed to its end by the newer version, and sent once [E18, STATE-OFFR-02]', async () => {
  const email = 'existing+off-upgrade@example.com'
  await fundOnBase(stage.demo, EVM_ADDRESS, '500.00')
  const page = await openWithWallets(stage)
  await installEvm(page, stage.demo.rpcUrls['base'])
  await signInByHost(stage, page, email)
  await addConnected(page, /^Mock Wallet/, 'Hot wallet', 'Base')
  const before = await usdcOnBase(stage, EVM_ADDRESS)
  // The network confirms nothing until the page is reloaded, and the server says that it has not seen the transaction.
  await page.route(`${stage.demo.rpcUrls['base']!}/**`, (route) =>
    route.request().postData()?.includes('eth_getTransactionReceipt')
      ? route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: null } })
      : route.fallback(),
  )
  await page.route(/\/ramp\/payouts\/payout_/, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace('"funded"', '"pending"') })
  })
  await fillOffRamp(page, /Hot wallet/, '24')
  await button(page, 'Send 24.00 USDC').click()
  await title(page, 'Sending your USDC').waitFor()

  const { missed } = await replaceVersion(page)
  await page.evaluate(() => void document.querySelector('sphere-ramp')!.navigate('/settings'))
  await ramp(page).getByText(GONE).waitFor()
  await button(page, 'Reload').click()
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByText('We’re still confirming your transaction').waitFor()
  await page.unroute(/\/ramp\/payouts\/payout_/)
  await page.unroute(`${stage.demo.rpcUrls['base']!}/**`)
  await ramp(page).getByText('We’re still confirming your transaction').waitFor({ state: 'detached' })
  expect(missed().length).toBeGreaterThan(0)
  expect(before - (await usdcOnBase(stage, EVM_ADDRESS))).toBe(24_000_000n)
  const sent = async () =>
    (await payoutsOf(stage.demo.sandboxUrl, email)).filter(
      ({ type, amount }) => type === 'offRamp' && amount === '24.00',
    )
  await soon(sent).toMatchObject([{ status: 'funded' }])
})
