import { Keypair } from '@solana/web3.js'
import { Wallet } from 'ethers'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { violationsOn } from './support/accessibility.ts'
import { usdcOnBase, usdcOnSolana } from './support/balances.ts'
import { addUsBankAccount, type NewUsAccount } from './support/bank-account-form.ts'
import { customerOf } from './support/customers.ts'
import { hearEvents, type HostEvent } from './support/host-events.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { watchTraffic, type Traffic } from './support/traffic.ts'

// A new customer on the shop's page, from the e-mail to the tokens in the wallet. Each test continues where the previous one ended.
let stage: Stage
let page: Page
let traffic: Traffic
let events: () => Promise<HostEvent[]>

const email = person.newEmail()
const base = { network: 'Base', address: Wallet.createRandom().address, nickname: 'Studio' }
const solana = { network: 'Solana', address: Keypair.generate().publicKey.toBase58(), nickname: 'Savings' }
const HEARD = ['ramp-navigate', 'ramp-onboarding-complete', 'ramp-bank-account-created', 'ramp-payout-status']

const chase: NewUsAccount = {
  bankName: 'Chase',
  routingNumber: '021000021',
  accountNumber: '123456789',
  holder: 'Sam Rivera',
  address: { line1: '1 Market St', city: 'San Francisco', state: 'California', zip: '94105' },
}
const ACH = { currency: /^US dollar/, method: /^ACH transfer/, bankAccount: /Chase.*6789/ }
let account: Account

const { button, ramp, readToast, title } = person
const levelRead = async () => {
  const state = traffic.to('GET', 'ramp/onboarding/state').at(-1)!
  return (await traffic.answer<{ kyc: Record<string, string> }>(state)).kyc['kyc_level_1']
}

interface Account {
  readonly id: string
}

interface Payout {
  readonly instructions: { readonly memo: string }
}

const frame = () => ramp(page).frameLocator('iframe')
const expectAccessible = async () => expect(await violationsOn(page)).toEqual([])

async function confirmPayout(): Promise<void> {
  await ramp(page).getByRole('checkbox').check()
  await button(page, 'Confirm').click()
  await person.detailsStatus(page, 'Pending').waitFor()
}

/** The console also reads the balance from the network. */
async function shownInConsole(network: string, balance: string): Promise<void> {
  await person.consoleTab(page, /^Networks/).click()
  const balances = person.consoleOf(page).getByRole('list', { name: `Balances on ${network}` })
  await balances.getByText(balance, { exact: true }).waitFor()
}

openStageForFile(
  async (opened) => {
    stage = opened
    page = await stage.open()
    traffic = watchTraffic(page)
    events = await hearEvents(page, HEARD)
  },
  { pollsOften: true },
)

test('an unknown e-mail opens the residency, which repeats the sign-in call [STATE-SIGN-02, STATE-RES-09]', async () => {
  await title(page, 'Sign in').waitFor()
  await expectAccessible()
  await person.enterEmail(page, email.toUpperCase())
  await title(page, 'Where are you based?').waitFor()
  await expectAccessible()
  await soon(() => traffic.to('POST', 'ramp/auth/login').length).toBe(2)
  expect(traffic.to('POST', 'ramp/auth/login').map(({ body }) => body?.['email'])).toEqual([email, email])
})

test('the country and the state are saved, and the code screen opens [PROD-03, STATE-RES-01, STATE-RES-06]', async () => {
  await person.pickOption(page, 'Country', 'United States')
  await person.pickOption(page, 'State or region', 'California')
  await button(page, 'Continue').click()
  await title(page, 'Check your email').waitFor()
  await expectAccessible()
  const [saved] = traffic.to('POST', 'ramp/auth/operating-residency')
  expect(saved!.body).toMatchObject({ countryCode: 'USA', stateCode: 'US-CA' })
  expect((await customerOf(stage, email)).me.operatingResidency).toBe('Approved')
})

test('the mailed code signs in, and its token is exchanged before any other request [PROD-02, AUTH-11, STATE-OTP-02, STATE-OTP-03, STATE-OTP-04]', async () => {
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
  await expectAccessible()
})

test('the terms are accepted on a page of another origin, which returns when it closes [PROD-05, TOS-03]', async () => {
  await button(page, 'Start').first().click()
  await frame().getByRole('button', { name: 'Start' }).click()
  await expectAccessible()
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

test('the verification ends automatically and opens the accounts [PROD-06, STATE-KYC-01, STATE-REDIR-02]', async () => {
  await button(page, 'Start').click()
  await frame().getByRole('button', { name: 'An individual' }).click()
  await frame().getByRole('button', { name: 'Submit' }).click()
  await title(page, 'We’re checking your documents').waitFor()
  await expectAccessible()
  for (const level of ['pending', 'underReview', 'complete']) {
    await person.runNextStep(page)
    await soon(() => levelRead()).toBe(level)
  }
  await title(page, 'Accounts').waitFor()
  const emitted = await events()
  expect(emitted.filter(({ type }) => type === 'ramp-onboarding-complete')).toHaveLength(1)
  expect(
    emitted
      .filter(({ type }) => type === 'ramp-navigate')
      .map(({ detail }) => detail?.['path'])
      .slice(-3),
  ).toEqual(['/onboarding/kyc', '/onboarding', '/my-accounts'])
})

test('a US bank account is added by its form, and can be used once it is verified', async () => {
  await addUsBankAccount(page, chase)
  const row = ramp(page).getByRole('list', { name: 'Bank accounts' }).getByRole('listitem').filter({ hasText: '6789' })
  await row.getByText('Pending', { exact: true }).waitFor()
  const [request] = traffic.to('POST', 'ramp/bankAccounts')
  account = (await traffic.answer<{ bankAccount: Account }>(request!)).bankAccount
  expect(account).toMatchObject({ bankName: chase.bankName, currency: 'usd', status: 'pending' })
  const emitted = (await events()).filter(({ type }) => type === 'ramp-bank-account-created')
  expect(emitted.map(({ detail }) => detail)).toEqual([{ id: account.id }])
  await expectAccessible()
  await person.runNextStep(page)
})

test('wallets are added by address', async () => {
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await ramp(page).getByText('No wallets yet').waitFor()
  await person.addWallet(page, solana)
  await person.addWallet(page, base)
  const rows = await ramp(page).getByRole('list', { name: 'Wallets' }).getByRole('listitem').allInnerTexts()
  expect(rows.join()).toContain('Studio')
  expect(rows.join()).toContain('Savings')
  await expectAccessible()
})

test('a payout from that account starts with its instructions, and continues when they are confirmed [STATE-ONR-01, STATE-ONR-03]', async () => {
  await person.startOnRamp(page, { ...ACH, amount: '100.00', wallet: /^Studio/ })
  const [made] = traffic.to('POST', 'ramp/payouts')
  const { payout } = await traffic.answer<{ payout: Payout }>(made!)
  expect(made!.body).toMatchObject({ source: { type: 'bankAccount', id: account.id, network: 'achPush' } })
  const exact = await ramp(page)
    .getByRole('list', { name: 'Enter these exactly' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(exact.join()).toContain('$100.00')
  expect(exact.join()).toContain(payout.instructions.memo)
  expect(traffic.to('POST', 'ramp/payouts')).toHaveLength(1)
  await expectAccessible()

  expect(await button(page, 'Confirm').isDisabled()).toBe(true)
  await confirmPayout()
})

test('a deposit at the bank is followed to the wallet without a reload [PROD-10]', async () => {
  await person.payAtBank(page, '100.00 USD')
  await person.status(page, 'Money received').waitFor()
  await person.runNextStep(page)
  await person.status(page, 'Processing').waitFor()
  await person.runNextStep(page)
  await person.status(page, 'Succeeded').waitFor()
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  const statuses = (await events()).filter(({ type }) => type === 'ramp-payout-status')
  expect(statuses.map(({ detail }) => detail?.['status'])).toEqual(['funded', 'processing', 'succeeded'])
  await expectAccessible()
})

test('the tokens are in the wallet on Base, as the console reads them from the network', async (context) => {
  needsAnvil(context)
  expect(await usdcOnBase(stage, base.address)).toBe(99_400_000n)
  await shownInConsole('Base', '99.40 USDC')
})

test('a second payout arrives in the wallet on Solana when it succeeds', async () => {
  await person.startOnRamp(page, { ...ACH, amount: '200.00', wallet: /^Savings/ })
  await confirmPayout()
  await person.payAtBank(page, '200.00 USD')
  await person.status(page, 'Money received').waitFor()
  await person.runNextStep(page)
  await person.status(page, 'Processing').waitFor()
  expect(await usdcOnSolana(stage, solana.address)).toBe(0n)
  await person.runNextStep(page)
  await person.status(page, 'Succeeded').waitFor()
  expect(await usdcOnSolana(stage, solana.address)).toBe(199_300_000n)
  await shownInConsole('Solana', '199.30 USDC')
})

test('both payouts are in the history, and a row opens its payout [HIST-13]', async () => {
  await person.chooseInMenu(page, 'Transfers')
  const rows = ramp(page).getByRole('table').getByRole('row')
  await person.status(page, 'Succeeded').filter({ visible: true }).nth(1).waitFor()
  expect(await rows.filter({ hasText: '200.00' }).count()).toBe(1)
  await expectAccessible()
  const row = rows.filter({ hasText: '100.00' })
  expect(await row.count()).toBe(1)
  await row.click()
  await rows.first().waitFor({ state: 'detached' })
  await ramp(page).getByText('Received', { exact: true }).waitFor()
  await ramp(page).getByText('99.40 USDC').first().waitFor()
})
