import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SUI_CCTP } from '../../demo/chains/sui/cctp.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { apiOf } from './support/api-customer.ts'
import { installSui, openWithWallets } from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'

// Another device has made a payout on Sui whose tokens the server wants on Ethereum: they are burned by Circle's calls. This device opens it from the list.
let demo: Demo
let stage: Stage
const { button, ramp, readToast } = person
const UNKNOWN = 'We don’t know here if 25.00 USDC was sent'

beforeAll(async () => {
  const settings = { stepMs: 0, autoFund: false, codeSendsPerHour: 1000, cctp: true }
  demo = await startDemo({ networks: ['sui'], settings })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
})

const offRamps = async (email: string) =>
  (await payoutsOf(demo.sandboxUrl, email)).filter(({ type, amount }) => type === 'offRamp' && amount === '25.00')
const statuses = async (email: string) => (await offRamps(email)).map(({ status }) => status)

interface Named {
  readonly id: string
}

/** What the other device asks of the server, for a wallet that this one has, too. */
async function madeElsewhere(email: string, address: string): Promise<void> {
  const { api, signIn } = apiOf(demo.sandboxUrl)
  const caller = await signIn(email)
  const linked = { network: 'sui', address, nickname: 'Burner', consent: true, isConnected: false }
  const { data } = await api<{ wallet: Named }>('POST', 'ramp/wallets', { caller, body: linked })
  const banks = await api<{
    bankAccounts: readonly (Named & { readonly currency: string; readonly status: string })[]
  }>('GET', 'ramp/bankAccounts', { caller })
  const bank = banks.data.bankAccounts.find(({ currency, status }) => currency === 'usd' && status === 'active')!
  const rails = {
    sourceCurrency: 'usdc',
    sourceNetwork: 'sui',
    destinationCurrency: 'usd',
    destinationNetwork: 'wire',
  }
  const asked = { ...rails, amount: '25.00', received: false, customerId: caller.customerId }
  const quote = await api<{ amountAdjustments: { type: string; receive?: { amount: string } }[] }>(
    'POST',
    'ramp/payouts/amountAdjustments',
    { caller, body: asked },
  )
  const received = quote.data.amountAdjustments.find(({ type }) => type === 'fxRate')!.receive!.amount
  const body = {
    source: { type: 'wallet', id: data.wallet.id, amount: '25.00', currency: 'usdc', network: 'sui' },
    destination: { type: 'bankAccount', id: bank.id, amount: received, currency: 'usd', network: 'wire' },
  }
  const created = await api('POST', 'ramp/payouts', { caller, body })
  expect(created.status, JSON.stringify(created.data)).toBe(201)
}

/** The details, opened from the list of a device whose wallet has tokens. */
async function opened(email: string, cctp: object = { sui: SUI_CCTP }) {
  const { sui } = demo.chains.nodes
  const page = await openWithWallets(stage)
  const burner = await installSui(page, sui!.rpcUrl)
  await sui!.fund(burner, { native: '1', usdc: '300.00' })
  await madeElsewhere(email, burner)
  await signInByHost(stage, page, email)
  await page.evaluate((config) => void Object.assign(document.querySelector('sphere-ramp')!, { config }), {
    rpcUrls: { ...demo.chains.rpcUrls },
    cctp,
  })
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page)
    .getByRole('row', { name: /25\.00/ })
    .first()
    .click()
  return { page, balance: () => demo.chains.ports.sui!.balance({ token: 'usdc', address: burner }) }
}

const says = (page: Page, text: string | RegExp) => ramp(page).getByText(text).first().waitFor()

test('a payout of another device that must be burned is explained, sent by Circle’s calls, registered and paid [C3, H11, CHAIN-26]', async () => {
  const email = 'existing+burn@example.com'
  const { page, balance } = await opened(email)
  await says(page, UNKNOWN)
  await says(page, 'takes 25.00 USDC off Sui and issues it again on Ethereum')
  await says(page, 'Our address on Ethereum')
  expect(await button(page, /^Copy.*Ethereum/).count()).toBe(0)
  const registration = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/cctp/off-ramp'))
  await button(page, 'Send now').click()
  await button(page, /^Unsafe Burner Wallet/).click()
  expect((await registration).postDataJSON()).toMatchObject({
    sourceChain: 'sui',
    transferId: (await offRamps(email))[0]!.id,
  })
  await readToast(page, '25.00 USDC sent')
  expect(await balance()).toBe('275.00')
  await soon(() => statuses(email)).toEqual(['funded'])
})

test('such a payout is cancelled from its details, and nothing has left the wallet [C3, H11, C19]', async () => {
  const email = 'existing+unburned@example.com'
  const { page, balance } = await opened(email)
  await says(page, UNKNOWN)
  await button(page, 'It wasn’t sent, cancel it').click()
  await readToast(page, 'The transfer was successfully canceled.')
  expect([await statuses(email), await balance()]).toEqual([['cancelled'], '300.00'])
})

test('without Circle’s contracts it says that it cannot be paid from here, and is cancelled [C3, CHAIN-10]', async () => {
  const email = 'existing+unburnable@example.com'
  const { page, balance } = await opened(email, {})
  await says(page, 'This transfer can’t be paid from here')
  await says(page, 'Could not find cctp domain for network')
  expect(await button(page, 'Send now').count()).toBe(0)
  await button(page, 'Cancel transfer').click()
  await readToast(page, 'The transfer was successfully canceled.')
  expect([await statuses(email), await balance()]).toEqual([['cancelled'], '300.00'])
})
