import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { testKey } from '../../demo/sandbox/wallets/test-keys.ts'
import { violationsOn } from './support/accessibility.ts'
import { usdcOnBase, usdcOnSolana } from './support/balances.ts'
import { signInByHost } from './support/customers.ts'
import { fillOffRamp } from './support/off-ramp.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A person who tries the demo sends from the shop's own Test Wallet, without an extension.
let stage: Stage
const { button, ramp, readToast, title } = person
const EMAIL = 'existing@example.com'
const evmAddress = testKey('evm', 0).address
const solanaAddress = testKey('solana', 0).address

// Ethereum does not run here, which the sandbox says of its node.
openStageForFile((opened) => (stage = opened), { pollsOften: true, expects: /503 .*\/sandbox\/rpc\/ethereum$/ })

const question = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true })

/** Presses Send, and chooses the wallet in the widget's list. */
async function sendFromTestWallet(page: Page): Promise<void> {
  await button(page, 'Send 25.00 USDC').click()
  await button(page, /^Test Wallet/).click()
}

async function answer(page: Page, name: string, choice: 'Approve' | 'Decline'): Promise<void> {
  await question(page, name).getByRole('button', { name: choice, exact: true }).click()
  await question(page, name).waitFor({ state: 'detached' })
}

test('a shop that was opened before its networks run reads them as they come [C18]', async () => {
  const page = await stage.open()
  const networks = { rpcUrls: {}, isSettled: false }
  await page.route('**/networks', (route) => route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: networks } }))
  await page.reload()
  await ramp(page).locator('input[type=email]').waitFor()
  Object.assign(networks, { rpcUrls: { base: 'https://base.example/' }, isSettled: true })
  const configured = () => page.evaluate<unknown>(`document.querySelector('sphere-ramp').config.rpcUrls`)
  await soon(configured).toEqual({ base: 'https://base.example/' })
})

test('the Test Wallet connects and sends on Solana after two approvals [W11, PROD-11]', async () => {
  const before = await usdcOnSolana(stage, solanaAddress)
  const page = await stage.open()
  await signInByHost(stage, page, EMAIL)
  await fillOffRamp(page, /Test Wallet/, '25')
  await sendFromTestWallet(page)
  const connecting = question(page, 'Connect to this page?')
  await connecting.getByText(solanaAddress).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await answer(page, 'Connect to this page?', 'Approve')

  const sending = question(page, 'Send 25.00 USDC?')
  await sending.getByText(solanaAddress).waitFor()
  expect(await sending.locator('dl').innerText()).toMatch(/To\s+\w{32,44}\s+From\s+\w{32,44}\s+Network\s+Solana/)
  expect(await violationsOn(page)).toEqual([])
  await answer(page, 'Send 25.00 USDC?', 'Approve')
  await title(page, 'Transfers').waitFor()
  await readToast(page, '25.00 USDC sent')
  expect(before - (await usdcOnSolana(stage, solanaAddress))).toBe(25_000_000n)
})

test('the Test Wallet sends on Base for a wallet that was saved on Ethereum, by the keyboard [W11, F34]', async (context) => {
  needsAnvil(context)
  const before = await usdcOnBase(stage, evmAddress)
  const page = await stage.open()
  await signInByHost(stage, page, EMAIL)
  await fillOffRamp(page, /Treasury/, '25')
  await button(page, /^Stablecoin/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /USDC.*Base/ })
    .click()
  await sendFromTestWallet(page)
  await question(page, 'Connect to this page?').waitFor()
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await question(page, 'Send 25.00 USDC?').getByText('Base', { exact: true }).waitFor()
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key)
  await readToast(page, '25.00 USDC sent')
  expect(before - (await usdcOnBase(stage, evmAddress))).toBe(25_000_000n)
})

test('what the person declines is neither connected nor sent [W11, W12, STATE-OFFR-03]', async () => {
  const before = await usdcOnSolana(stage, solanaAddress)
  const page = await stage.open()
  await signInByHost(stage, page, EMAIL)
  await fillOffRamp(page, /Test Wallet/, '25')
  await sendFromTestWallet(page)
  await answer(page, 'Connect to this page?', 'Decline')
  await readToast(page, 'User rejected the connection')

  await sendFromTestWallet(page)
  await answer(page, 'Connect to this page?', 'Approve')
  await question(page, 'Send 25.00 USDC?').waitFor()
  await page.keyboard.press('Escape')
  await readToast(page, 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
  expect(await usdcOnSolana(stage, solanaAddress)).toBe(before)
})
