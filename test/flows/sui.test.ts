import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { apiOf } from './support/api-customer.ts'
import { installSui, openWithWallets } from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import { globalsOf } from './support/globals.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'
import { answer } from './support/test-wallet.ts'

// A customer sends USDC on Sui and sees money in a bank. The sandbox finds the tokens by the transaction that the widget registers.
let demo: Demo
let stage: Stage
/** The names of the page's window before the code of any network has come. */
let names: readonly string[] = []
const { button, ramp, readToast, title } = person
const { address } = testKey('sui', 0)
const HAND_OVER = '**/sui.rpc.v2.TransactionExecutionService/ExecuteTransaction'
const OTHER_DIGEST = '8yNx4nVvGZ6Rk1QW2uJcPz3sTd5fHbLaMe7oXgKwYtUr'
const FOLLOWED =
  'You approved 25.00 USDC in your wallet. Don’t send it again while we check, which can take up to 48 hours on Sui.'

beforeAll(async () => {
  demo = await startDemo({ networks: ['sui'], settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 } })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
})

const balance = async () => Number(await demo.chains.ports['sui']!.balance({ token: 'usdc', address }))
const offRamps = async (email: string) =>
  (await payoutsOf(demo.sandboxUrl, email)).filter(({ type, amount }) => type === 'offRamp' && amount === '25.00')
const statuses = async (email: string) => (await offRamps(email)).map(({ status }) => status)

/** The form of a connected wallet, sent: the wallet asks its customer. */
async function pressSend(email: string): Promise<Page> {
  const page = await stage.open()
  await signInByHost(stage, page, email)
  names = await globalsOf(page)
  await Promise.all([
    addConnected(page, /^Test Wallet/, 'Sui wallet', 'Sui'),
    answer(page, 'Connect to this page?', 'Approve'),
  ])
  await fillOffRamp(page, /Sui wallet/, '25')
  await button(page, 'Send 25.00 USDC').click()
  return page
}

/** The sandbox pays the bank by its next steps. */
async function paid(page: Page, email: string): Promise<void> {
  for (const status of ['funded', 'processing', 'succeeded']) {
    await soon(() => statuses(email)).toEqual([status])
    if (status !== 'succeeded') await person.runNextStep(page)
  }
}

/** Before the network has what the wallet has signed, the page is closed and another one opened. */
async function reloadIntoList(page: Page, email: string): Promise<void> {
  await page.reload()
  await signInByHost(stage, page, email)
  await person.chooseInMenu(page, 'Transfers')
}

test('a wallet of Sui signs, the transaction is registered, and the bank is paid [PROD-11, STATE-OFFR-04, CHAIN-26, C13]', async () => {
  const email = 'existing+sui@example.com'
  const before = await balance()
  const page = await pressSend(email)
  const registration = page.waitForRequest((call) => call.method() === 'POST' && call.url().endsWith('/cctp/off-ramp'))
  await answer(page, 'Send 25.00 USDC?', 'Approve')
  expect((await registration).postDataJSON()).toEqual({
    sourceChain: 'sui',
    sourceTransactionHash: expect.stringMatching(/^[1-9A-HJ-NP-Za-km-z]{43,44}$/),
    transferId: (await offRamps(email))[0]!.id,
  })
  await title(page, 'Transfers').waitFor()
  await readToast(page, '25.00 USDC sent')
  expect(before - (await balance())).toBe(25)
  expect(await globalsOf(page)).toEqual(names)
  await paid(page, email)
})

test('Mysten’s burner wallet signs the transfer of a payout, and the bank is paid [PROD-11, STATE-OFFR-01, STATE-OFFR-04, C13]', async () => {
  const email = 'existing+sui-burner@example.com'
  const { sui } = demo.chains.nodes
  const page = await openWithWallets(stage)
  const burner = await installSui(page, sui!.rpcUrl)
  await sui!.fund(burner, { native: '1', usdc: '300.00' })
  await signInByHost(stage, page, email)
  await addConnected(page, /^Unsafe Burner Wallet/, 'Burner', 'Sui')
  await fillOffRamp(page, /Burner/, '25')
  await button(page, 'Send 25.00 USDC').click()
  await title(page, 'Transfers').waitFor()
  await readToast(page, '25.00 USDC sent')
  expect(await demo.chains.ports.sui!.balance({ token: 'usdc', address: burner })).toBe('275.00')
  await paid(page, email)
})

test('a refusal in the wallet of Sui cancels the payout, says so, and keeps the form [STATE-OFFR-03, OFFR-03, W12]', async () => {
  const email = 'existing+sui-declined@example.com'
  const before = await balance()
  const page = await pressSend(email)
  await answer(page, 'Send 25.00 USDC?', 'Decline')
  await readToast(page, 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
  expect(await ramp(page).getByRole('textbox', { name: 'You send' }).inputValue()).toBe('25.00')
  expect(await offRamps(email)).toMatchObject([{ status: 'cancelled' }])
  expect(await balance()).toBe(before)
})

test('a page that is reloaded after the signature and before the node has it ends its payout once the transfer cannot land [E18, C19]', async () => {
  const email = 'existing+sui-unsent@example.com'
  const before = await balance()
  const page = await pressSend(email)
  let handedOver = 0
  await page.route(HAND_OVER, async (route) => {
    handedOver += 1
    await route.abort()
  })
  await answer(page, 'Send 25.00 USDC?', 'Approve')
  await soon(() => handedOver).toBeGreaterThan(0)
  await reloadIntoList(page, email)
  await ramp(page).getByText(FOLLOWED).waitFor()
  demo.chains.nodes.sui!.faults.advanceEpoch(1)
  expect(await statuses(email)).toEqual(['pending'])
  demo.chains.nodes.sui!.faults.advanceEpoch(1)
  await soon(() => statuses(email)).toEqual(['cancelled'])
  expect(await balance()).toBe(before)
})

test('a page that is reloaded when the node has the transfer, and has said nothing, sends it once [E18, C19]', async () => {
  const email = 'existing+sui-sent@example.com'
  const before = await balance()
  const page = await pressSend(email)
  let handedOver = 0
  await page.route(HAND_OVER, async (route) => {
    await route.fetch()
    handedOver += 1
  })
  await answer(page, 'Send 25.00 USDC?', 'Approve')
  await soon(() => handedOver).toBeGreaterThan(0)
  await reloadIntoList(page, email)
  await paid(page, email)
  expect(before - (await balance())).toBe(25)
})

test('a registration that fails is made at the next mount, and the bank is paid once [CHAIN-26, C13]', async () => {
  const email = 'existing+sui-unregistered@example.com'
  const before = await balance()
  const page = await pressSend(email)
  await page.route('**/cctp/off-ramp', (route) => route.abort())
  await answer(page, 'Send 25.00 USDC?', 'Approve')
  await soon(async () => before - (await balance())).toBe(25)
  expect(await statuses(email)).toEqual(['pending'])
  await page.unroute('**/cctp/off-ramp')
  await page.reload()
  await signInByHost(stage, page, email)
  await paid(page, email)
  expect(before - (await balance())).toBe(25)
})

test('a transfer that another device has registered does not leave the page, and the customer reads why [C13, SAFE-B1]', async () => {
  const email = 'existing+sui-conflict@example.com'
  const before = await balance()
  const page = await pressSend(email)
  await soon(() => statuses(email)).toEqual(['pending'])
  const [made] = await offRamps(email)
  const { api, signIn } = apiOf(demo.sandboxUrl)
  const body = { sourceChain: 'sui', sourceTransactionHash: OTHER_DIGEST, transferId: made!.id }
  await api('POST', 'ramp/cctp/off-ramp', { caller: await signIn(email), body })
  await answer(page, 'Send 25.00 USDC?', 'Approve')
  await title(page, 'Transfers').waitFor()
  await ramp(page).locator('[part=toast]').filter({ hasText: made!.id }).waitFor()
  await readToast(page, '25.00 USDC wasn’t sent')
  expect([await balance(), await statuses(email)]).toEqual([before, ['pending']])
})
