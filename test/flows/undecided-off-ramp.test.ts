import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { apiOf } from './support/api-customer.ts'
import { signInByHost } from './support/customers.ts'
import { startFaultyServer, type FaultyServer } from './support/faulty-server.ts'
import { fillOffRamp } from './support/off-ramp.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, visit, type Stage } from './support/stage.ts'
import { answer } from './support/test-wallet.ts'

// Every answer to a customer's Send is lost, though the sandbox has made the payout: it is found in the list, and its tokens are sent from there.
// No place that speaks of it may invite a second transfer. The chain and the sandbox say what happened.
const { button, ramp, title } = person
const OPEN = 'We can’t tell yet if this transfer was created'
/** Tron’s three seconds are half a second here, and its 300 s are 50. */
const BLOCK_MS = 500
const INVITES = /Send now|wasn’t sent|Nothing was sent|[Nn]othing left your wallet|Did your wallet send|Check again/

interface Row {
  readonly family: 'evm' | 'solana' | 'tron' | 'aptos' | 'sui'
  readonly network: 'base' | 'solana' | 'tron' | 'aptos' | 'sui'
  /** As the sandbox names it. */
  readonly port: string
  readonly coin: 'usdc' | 'usdt'
  /** What the customer's wallet is called. Those of the sandbox have one on Solana already. */
  readonly payer: 'Payer' | 'Test Wallet'
}

const ROWS: readonly Row[] = [
  { family: 'evm', network: 'base', port: 'base', coin: 'usdc', payer: 'Payer' },
  { family: 'solana', network: 'solana', port: 'sol', coin: 'usdc', payer: 'Test Wallet' },
  { family: 'tron', network: 'tron', port: 'tron', coin: 'usdt', payer: 'Payer' },
  { family: 'aptos', network: 'aptos', port: 'aptos', coin: 'usdc', payer: 'Payer' },
  { family: 'sui', network: 'sui', port: 'sui', coin: 'usdc', payer: 'Payer' },
]

let demo: Demo
let stage: Stage
let server: FaultyServer
let email: string
let count = 0

beforeAll(async () => {
  const settings = { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 }
  demo = await startDemo({ networks: ROWS.map(({ network }) => network), blockMs: BLOCK_MS, settings })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
  expect(stage.pageErrors).toEqual([])
})
beforeEach(async (context) => {
  needsAnvil(context)
  email = `existing+undecided${(count += 1)}@example.com`
})
afterEach(() => server.close())

async function saveWallet(network: string, address: string, nickname: string): Promise<void> {
  const { api, signIn } = apiOf(demo.sandboxUrl)
  const body = { network, address, nickname, consent: true, isConnected: false }
  expect(await api('POST', 'ramp/wallets', { caller: await signIn(email), body })).toMatchObject({ status: 201 })
}

const made = async () => (await server.payouts()).filter(({ amount }) => amount === '25.00')
const statuses = async () => (await made()).map(({ status }) => status)

/** A form whose Send has had no answer, while the sandbox has made the payout. */
async function pressWithoutAnswer({ family, network, coin, payer }: Row): Promise<Page> {
  server = await startFaultyServer(demo.sandboxUrl, { losesList: true })
  const page = await stage.open('/', {
    // The other server in place of the sandbox, before the widget reads its attributes.
    setUp: (opened) =>
      opened.addInitScript((url) => {
        const point = () => document.querySelector('sphere-ramp')?.setAttribute('api-url', url)
        new MutationObserver(point).observe(document, { childList: true, subtree: true })
      }, server.url),
  })
  await signInByHost(stage, page, email)
  if (payer === 'Payer') await saveWallet(network, testKey(family, 0).address, payer)
  await saveWallet(network, testKey(family, 5).address, 'Other')
  await page.reload()
  await title(page, 'Accounts').waitFor()
  await fillOffRamp(page, new RegExp(payer), '25')
  await soon(() => button(page, `Send 25.00 ${coin.toUpperCase()}`).isEnabled()).toBe(true)
  await button(page, `Send 25.00 ${coin.toUpperCase()}`).click()
  await button(page, /^Test Wallet/).click()
  server.faults.push('dropAfter', ...Array.from({ length: 12 }, () => 'dropBefore' as const))
  await answer(page, 'Connect to this page?', 'Approve')
  await page.getByText(OPEN).first().waitFor({ timeout: 60_000 })
  expect(await made()).toHaveLength(1)
  return page
}

/** The connection is good again. */
function mend(): void {
  server.listIsDown = false
  server.faults.length = 0
}

const row25 = (page: Page) =>
  ramp(page)
    .getByRole('row', { name: /25\.00/ })
    .first()

async function openDetails(page: Page): Promise<void> {
  await person.chooseInMenu(page, 'Transfers')
  await row25(page).click()
  await ramp(page).locator('[part=badge]:not([role=table] *)').first().waitFor()
}

/** Another tab of the same browser, whose customer signs in anew. */
async function openTab(page: Page): Promise<Page> {
  const tab = await visit(page.context(), { url: `${demo.url}/`, pageErrors: stage.pageErrors })
  await signInByHost(stage, tab, email)
  return tab
}

describe.each(ROWS)('on $network', (row) => {
  const { family, port, coin, payer } = row
  const name = `25.00 ${coin.toUpperCase()}`
  const balance = async () =>
    Number(await demo.chains.ports[port]!.balance({ token: coin, address: testKey(family, 0).address }))

  test('a payout whose answers were lost, sent from its details, is sent once, whatever the form asks later [E18, SAFE-C2, C19]', async () => {
    const before = await balance()
    const form = await pressWithoutAnswer(row)
    const details = await openTab(form)
    mend()
    await openDetails(details)
    await button(details, 'Send now').click()
    await button(details, /^Test Wallet/).click()
    await answer(details, 'Connect to this page?', 'Approve')
    await answer(details, `Send ${name}?`, 'Approve')
    await soon(balance).toBe(before - 25)
    await soon(() => person.screenText(details)).not.toMatch(INVITES)
    const list = await openTab(form)
    await person.chooseInMenu(list, 'Transfers')
    await row25(list).waitFor()
    await form.bringToFront()
    // What the list, the details and the form say at the same time.
    for (const page of [form, list, details]) await soon(() => person.screenText(page)).not.toMatch(INVITES)
    await form.reload()
    await title(form, 'Accounts').waitFor()
    await fillOffRamp(form, new RegExp(payer), '30')
    await soon(() => button(form, `Send 30.00 ${coin.toUpperCase()}`).isEnabled()).toBe(true)
    for (const page of [form, list, details]) expect(await person.screenText(page)).not.toMatch(INVITES)
    for (const page of [form, list, details]) expect(await page.getByRole('dialog').count()).toBe(0)
    // On Tron, once its block is solid.
    await soon(statuses).toEqual(['funded'])
    expect(await balance()).toBe(before - 25)
  })

  test('what is asked again for another wallet than the form shows names the payout’s own, and cancels nothing [E18, C19, W2]', async () => {
    const before = await balance()
    const form = await pressWithoutAnswer(row)
    await button(form, /^From wallet/).click()
    await ramp(form).getByRole('menuitemradio', { name: /Other/ }).click()
    await button(form, /^From wallet: Other/).waitFor()
    mend()
    // The form itself asks every few seconds, and may have found it just before the press.
    await button(form, 'Check again')
      .click({ timeout: 2000 })
      .catch(() => {})
    await soon(() => person.screenText(form)).toContain(`From ${payer} to Chase ending in 6789`)
    expect(await person.screenText(form)).not.toMatch(/connect with|Cancelled/i)
    expect(await form.getByRole('dialog', { name: /^Send / }).count()).toBe(0)
    expect([await statuses(), await balance()]).toEqual([['pending'], before])
  })
})
