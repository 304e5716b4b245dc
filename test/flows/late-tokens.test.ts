import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { type Demo, startDemo } from '../../demo/start/demo.ts'
import { violationsOn } from './support/accessibility.ts'
import { apiOf } from './support/api-customer.ts'
import { signInByHost } from './support/customers.ts'
import { sendLate, type LateFamily } from './support/late-wallets.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStage, type Stage } from './support/stage.ts'
import { answer } from './support/test-wallet.ts'

// A wallet says no, its transfer is cancelled, and the tokens leave after all. The server finds them by their transaction alone.
let demo: Demo
let stage: Stage
const { button, ramp } = person
const STRANDED = '25.00 USDC may have reached a transfer that has ended'
const PROMISES = /we send it back|on (its|their) way back|goes? back to|come back to your wallet/

beforeAll(async () => {
  demo = await startDemo({
    networks: ['sui', 'aptos'],
    settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 1000 },
  })
  const { url, sandboxUrl, chains } = demo
  stage = await openStage({ pollsOften: true, demo: { url, sandboxUrl, rpcUrls: { ...chains.rpcUrls } } })
})
afterAll(async () => {
  await stage.close()
  await demo.close()
})

interface Made {
  readonly id: string
  readonly status: string
  readonly amount: string
  readonly instructions: { readonly resource: { readonly address: string } }
}

async function offRamp(email: string): Promise<Made> {
  const { api, signIn } = apiOf(demo.sandboxUrl)
  const { data } = await api<{ payouts: readonly Made[] }>('GET', 'ramp/payouts', { caller: await signIn(email) })
  return data.payouts.find(({ amount }) => amount === '25.00')!
}
const status = async (email: string) => (await offRamp(email)).status

const NAMES: Readonly<Record<LateFamily, string>> = { sui: 'Sui', aptos: 'Aptos' }

/** The wallet is asked, and declines: the page cancels the payout. */
async function declined(family: LateFamily, email: string) {
  const page = await stage.open()
  await signInByHost(stage, page, email)
  const name = NAMES[family]
  await Promise.all([
    addConnected(page, /^Test Wallet/, `${name} wallet`, name),
    answer(page, 'Connect to this page?', 'Approve'),
  ])
  await fillOffRamp(page, new RegExp(`${name} wallet`), '25')
  await button(page, 'Send 25.00 USDC').click()
  await answer(page, 'Send 25.00 USDC?', 'Decline')
  await soon(() => status(email)).toBe('cancelled')
  const { instructions } = await offRamp(email)
  return { page, to: instructions.resource.address }
}

async function openDetails(page: Page): Promise<void> {
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page)
    .getByRole('row', { name: /25\.00/ })
    .first()
    .click()
  await person.detailsStatus(page, 'Cancelled').waitFor()
}

/** Another account: the treasury of the sandbox, which no page knows. */
const sendFromAnotherAccount = (family: LateFamily, to: string) =>
  demo.chains.ports[family]!.send({ token: 'usdc', to, amount: '25.00', reference: `late ${to}` })

test('tokens of another account on Sui are found in the details, registered, and go back to that account [C13, C19]', async () => {
  const email = 'existing+late-sui@example.com'
  const { page, to } = await declined('sui', email)
  await openDetails(page)
  await ramp(page).getByLabel('Transaction ID on Sui').waitFor()
  expect(await person.screenText(page)).not.toMatch(PROMISES)
  expect(await violationsOn(page)).toEqual([])
  await sendFromAnotherAccount('sui', to)
  await page.reload()
  await signInByHost(stage, page, email)
  await person.chooseInMenu(page, 'Transfers')
  await soon(() => status(email)).toBe('refunded')
  await ramp(page)
    .getByRole('row', { name: /25\.00/ })
    .first()
    .click()
  await person.detailsStatus(page, 'Refunded').waitFor()
  await ramp(page)
    .getByText(/The USDC went back to 0x/)
    .waitFor()
  expect(await person.screenText(page)).not.toMatch(/back to Sui wallet/)
})

test('tokens of another account on Aptos are seen, and go back once their transaction ID is entered [C13, C19]', async () => {
  const email = 'existing+late-aptos@example.com'
  const { page, to } = await declined('aptos', email)
  const { hash } = await sendFromAnotherAccount('aptos', to)
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByText(STRANDED).waitFor()
  await button(page, 'Enter the ID').click()
  await person.detailsStatus(page, 'Cancelled').waitFor()
  await ramp(page).getByText(STRANDED).waitFor()
  expect(await person.screenText(page)).not.toMatch(PROMISES)
  expect(await button(page, 'Send again').count()).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  const field = ramp(page).getByLabel('Transaction ID on Aptos')
  await field.focus()
  await page.keyboard.insertText(hash)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await soon(() => status(email)).toBe('refunded')
  await person.detailsStatus(page, 'Refunded').waitFor()
  expect(await person.screenText(page)).toMatch(/The USDC went back to the wallet it came from/)
})

describe.each(['sui', 'aptos'] as const)('on %s', (family) => {
  test('tokens that the chosen account sends after its no are found by another device, where only that comes back [C13, C19]', async () => {
    const email = `existing+late-device-${family}@example.com`
    const { page, to } = await declined(family, email)
    await page.close()
    const { address } = testKey(family, 0)
    const balance = async () => Number(await demo.chains.ports[family]!.balance({ token: 'usdc', address }))
    const before = await balance()
    await sendLate({ family, rpcUrl: demo.chains.rpcUrls[family]!, to, amount: '25.00' })
    expect([await balance(), await status(email)]).toEqual([before - 25, 'cancelled'])
    const device = await stage.open()
    await signInByHost(stage, device, email)
    await person.chooseInMenu(device, 'Transfers')
    await soon(() => status(email)).toBe('refunded')
    await ramp(device)
      .getByRole('row', { name: /25\.00/ })
      .first()
      .click()
    await person.detailsStatus(device, 'Refunded').waitFor()
    await ramp(device)
      .getByText(new RegExp(`The USDC went back to ${NAMES[family]} wallet`))
      .waitFor()
    await soon(balance).toBe(before)
  })
})
