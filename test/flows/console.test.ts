import { Wallet } from 'ethers'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import { usdcOnBase } from './support/balances.ts'
import { openStage, type Stage } from './support/stage.ts'

// Tests the console in a real browser, with a real sandbox and real networks.
let stage: Stage
let page: Page

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

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

interface Caller {
  readonly idToken?: string
  readonly customerId?: string
}

async function api<Answer>(
  method: string,
  path: string,
  { caller = {}, body }: { caller?: Caller; body?: unknown } = {},
) {
  const { idToken, customerId } = caller
  const response = await fetch(`${stage.demo.sandboxUrl}/v1/${path}`, {
    method,
    headers: {
      'X-Application-Id': 'application_sandbox',
      ...(customerId && { 'X-Customer-Id': customerId }),
      ...(idToken && { Authorization: `Bearer ${idToken}` }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const answer = (await response.json()) as { data?: Answer }
  return { status: response.status, data: (answer.data ?? answer) as Answer }
}

async function signIn(email: string): Promise<Caller> {
  const { data: login } = await api<{ customerId: string }>('POST', 'ramp/auth/login', { body: { email } })
  const caller = { customerId: login.customerId }
  const verified = await api<{ token: string }>('POST', 'ramp/auth/otp/verify', { caller, body: { code: '000000' } })
  const body = { token: verified.data.token }
  const { data } = await api<{ idToken: string }>('POST', 'identity/token', { body })
  return { ...caller, idToken: data.idToken }
}

interface OnRamp {
  readonly address: string
  readonly received: string
}

/** 1,000 dollars by wire, to a new wallet on Base. */
async function startOnRamp(caller: Caller): Promise<OnRamp> {
  const { address } = Wallet.createRandom()
  const wallet = { network: 'base', address, nickname: 'Studio', consent: true, isConnected: false }
  const { data } = await api<{ wallet: { id: string } }>('POST', 'ramp/wallets', { caller, body: wallet })
  const rails = {
    sourceCurrency: 'usd',
    destinationCurrency: 'usdc',
    sourceNetwork: 'wire',
    destinationNetwork: 'base',
  }
  const quoteRequest = { ...rails, amount: '1000.00', received: false, customerId: caller.customerId }
  const quote = await api<{ amountAdjustments: { type: string; receive?: { amount: string } }[] }>(
    'POST',
    'ramp/payouts/amountAdjustments',
    { caller, body: quoteRequest },
  )
  const received = quote.data.amountAdjustments.find(({ type }) => type === 'fxRate')!.receive!.amount
  const body = {
    source: { type: 'bankAccount', id: 'usd', amount: '1000.00', currency: 'usd', network: 'wire' },
    destination: { type: 'wallet', id: data.wallet.id, amount: received, currency: 'usdc', network: 'base' },
  }
  const created = await api('POST', 'ramp/payouts', { caller, body })
  expect(created.status, JSON.stringify(created.data)).toBe(201)
  return { address, received }
}

const tab = (name: RegExp) => page.getByRole('tab', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const units = (amount: string) => BigInt(amount.replace('.', '')) * 10_000n

test('the latest mail is first, and one click copies its code', async () => {
  await page.getByText('No mail yet').waitFor()
  await api('POST', 'ramp/auth/login', { body: { email: 'empty@example.com' } })
  await api('POST', 'ramp/auth/login', { body: { email: 'business@example.com' } })
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

test('a payout is paid at the bank, passes each status, and arrives on the network', async () => {
  const caller = await signIn('empty@example.com')
  const { address, received } = await startOnRamp(caller)
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

test('another amount can be paid, and the input survives a refresh', async () => {
  await startOnRamp(await signIn('empty@example.com'))
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
  const caller = await signIn('kyc-start@example.com')
  const state = async () =>
    (await api<{ kyc: Record<string, string> }>('GET', 'ramp/onboarding/state', { caller })).data
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
  const { data: me } = await api<{ kycStatus: string }>('GET', 'ramp/me', { caller })
  expect(me.kycStatus).toBe('approved')
})

test('a wallet is funded with tokens and gas', async () => {
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

test('a simulated failure applies to the next request, requests are listed, and the sandbox can be reset', async () => {
  const caller = await signIn('empty@example.com')
  await tab(/^Mail/).focus()
  await page.keyboard.press('End')
  await page.getByLabel('Method').selectOption('GET')
  await page.locator('input[name=path]').fill('me')
  await page.getByLabel('Status').selectOption('503')
  await button('Add failure').click()
  await page.getByText('The next GET me will fail.').waitFor()
  expect((await api('GET', 'ramp/me', { caller })).status).toBe(503)
  expect((await api('GET', 'ramp/me', { caller })).status).toBe(200)

  await tab(/^Requests/).click()
  const requests = page.getByRole('list', { name: 'Requests' })
  await requests.getByText('503').waitFor()
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
  expect((await api('GET', 'ramp/me', { caller })).status).toBe(401)
})

test('every tab passes the accessibility check, light and dark', async () => {
  await startOnRamp(await signIn('empty@example.com'))
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const name of [/^Mail/, /^Bank/, /^Customers/, /^Networks/, /^Requests/, /^Controls/]) {
      await tab(name).click()
      await page.getByText('Loading…').waitFor({ state: 'detached' })
      expect(await violationsOn(page, 'body')).toEqual([])
    }
  }
})
