import { Wallet } from 'ethers'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { violationsOn } from './support/accessibility.ts'
import { apiOf } from './support/api-customer.ts'
import { usdcOnBase } from './support/balances.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Tests the console in a real browser, with a real sandbox and real networks.
let stage: Stage
let page: Page
let calls: ReturnType<typeof apiOf>

openStageForFile((opened) => {
  stage = opened
  calls = apiOf(stage.demo.sandboxUrl)
})

beforeEach(async () => {
  await fetch(`${stage.demo.sandboxUrl}/sandbox/reset`, { method: 'POST' })
  page = await stage.open('/console/', {
    viewport: { width: 440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
})
afterEach(async () => {
  await page.context().close()
  expect(stage.pageErrors.splice(0)).toEqual([])
})

const tab = (name: RegExp) => page.getByRole('tab', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const units = (amount: string) => BigInt(amount.replace('.', '')) * 10_000n

test('the latest mail is first, and one click copies its code', async () => {
  await page.getByText('No mail yet').waitFor()
  await calls.api('POST', 'ramp/auth/login', { body: { email: 'empty@example.com' } })
  await calls.api('POST', 'ramp/auth/login', { body: { email: 'business@example.com' } })
  const copy = button('Copy the code for business@example.com')
  await copy.waitFor()
  const [first] = await page.getByRole('list', { name: 'Mail' }).getByRole('listitem').allInnerTexts()
  expect(first).toContain('business@example.com')

  await copy.focus()
  await page.keyboard.press('Enter')
  await button('Copied').waitFor()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  expect(first!.replaceAll(/\s/g, '')).toContain(code)
  expect(code).toMatch(/^\d{6}$/)
})

test('a payout is paid at the bank, passes each status, and arrives on the network', async (context) => {
  needsAnvil(context)
  const caller = await calls.signIn('empty@example.com')
  const { address, received } = await calls.startOnRamp(caller)
  await tab(/^Mail/).focus()
  await page.keyboard.press('ArrowRight')
  await tab(/^Bank/).getByText('1', { exact: true }).waitFor()
  await button('Pay 1,000.00 USD').focus()
  await page.keyboard.press('Enter')
  await page.getByText('Paid 1,000.00 USD.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('panel')
  await page.getByText('Funded', { exact: true }).first().waitFor()

  for (const status of ['Processing', 'Succeeded']) {
    await button('Next step').click()
    await page.locator('.badge', { hasText: status }).waitFor()
  }
  await page.getByText('Ledger and status').click()
  const ledger = page.getByRole('list', { name: 'Ledger' })
  await ledger.getByText(/confirmed in block \d+/).waitFor()
  expect(await ledger.innerText()).toContain(`${received} USDC`)

  await tab(/^Networks/).click()
  const balances = page.getByRole('list', { name: 'Balances on Base' })
  await balances.getByText(`${received} USDC`).waitFor()
  expect(await usdcOnBase(stage, address)).toBe(units(received))
})

test('a transfer of a wallet is paid by one on its network, and the amounts of its ledger are in one column', async (context) => {
  needsAnvil(context)
  await calls.startOffRamp(await calls.signIn('existing@example.com'))
  await tab(/^Bank/).click()
  const card = page.locator('li.card', { hasText: '41.00 USDC' })
  expect(await card.innerText()).toMatch(/payout_\w{10,}/)
  await button('Pay 41.00 USDC').click()
  for (const status of ['Funded', 'Processing', 'Succeeded']) {
    await card.locator('.badge', { hasText: status }).waitFor()
    if (status !== 'Succeeded') await button('Next step').click()
  }
  await card.getByText('Ledger and status').click()
  const ledger = card.getByRole('list', { name: 'Ledger' })
  await ledger.getByText(/confirmed in block \d+/).waitFor()
  const ends = await ledger.locator('.num').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right))
  expect(ends).toHaveLength(3)
  expect(new Set(ends).size).toBe(1)
  // The seeded transfers are of other days.
  await page
    .locator('time', { hasText: /^[A-Z][a-z]{2} \d+, \d\d:\d\d:\d\d$/ })
    .first()
    .waitFor()
})

test('a phone shows the selected tab, and the clock on one line', async () => {
  await page.setViewportSize({ width: 360, height: 740 })
  await tab(/^Controls/).focus()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => tab(/^Controls/).evaluate((each) => Math.round(each.getBoundingClientRect().right)))
    .toBeLessThanOrEqual(360)
  const time = page.locator('header .whole').last()
  await expect.poll(() => time.evaluate((each) => each.getClientRects().length)).toBe(1)
})

test('another amount can be paid, and the input survives a refresh', async () => {
  await calls.startOnRamp(await calls.signIn('empty@example.com'))
  await tab(/^Bank/).click()
  await page.getByText('Pay another amount').click()
  const amount = page.getByLabel('Amount in USD')
  await amount.fill('999')
  await page.waitForTimeout(2200)
  expect(await amount.inputValue()).toBe('999')
  expect(await amount.evaluate((input) => input === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText('Failed precondition').first().waitFor()
})

test('the widget reads the decision about a customer', async () => {
  const caller = await calls.signIn('kyc-start@example.com')
  const state = async () =>
    (await calls.api<{ kyc: Record<string, string> }>('GET', 'ramp/onboarding/state', { caller })).data
  await tab(/^Customers/).click()
  const decide = page.getByRole('group', { name: 'Decisions for kyc-start@example.com' })
  const decisions = { 'Request resubmission': 'softRejected', Reject: 'rejected', 'Move to review': 'complete' }
  for (const [name, sumsub] of Object.entries(decisions)) {
    await decide.getByRole('button', { name, exact: true }).click()
    await expect.poll(async () => (await state()).kyc['sumsub']).toBe(sumsub)
  }
  expect((await state()).kyc['kyc_level_1']).toBe('underReview')
  await decide.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect.poll(async () => (await state()).kyc['kyc_level_1']).toBe('complete')
  const { data: me } = await calls.api<{ kycStatus: string }>('GET', 'ramp/me', { caller })
  expect(me.kycStatus).toBe('approved')
})

test('a wallet is funded with tokens and gas', async (context) => {
  needsAnvil(context)
  const { address } = Wallet.createRandom()
  await tab(/^Networks/).click()
  await button('Send tokens and gas').click()
  await page.getByText('Enter a wallet address.').waitFor()
  await page.getByLabel('Wallet address').fill(address)
  await page.locator('select[name=network]').selectOption('base')
  await page.getByLabel('Amount').fill('42.50')
  await button('Send tokens and gas').click()
  await page.getByText('Sent 42.50 USDC.').waitFor()
  expect(await usdcOnBase(stage, address)).toBe(42_500_000n)
})

test('a network without a node is listed with the reason', async () => {
  await tab(/^Networks/).click()
  const simulated = page.getByRole('list', { name: 'Simulated networks' }).getByRole('listitem')
  const rowOf = (network: string) => simulated.filter({ hasText: network })
  for (const network of ['Polygon', 'Sui'])
    await rowOf(network).getByText('Not running: it was not asked for. Start with --networks all.').waitFor()
  expect(await rowOf('Solana').count()).toBe(0)
})

test('a simulated failure applies to the next request, requests are listed, and the sandbox can be reset', async () => {
  const caller = await calls.signIn('empty@example.com')
  await tab(/^Mail/).focus()
  await page.keyboard.press('End')
  await page.getByLabel('Method').selectOption('GET')
  await page.locator('input[name=path]').fill('me')
  await page.getByLabel('Status').selectOption('503')
  await button('Add failure').click()
  await page.getByText('The next GET me will fail.').waitFor()
  expect((await calls.api('GET', 'ramp/me', { caller })).status).toBe(503)
  expect((await calls.api('GET', 'ramp/me', { caller })).status).toBe(200)

  await tab(/^Requests/).click()
  const requests = page.getByRole('list', { name: 'Requests' })
  await requests.getByText('503', { exact: true }).waitFor()
  await page.locator('input[name=filter]').fill('post token')
  await expect.poll(() => requests.getByRole('listitem').count()).toBe(1)
  await requests.getByText('identity/token').click()
  const answer = page.getByLabel('Response body')
  expect(await answer.innerText()).toContain('"idToken": "…"')
  expect(await page.getByLabel('Request body').innerText()).toContain('"token": "…"')
  await tab(/^Controls/).click()
  await page.getByText('Reset the sandbox').click()
  await button('Delete all data').click()
  await page.getByText('Sandbox reset.').waitFor()
  expect((await calls.api('GET', 'ramp/me', { caller })).status).toBe(401)
})

test('values to try are copied with one click, and the selected failure is described', async () => {
  await tab(/^Bank/).click()
  await page.getByText('Bank details to try').click()
  await button('Copy DE89370400440532013000').click()
  await button('Copied').waitFor()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('DE89370400440532013000')
  await tab(/^Networks/).click()
  await page.getByText('Wallets to try').click()
  await page.getByRole('list', { name: 'Wallets to try' }).getByText('Tron').waitFor()

  await tab(/^Controls/).click()
  await page.locator('select[name=shape]').selectOption('Connection dropped, no answer')
  await page.getByText('The connection closes without an answer').waitFor()
})

test('every tab passes the accessibility check, light and dark', async () => {
  await calls.startOnRamp(await calls.signIn('empty@example.com'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const name of [/^Mail/, /^Bank/, /^Customers/, /^Networks/, /^Requests/, /^Controls/]) {
      await tab(name).click()
      await page.getByText('Loading…').waitFor({ state: 'detached' })
      expect(await violationsOn(page, 'body')).toEqual([])
    }
  }
})
