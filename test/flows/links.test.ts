import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longTest } from './support/sample.ts'
import { violationsOn } from './support/accessibility.ts'
import { apiOf } from './support/api-customer.ts'
import { signInByHost } from './support/customers.ts'
import * as person from './support/people.ts'
import { callSandbox } from './support/sandbox.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { toastShown } from '../support/toasts.ts'

// A customer has an address made for a bank account, and the sandbox pays out what arrives there.
let stage: Stage
const { button, ramp } = person

openStageForFile((opened) => (stage = opened), { pollsOften: true })

const dialog = (page: Page, name: string): Locator => ramp(page).getByRole('dialog', { name, exact: true })
const menuItem = (page: Page, name: string): Locator => ramp(page).getByRole('menuitem', { name, exact: true })
const code = (page: Page): Locator => ramp(page).getByRole('img', { name: /^QR code/ })

const hasFocus = async (one: Locator): Promise<boolean> =>
  (await one.count()) === 1 &&
  one.evaluate((element) => (element.getRootNode() as ShadowRoot).activeElement === element)

interface ListedLink {
  readonly id: string
  readonly wallet: { readonly address: string; readonly network: string }
  readonly sourceCurrency: string
  readonly destinationNetwork: string
}

/** The addresses that the server has for a customer. */
async function linksOnServer(email: string): Promise<ListedLink[]> {
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const { data } = await api<{ bankAccounts: { walletBankAccounts: ListedLink[] }[] }>('GET', 'ramp/bankAccounts', {
    caller: await signIn(email),
  })
  return data.bankAccounts.flatMap(({ walletBankAccounts }) => walletBankAccounts)
}

async function openGenerate(email: string): Promise<Page> {
  const page = await stage.openOnOwnPhone()
  await signInByHost(stage, page, email)
  await button(page, 'Actions for Everyday').click()
  await menuItem(page, 'Generate wallet address').click()
  await dialog(page, 'Generate wallet address').waitFor()
  return page
}

test('a generated address opens, is listed and on the server, and what it receives is paid out [PROD-09, STATE-LINK-03, STATE-LINK-04]', async () => {
  const email = 'existing+links@example.com'
  const page = await openGenerate(email)
  await ramp(page).getByRole('radio', { name: 'OPTIMISM' }).click()
  await ramp(page).getByRole('radio', { name: 'Wire' }).click()
  await button(page, 'Confirm').click()
  await dialog(page, 'Linked wallets').waitFor()
  await toastShown(page, 'Wallet address created')
  await code(page).waitFor()
  expect(await violationsOn(page)).toEqual([])

  const [link, ...more] = await linksOnServer(email)
  expect(more).toEqual([])
  expect(link).toMatchObject({
    wallet: { network: 'optimism', address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) },
    sourceCurrency: 'usdc',
    destinationNetwork: 'wire',
  })
  expect(await dialog(page, 'Linked wallets').textContent()).toContain(link!.wallet.address)
  await button(page, 'Done').click()
  await button(page, 'Actions for Everyday').click()
  await menuItem(page, 'Linked wallets (1)').click()
  await soon(() => dialog(page, 'Linked wallets').textContent()).toContain(link!.wallet.address)
  await button(page, 'Done').click()

  await callSandbox(stage, 'sandbox/deposits', { body: { walletBankAccountId: link!.id, amount: '250.00' } })
  await callSandbox(stage, 'sandbox/advance', { body: { steps: 2 } })
  await person.chooseInMenu(page, 'Transfers')
  const row = ramp(page).getByRole('table').getByRole('row').filter({ hasText: '250.00' })
  await row.click()
  await person.status(page, 'Succeeded').filter({ visible: true }).first().waitFor()
  await ramp(page).getByText('Offloader').first().waitFor()
  // 250.00 less 0.10% and $20.00.
  await ramp(page).getByText('229.75 USD').first().waitFor()
})

longTest('an address is generated with the keyboard alone [ACC-19]', async () => {
  const email = 'existing+linkkeys@example.com'
  const page = await stage.openOnOwnPhone()
  await signInByHost(stage, page, email)
  await button(page, 'Actions for Everyday').focus()
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await press('Enter')
  await soon(() => hasFocus(menuItem(page, 'Generate wallet address'))).toBe(true)
  await press('Enter')
  await soon(() => hasFocus(ramp(page).getByRole('radio', { name: 'SOL' }))).toBe(true)
  // The network, then the stablecoin, then the method, each one stop; then Cancel and Confirm.
  await press('ArrowRight', 'Tab', 'ArrowRight', 'Tab', 'Tab', 'Tab', 'Enter')
  await dialog(page, 'Linked wallets').waitFor()
  await button(page, /^USDT on Ethereum/).waitFor()
  expect(await linksOnServer(email)).toMatchObject([
    { wallet: { network: 'ethereum' }, sourceCurrency: 'usdt', destinationNetwork: 'ach' },
  ])
  await press('Escape')
  await dialog(page, 'Linked wallets').waitFor({ state: 'detached' })
  expect(await hasFocus(button(page, 'Actions for Everyday'))).toBe(true)
})

longTest('where the code of the picture does not load, the address is there anyway [ACC-18]', async () => {
  const page = await openGenerate('existing+linkcode@example.com')
  await page.route(/\/chunks\/qr-code/, (route) => route.abort())
  await button(page, 'Confirm').click()
  await ramp(page).getByText('We couldn’t load the QR code. Copy the address instead.').waitFor()
  await button(page, 'Copy address for USDC on Solana').waitFor()
  expect(await code(page).count()).toBe(0)
  stage.pageErrors.splice(0)
})
