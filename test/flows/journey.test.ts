import { Keypair } from '@solana/web3.js'
import { Contract, JsonRpcProvider, Wallet } from 'ethers'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { EVM_NETWORKS } from '../../demo/chains/networks.ts'
import { hearEvents, type HostEvent } from './support/host-events.ts'
import * as person from './support/people.ts'
import { callSandbox } from './support/sandbox.ts'
import { openStage, soon, type Stage } from './support/stage.ts'
import { watchTraffic, type Traffic } from './support/traffic.ts'

// A new customer on the shop's page, from the e-mail to the tokens in the wallet. Each test goes on where the one before it ended.
let stage: Stage
let page: Page
let traffic: Traffic
let events: () => Promise<HostEvent[]>

const email = person.newEmail()
const base = { network: 'Base', address: Wallet.createRandom().address, nickname: 'Studio' }
const solana = { network: 'Solana', address: Keypair.generate().publicKey.toBase58(), nickname: 'Savings' }
const HEARD = ['ramp-navigate', 'ramp-onboarding-complete', 'ramp-wallet-created', 'ramp-payout-created']

const { button, ramp, readToast, title } = person
const levelRead = async () => {
  const state = traffic.to('GET', 'ramp/onboarding/state').at(-1)!
  return (await traffic.answer<{ kyc: Record<string, string> }>(state)).kyc['kyc_level_1']
}

/** Read from the network itself, in the smallest unit. */
async function usdcOnBase(address: string): Promise<bigint> {
  const provider = new JsonRpcProvider(stage.demo.chains.rpcUrls['base'])
  const token = new Contract(
    EVM_NETWORKS.base.tokens.usdc.address,
    ['function balanceOf(address) view returns (uint256)'],
    provider,
  )
  const units = (await token['balanceOf']!(address)) as bigint
  provider.destroy()
  return units
}

interface Customer {
  readonly email: string
  readonly me: { readonly operatingResidency: string }
}

const frame = () => ramp(page).frameLocator('iframe')

beforeAll(async () => {
  stage = await openStage()
  page = await stage.open()
  traffic = watchTraffic(page)
  events = await hearEvents(page, [...HEARD, 'ramp-payout-status'])
})
afterAll(async () => {
  await stage.close()
  expect(stage.complaints).toEqual([])
})

test('an unknown e-mail leads to the residency, which looks the sign-in up again [STATE-SIGN-02, STATE-RES-09]', async () => {
  await person.enterEmail(page, email.toUpperCase())
  await title(page, 'Where are you based?').waitFor()
  await soon(() => traffic.to('POST', 'ramp/auth/login').length).toBe(2)
  expect(traffic.to('POST', 'ramp/auth/login').map(({ body }) => body?.['email'])).toEqual([email, email])
})

test('the country and the state are saved, and the code is asked for [PROD-03, STATE-RES-01, STATE-RES-06]', async () => {
  await person.pickOption(page, 'Country', 'United States')
  await person.pickOption(page, 'State or region', 'California')
  await button(page, 'Continue').click()
  await title(page, 'Check your email').waitFor()
  const [saved] = traffic.to('POST', 'ramp/auth/operating-residency')
  expect(saved!.body).toMatchObject({ countryCode: 'USA', stateCode: 'US-CA' })
  const customers = await callSandbox<Customer[]>(stage, 'sandbox/customers')
  expect(customers.find((customer) => customer.email === email)?.me.operatingResidency).toBe('Approved')
})

test('the mailed code signs in, and its token is exchanged before anything else is asked [PROD-02, AUTH-11, STATE-OTP-02, STATE-OTP-03, STATE-OTP-04]', async () => {
  await person.enterCode(page, await person.readCode(page, email))
  await readToast(page, 'You’re signed in')
  await title(page, 'Set up your account').waitFor()

  const [verified] = traffic.to('POST', 'ramp/auth/otp/verify')
  const [exchanged] = traffic.to('POST', 'identity/token')
  const { token } = await traffic.answer<{ token: string }>(verified!)
  expect(exchanged!.body).toEqual({ token })
  const firstAuthenticated = traffic.calls.findIndex(({ isAuthenticated }) => isAuthenticated)
  expect(firstAuthenticated).toBeGreaterThan(traffic.calls.indexOf(exchanged!))
  expect((await events()).findLast(({ type }) => type === 'ramp-navigate')?.detail).toEqual({ path: '/onboarding' })
  expect(await button(page, 'Back').count()).toBe(0)
})

test('the terms are accepted on a page of another origin, whose closing leads back [PROD-05, TOS-03]', async () => {
  await button(page, 'Start').first().click()
  await frame().getByRole('button', { name: 'Start' }).click()
  await frame().getByRole('button', { name: 'Accept' }).click()
  await readToast(page, 'You accepted the terms')
  const address = await frame()
    .locator('body')
    .evaluate(() => location.origin)
  expect(address).toBe(new URL(stage.demo.sandboxUrl).origin)
  expect(address).not.toBe(new URL(stage.demo.url).origin)
  await frame().getByRole('button', { name: 'Close' }).click()
  await title(page, 'Set up your account').waitFor()
})

test('the verification ends by itself, and leads on to the accounts [PROD-06, STATE-KYC-01, STATE-REDIR-02]', async () => {
  await button(page, 'Start').click()
  await frame().getByRole('button', { name: 'An individual' }).click()
  await frame().getByRole('button', { name: 'Submit' }).click()
  await title(page, 'We’re checking your documents').waitFor()
  for (const level of ['pending', 'underReview', 'complete']) {
    await person.runNextStep(page)
    await soon(() => levelRead()).toBe(level)
  }
  await title(page, 'Accounts').waitFor()
  const heard = await events()
  expect(heard.filter(({ type }) => type === 'ramp-onboarding-complete')).toHaveLength(1)
  expect(
    heard
      .filter(({ type }) => type === 'ramp-navigate')
      .map(({ detail }) => detail?.['path'])
      .slice(-3),
  ).toEqual(['/onboarding/kyc', '/onboarding', '/my-accounts'])
})

test('wallets are added by their addresses', async () => {
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await ramp(page).getByText('No wallets yet').waitFor()
  await person.addWallet(page, solana)
  await person.addWallet(page, base)
  const rows = await ramp(page).getByRole('list', { name: 'Wallets' }).getByRole('listitem').allInnerTexts()
  expect(rows.join()).toContain('Studio')
  expect(rows.join()).toContain('Savings')
})

test('a transfer from a bank begins with its instructions, and goes on when they are confirmed [STATE-ONR-01, STATE-ONR-03]', async () => {
  await person.startOnRamp(page, {
    currency: /^US Dollar/,
    method: /^ACH transfer/,
    amount: '100.00',
    wallet: /^Studio/,
  })
  const [made] = traffic.to('POST', 'ramp/payouts')
  const { instructions } = (await traffic.answer<{ payout: { instructions: { memo: string } } }>(made!)).payout
  const exact = await ramp(page).getByRole('list', { name: 'Amount and memo' }).getByRole('listitem').allInnerTexts()
  expect(exact.join()).toContain('$100.00')
  expect(exact.join()).toContain(instructions.memo)
  expect(traffic.to('POST', 'ramp/payouts')).toHaveLength(1)

  expect(await button(page, 'Confirm').isDisabled()).toBe(true)
  await ramp(page).getByRole('checkbox').check()
  await button(page, 'Confirm').click()
  await person.status(page, 'Pending').waitFor()
})

test('what is paid at the bank is followed to the wallet without a reload [PROD-10]', async () => {
  await person.payAtBank(page, '100.00 USD')
  await person.status(page, 'Funded').waitFor()
  await person.runNextStep(page)
  await person.status(page, 'Processing').waitFor()
  expect(await stage.demo.chains.ports['base']!.balance({ token: 'usdc', address: base.address })).toBe('0.00')
  await person.runNextStep(page)
  await person.status(page, 'Succeeded').waitFor()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  expect(await usdcOnBase(base.address)).toBe(99_400_000n)

  await person.consoleTab(page, /^Networks/).click()
  await person.consoleOf(page).getByRole('list', { name: 'Balances on Base' }).getByText('99.40 USDC').waitFor()
  const statuses = (await events()).filter(({ type }) => type === 'ramp-payout-status')
  expect(statuses.map(({ detail }) => detail?.['status'])).toEqual(['funded', 'processing', 'succeeded'])
})

test('the transfer is in the history, and its row leads to it again [HIST-13]', async () => {
  await person.chooseInMenu(page, 'Transfers')
  const row = ramp(page).getByRole('table').getByRole('row').filter({ hasText: '100.00' })
  await person.status(page, 'Succeeded').filter({ visible: true }).waitFor()
  expect(await row.count()).toBe(1)
  await row.click()
  await ramp(page).getByText('Received', { exact: true }).waitFor()
  await ramp(page).getByText('99.40 USDC').waitFor()
})
