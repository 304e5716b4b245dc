import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { transferCall } from '../../demo/chains/evm/erc20.ts'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { rpc } from '../../demo/chains/json-rpc.ts'
import { EVM_NETWORKS } from '../../demo/chains/networks.ts'
import { violationsOn } from './support/accessibility.ts'
import { apiOf } from './support/api-customer.ts'
import { fundOnBase } from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A customer whose wallet is nowhere in this browser: the address is read here, and the tokens come from somewhere else.
let stage: Stage
let email: string
let count = 0

const { button, ramp, readToast } = person
const ON_BASE = { network: 'base', address: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }
const ON_SUI = { network: 'sui', address: `0x${'7'.repeat(64)}` }
/** An exchange sends from an address that is unknown here. */
const EXCHANGE = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const TITLE = 'Send 20.00 USDC from your other wallet'
const CANCEL = 'I haven’t sent it, cancel it'

// No local network of Sui runs, and its public node may be out of reach.
openStageForFile((opened) => (stage = opened), { pollsOften: true, expects: /^Failed to load resource/ })
beforeEach(async (context) => {
  needsAnvil(context)
  await fundOnBase(stage.demo, EXCHANGE, '500.00')
  email = `existing+byhand${(count += 1)}@example.com`
})

async function offRamps(amount = '20.00') {
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const caller = await signIn(email)
  const { data } = await api<{ payouts: readonly Record<'type' | 'status' | 'amount', string>[] }>(
    'GET',
    'ramp/payouts',
    { caller },
  )
  return data.payouts.filter((payout) => payout.type === 'offRamp' && payout.amount === amount)
}
const statuses = async () => (await offRamps()).map(({ status }) => status)

/** A transfer of USDC on Base by a wallet that no page knows. */
async function sendFromElsewhere(to: string, units: bigint): Promise<void> {
  const rpcUrl = stage.demo.rpcUrls['base']!
  const call = { from: EXCHANGE, to: EVM_NETWORKS.base.tokens.usdc.address, data: transferCall(to, units) }
  await rpc(rpcUrl, 'anvil_impersonateAccount', [EXCHANGE])
  await rpc(rpcUrl, 'eth_sendTransaction', [call])
}

/** The form of a wallet that was only written down, sent by hand; the page then shows where to. */
async function makeByHand(wallet = ON_BASE): Promise<{ page: Page; to: string }> {
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const body = { ...wallet, nickname: 'Cold', consent: true, isConnected: false }
  expect(await api('POST', 'ramp/wallets', { caller: await signIn(email), body })).toMatchObject({ status: 201 })
  const page = await stage.open('/')
  await signInByHost(stage, page, email)
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Wallet to bank/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^ACH/).click()
  await button(page, /^From wallet/).click()
  await ramp(page).getByRole('menuitemradio', { name: /Cold/ }).click()
  await ramp(page).getByRole('textbox', { name: 'You send' }).fill('20.00')
  await soon(() => button(page, 'Send from another wallet').isEnabled()).toBe(true)
  await button(page, 'Send from another wallet').click()
  await ramp(page).getByText(TITLE).waitFor()
  return { page, to: await readAddress(page) }
}

const readAddress = async (page: Page) => {
  const text = await ramp(page)
    .getByText(/^0x([0-9a-fA-F]{40}|[0-9a-f]{64})$/)
    .first()
    .textContent()
  return text!
}

test('tokens of an exchange pay an off-ramp, whose address survives a reload [H11, C21, PROD-11]', async () => {
  const { page, to } = await makeByHand()
  expect(await violationsOn(page)).toEqual([])
  expect(await statuses()).toEqual(['pending'])
  await page.reload()
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByText(TITLE).waitFor()
  await button(page, 'Show address').click()
  expect(await readAddress(page)).toBe(to)
  expect(await button(page, 'Send now').count()).toBe(0)
  await sendFromElsewhere(to, 20_000_000n)
  await soon(statuses).toEqual(['funded'])
  await ramp(page).getByText(TITLE).waitFor({ state: 'detached' })
  await person.detailsStatus(page, 'USDC received by us').waitFor()
})

test('another amount is not paid out, as the page has said [H11]', async () => {
  const { page, to } = await makeByHand()
  await ramp(page)
    .getByText(/^Exactly 20\.00\sUSDC has to arrive\. Another amount isn’t paid out/)
    .waitFor()
  await sendFromElsewhere(to, 19_000_000n)
  await soon(statuses).toEqual(['failedPrecondition'])
  await ramp(page).getByText(TITLE).waitFor({ state: 'detached' })
})

test('the payout is cancelled while nothing has come [H11, C21]', async () => {
  const { page } = await makeByHand()
  await button(page, CANCEL).click()
  await readToast(page, 'The transfer was successfully canceled.')
  expect(await statuses()).toEqual(['cancelled'])
})

test('on Sui the server finds the deposit by its transaction [H11, CHAIN-26, API-36]', async () => {
  const { page } = await makeByHand(ON_SUI)
  expect(await violationsOn(page)).toEqual([])
  await ramp(page).getByLabel('Transaction ID on Sui').fill('B'.repeat(44))
  await button(page, 'I’ve sent it').click()
  await readToast(page, 'We’re looking for your transaction')
  await soon(statuses).toEqual(['funded'])
  await ramp(page).getByText(TITLE).waitFor({ state: 'detached' })
})
