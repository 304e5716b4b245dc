import { Keypair } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payoutsOf } from './support/payouts-of.ts'
import { violationsOn } from './support/accessibility.ts'
import { usdcOnBase, usdcOnSolana } from './support/balances.ts'
import {
  EVM_ADDRESS,
  fundOnBase,
  fundOnSolana,
  installEvm,
  installSolana,
  openWithWallets,
} from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import { hearEvents } from './support/host-events.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A customer sends tokens from a wallet of another vendor, and sees money in a bank. The ledger and the chain are the judges.
let stage: Stage
const { button, ramp, readToast, title } = person

openStageForFile((opened) => (stage = opened), { pollsOften: true })

async function offRampsOf(email: string) {
  return (await payoutsOf(stage.demo.sandboxUrl, email)).filter(({ type }) => type === 'offRamp')
}

/** A customer's page with a wallet on Base that holds money, connected and saved. */
async function openWithHotWallet(email: string): Promise<Page> {
  await fundOnBase(stage.demo, EVM_ADDRESS, '500.00')
  const page = await openWithWallets(stage)
  await installEvm(page, stage.demo.rpcUrls['base'])
  await signInByHost(stage, page, email)
  await addConnected(page, /^Mock Wallet/, 'Hot wallet', 'Base')
  return page
}

/** The sandbox sees the tokens arrive by itself; its next steps pay the bank. */
async function paid(page: Page, email: string, id: string): Promise<void> {
  const read = async () => (await offRampsOf(email)).find((payout) => payout.id === id)?.status
  await soon(read).toBe('funded')
  await person.runNextStep(page)
  await soon(read).toBe('processing')
  await person.runNextStep(page)
  await soon(read).toBe('succeeded')
}

test('an EVM wallet sends the tokens of an off-ramp, and the bank is paid [PROD-11, STATE-OFFR-01, STATE-OFFR-02, CHAIN-14]', async () => {
  const email = 'existing+off-evm@example.com'
  await fundOnBase(stage.demo, EVM_ADDRESS, '500.00')
  const before = await usdcOnBase(stage, EVM_ADDRESS)
  const page = await openWithWallets(stage)
  await installEvm(page, stage.demo.rpcUrls['base'])
  await signInByHost(stage, page, email)
  await addConnected(page, /^Mock Wallet/, 'Hot wallet', 'Base')
  const known = new Set((await offRampsOf(email)).map(({ id }) => id))
  const events = await hearEvents(page, ['ramp-before-payout', 'ramp-payout-created', 'ramp-payout-sent'])
  await fillOffRamp(page, /Hot wallet/, '120')
  await ramp(page)
    .getByText(/^Balance \d/)
    .waitFor()
  await button(page, 'Send 120.00 USDC').click()
  await title(page, 'Transfers').waitFor()
  await readToast(page, '120.00 USDC sent')
  const made = (await offRampsOf(email)).filter(({ id }) => !known.has(id))
  expect(made).toMatchObject([{ type: 'offRamp', amount: '120.00' }])
  expect(before - (await usdcOnBase(stage, EVM_ADDRESS))).toBe(120_000_000n)
  expect(await events()).toEqual([
    { type: 'ramp-before-payout', detail: { type: 'offRamp', amount: '120.00', currency: 'usdc' } },
    { type: 'ramp-payout-created', detail: { id: made[0]!.id, type: 'offRamp' } },
    {
      type: 'ramp-payout-sent',
      detail: { id: made[0]!.id, network: 'base', transactionHash: expect.stringMatching(/^0x[0-9a-f]{64}$/) },
    },
  ])
  await paid(page, email, made[0]!.id)
})

test('a Solana wallet signs, the transaction is relayed, and the bank is paid [PROD-11, CHAIN-15, API-37]', async () => {
  const email = 'existing+off-solana@example.com'
  const page = await openWithWallets(stage)
  const address = await installSolana(page)
  await fundOnSolana(stage.demo, address, '300.00')
  await signInByHost(stage, page, email)
  await addConnected(page, /^Burner Wallet/, 'Burner')
  const known = new Set((await offRampsOf(email)).map(({ id }) => id))
  await fillOffRamp(page, /Burner/, '45.50')
  await button(page, 'Send 45.50 USDC').click()
  await title(page, 'Transfers').waitFor()
  await readToast(page, '45.50 USDC sent')
  const made = (await offRampsOf(email)).filter(({ id }) => !known.has(id))
  expect(made).toMatchObject([{ type: 'offRamp', amount: '45.50' }])
  expect(await usdcOnSolana(stage, address)).toBe(254_500_000n)
  await paid(page, email, made[0]!.id)
})

test('a declined request cancels the payout, says so, and keeps the form [STATE-OFFR-03, OFFR-03, SAFE-C2]', async () => {
  const email = 'existing+off-declined@example.com'
  const page = await openWithHotWallet(email)
  const known = new Set((await offRampsOf(email)).map(({ id }) => id))
  const before = await usdcOnBase(stage, EVM_ADDRESS)
  await page.evaluate(
    `window.mockWallet.refuse('eth_sendTransaction', { code: 4001, message: 'User rejected the request.' })`,
  )
  await fillOffRamp(page, /Hot wallet/, '70')
  await button(page, 'Send 70.00 USDC').click()
  await readToast(page, 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
  expect(await ramp(page).getByRole('textbox', { name: 'You send' }).inputValue()).toBe('70.00')
  const made = () => offRampsOf(email).then((payouts) => payouts.filter(({ id }) => !known.has(id)))
  expect(await made()).toMatchObject([{ status: 'cancelled' }])

  await page.evaluate(`window.mockWallet.refuse('eth_sendTransaction', null)`)
  await button(page, 'Send 70.00 USDC').click()
  await readToast(page, '70.00 USDC sent')
  // The chain has it before the sandbox's watch does.
  await soon(async () => (await made()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'funded'])
  expect(before - (await usdcOnBase(stage, EVM_ADDRESS))).toBe(70_000_000n)
})

test('a cancel while a wallet asks that broadcasts by itself waits for its no [E18, C19]', async () => {
  const email = 'existing+off-cancel-evm@example.com'
  const page = await openWithHotWallet(email)
  const before = await usdcOnBase(stage, EVM_ADDRESS)
  await page.evaluate(`void (window.answer = window.mockWallet.hold('eth_sendTransaction'))`)
  await fillOffRamp(page, /Hot wallet/, '34')
  await button(page, 'Send 34.00 USDC').click()
  await title(page, 'Approve in Mock Wallet').waitFor()
  await button(page, 'Cancel transfer').click()
  await title(page, 'Decline in Mock Wallet').waitFor()
  expect(await page.evaluate('document.querySelector("sphere-ramp").shadowRoot.activeElement?.tagName')).toBe('H2')
  expect(await violationsOn(page)).toEqual([])
  const statuses = async () =>
    (await offRampsOf(email)).filter(({ amount }) => amount === '34.00').map(({ status }) => status)
  expect(await statuses()).toEqual(['pending'])
  await page.evaluate(`{
    window.mockWallet.refuse('eth_sendTransaction', { code: 4001, message: 'User rejected the request.' })
    window.answer()
  }`)
  await readToast(page, 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
  expect(await statuses()).toEqual(['cancelled'])
  expect(await usdcOnBase(stage, EVM_ADDRESS)).toBe(before)
})

test('a cancel while a wallet is asked to sign ends the payout, and what it signs then is not relayed [E18, C19]', async () => {
  const email = 'existing+off-cancel-solana@example.com'
  const { publicKey, secretKey } = Keypair.generate()
  const address = publicKey.toBase58()
  const page = await openWithWallets(stage)
  await page.evaluate(`import('/.wallets/solana-wallet.js').then(({ installKeptSolanaWallet }) => {
    window.burner = installKeptSolanaWallet({ secretKey: ${JSON.stringify([...secretKey])}, broadcastsTo: null })
  })`)
  await fundOnSolana(stage.demo, address, '300.00')
  await signInByHost(stage, page, email)
  await addConnected(page, /^Burner Wallet/, 'Burner')
  await page.evaluate(`void (window.answer = window.burner.hold('signTransaction'))`)
  await fillOffRamp(page, /Burner/, '35')
  await button(page, 'Send 35.00 USDC').click()
  await title(page, 'Approve in Burner Wallet').waitFor()
  await button(page, 'Cancel transfer').click()
  await readToast(page, 'Nothing was sent. If your wallet still asks you to send, decline there.')
  const made = (await offRampsOf(email)).filter(({ amount }) => amount === '35.00')
  expect(made).toMatchObject([{ status: 'cancelled' }])
  await page.evaluate('window.answer()')
  await soon(() => page.evaluate('window.burner.done.length')).toBe(1)
  await page.waitForTimeout(2000)
  expect(await usdcOnSolana(stage, address)).toBe(300_000_000n)
})

test('a page that is closed while the wallet asks sends nothing again, and the customer says what became of it [E18, C19]', async () => {
  const email = 'existing+off-closed@example.com'
  const page = await openWithHotWallet(email)
  await page.evaluate(`void window.mockWallet.hold('eth_sendTransaction')`)
  await fillOffRamp(page, /Hot wallet/, '33')
  await button(page, 'Send 33.00 USDC').click()
  await title(page, 'Approve in Mock Wallet').waitFor()
  expect(await violationsOn(page)).toEqual([])
  const before = await usdcOnBase(stage, EVM_ADDRESS)

  await page.reload()
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByText('Did your wallet send 33.00 USDC?').waitFor()
  expect(await violationsOn(page)).toEqual([])
  await button(page, 'It wasn’t sent, cancel it').click()
  await readToast(page, 'The transfer was successfully canceled.')
  await ramp(page).getByText('Did your wallet send 33.00 USDC?').waitFor({ state: 'detached' })
  expect((await offRampsOf(email)).filter(({ amount }) => amount === '33.00')).toMatchObject([{ status: 'cancelled' }])
  expect(await usdcOnBase(stage, EVM_ADDRESS)).toBe(before)
})

test('a page that is reloaded while the network confirms follows the transaction, and sends nothing again [E18, STATE-OFFR-02]', async () => {
  const email = 'existing+off-reloaded@example.com'
  const page = await openWithHotWallet(email)
  const before = await usdcOnBase(stage, EVM_ADDRESS)
  // The node does not answer what became of it, and the server says that it has not seen it.
  const isLookedFor = { count: 0 }
  await page.route(`${stage.demo.rpcUrls['base']!}/**`, async (route) => {
    if (!route.request().postData()?.includes('eth_getTransactionReceipt')) return route.fallback()
    const response = await route.fetch()
    const { result } = (await response.json()) as { result: { from: string } | null }
    if (result?.from !== EVM_ADDRESS.toLowerCase()) return route.fulfill({ response })
    isLookedFor.count += 1
    return route.fulfill({ json: { jsonrpc: '2.0', id: 1, result: null } })
  })
  await page.route(/\/ramp\/payouts\/payout_/, async (route) => {
    const response = await route.fetch()
    return route.fulfill({ response, body: (await response.text()).replace('"funded"', '"pending"') })
  })
  await fillOffRamp(page, /Hot wallet/, '21')
  await button(page, 'Send 21.00 USDC').click()
  await title(page, 'Sending your USDC').waitFor()
  // No public explorer knows the chain of this machine (decisions.md H21).
  expect(
    await ramp(page)
      .getByRole('link', { name: /^View on/ })
      .count(),
  ).toBe(0)
  expect(await violationsOn(page)).toEqual([])
  await page.reload()
  await person.chooseInMenu(page, 'Transfers')
  await ramp(page).getByText('We’re still confirming your transaction').waitFor()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await ramp(page).getByText('We’re still confirming your transaction').waitFor({ state: 'detached' })
  expect(isLookedFor.count).toBeGreaterThan(0)
  expect(before - (await usdcOnBase(stage, EVM_ADDRESS))).toBe(21_000_000n)
  const sent = async () => (await offRampsOf(email)).filter(({ amount }) => amount === '21.00')
  await soon(sent).toMatchObject([{ status: 'funded' }])
})
