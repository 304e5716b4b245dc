import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import { apiOf } from './support/api-customer.ts'
import {
  addUsBankAccount,
  fillUsBankAccount,
  openBankAccountForm,
  type NewUsAccount,
} from './support/bank-account-form.ts'
import { hostSignIn, openRampOnly, signInByHost } from './support/customers.ts'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A customer keeps the saved wallets and bank accounts in order.
let stage: Stage
const { button, ramp, readToast, title } = person

openStageForFile((opened) => (stage = opened), { pollsOften: true })

interface Navigable {
  navigate(path: string): Promise<void>
}

interface Listed {
  readonly wallets: readonly { readonly nickname: string | null }[]
  readonly bankAccounts: readonly { readonly accountName: string; readonly status: string }[]
}

async function listOf<Name extends keyof Listed>(email: string, name: Name): Promise<Listed[Name]> {
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const { data } = await api<Pick<Listed, Name>>('GET', `ramp/${name}`, { caller: await signIn(email) })
  return data[name]
}

async function chooseAction(page: Page, row: string, action: string): Promise<void> {
  await button(page, `Actions for ${row}`).click()
  await ramp(page).getByRole('menuitem', { name: action, exact: true }).click()
}

async function openWallets(email: string): Promise<Page> {
  const page = await stage.openOnOwnPhone()
  await signInByHost(stage, page, email)
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await button(page, 'Actions for Treasury').waitFor()
  return page
}

test('a wallet gets another nickname, in the list and on the server [PROD-08, WAL-03, WAL-18, STATE-WFORM-04]', async () => {
  const email = 'existing+rename@example.com'
  const page = await openWallets(email)
  await chooseAction(page, 'Treasury', 'Edit')
  await title(page, 'Edit wallet').waitFor()
  await ramp(page).getByLabel('Nickname').fill('Rent')
  await ramp(page).getByRole('checkbox').check()
  expect(await violationsOn(page)).toEqual([])
  await button(page, 'Save changes').click()
  await readToast(page, 'Wallet updated')
  await button(page, 'Actions for Rent').waitFor()
  expect((await listOf(email, 'wallets')).map(({ nickname }) => nickname)).toContain('Rent')
})

test('a deleted wallet is gone from the list and from the server [PROD-08, ACC-05]', async () => {
  const email = 'existing+delete-wallet@example.com'
  const page = await openWallets(email)
  await chooseAction(page, 'Treasury', 'Delete')
  await button(page, 'Delete wallet').click()
  await readToast(page, 'Wallet deleted')
  await button(page, 'Actions for Treasury').waitFor({ state: 'detached' })
  expect((await listOf(email, 'wallets')).map(({ nickname }) => nickname)).not.toContain('Treasury')
})

async function deleteAccount(email: string, name: string): Promise<Page> {
  const page = await stage.openOnOwnPhone()
  await signInByHost(stage, page, email)
  await chooseAction(page, name, 'Delete')
  await button(page, 'Delete account').click()
  return page
}

const statusOf = async (email: string, name: string) =>
  (await listOf(email, 'bankAccounts')).find(({ accountName }) => accountName.startsWith(name))?.status

test('a deleted bank account can no longer be used, on the screen and on the server [PROD-07, ACC-05]', async () => {
  const email = 'existing+delete-account@example.com'
  const page = await deleteAccount(email, 'Wells Fargo 0365')
  await readToast(page, 'Bank account deleted')
  await person.status(page, 'Inactive').waitFor()
  expect(await statusOf(email, 'Wells Fargo')).not.toBe('active')
})

test('an account that a pending transfer uses stays, and its customer reads why [PROD-07, ACC-05]', async () => {
  const email = 'existing+keep-account@example.com'
  const page = await deleteAccount(email, 'Everyday')
  await readToast(page, 'Bank account not deleted')
  expect(await statusOf(email, 'Everyday')).toBe('active')
})

const HARBORLINE: NewUsAccount = {
  bankName: 'Chase',
  routingNumber: '021000021',
  accountNumber: '980144209911',
  holder: 'Maya Chen',
  address: { line1: '1 Market St', city: 'San Francisco', state: 'California', zip: '94105' },
}

test('an account that is added from a transfer form comes back to the form as it was [PROD-07, W16]', async () => {
  const page = await stage.openOnOwnPhone()
  await signInByHost(stage, page, 'existing+back@example.com')
  await person.chooseInMenu(page, 'New transfer')
  for (const choice of [/^Bank to wallet/, /^US dollar/, /^ACH transfer/]) await button(page, choice).click()
  const amount = ramp(page).getByRole('textbox', { name: 'You send' })
  await amount.fill('250')
  await button(page, /^From account/).click()
  await ramp(page).getByRole('menuitem', { name: 'Add bank account' }).click()
  await title(page, 'Add bank account').waitFor()
  await fillUsBankAccount(page, HARBORLINE)
  await button(page, 'Add account').click()
  await ramp(page).getByText('Your account is being verified').waitFor()
  expect(await amount.inputValue()).toMatch(/^250(\.00)?$/)
})

test('an account whose call is lost is not taken for another that ends in the same digits, and a second press adds it [E18]', async () => {
  const email = 'existing+alike@example.com'
  const page = await stage.openOnOwnPhone()
  await signInByHost(stage, page, email)
  await addUsBankAccount(page, HARBORLINE)
  const before = await listOf(email, 'bankAccounts')
  const lost = '**/ramp/bankAccounts'
  await page.route(lost, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await openBankAccountForm(page)
  await fillUsBankAccount(page, { ...HARBORLINE, accountNumber: '550144209911' })
  await button(page, 'Add account').click()
  await readToast(page, 'We can’t tell yet if your account was added')
  expect(await listOf(email, 'bankAccounts')).toHaveLength(before.length)
  await page.unroute(lost)
  await button(page, 'Add account').click()
  await readToast(page, 'Bank account added')
  expect(await listOf(email, 'bankAccounts')).toHaveLength(before.length + 1)
})

test('a recipient is saved in ramp-only mode, listed apart and kept by the server [PROD-07, ACC-08]', async () => {
  const email = 'existing+recipient@example.com'
  const page = await stage.openOnOwnPhone()
  await title(page, 'Sign in').waitFor()
  await openRampOnly(page, await hostSignIn(stage, email))
  await title(page, 'New transfer').first().waitFor()
  // A shop that shows the ramp alone opens the accounts itself.
  await page.evaluate(() => (document.querySelector('sphere-ramp') as unknown as Navigable).navigate('/my-accounts'))
  await openBankAccountForm(page)
  await ramp(page).getByRole('radio', { name: 'Someone else' }).click()
  await fillUsBankAccount(page, { ...HARBORLINE, holder: 'Wren Supplies' })
  const business = {
    'Legal name': 'Wren Supplies',
    'Tax ID': '12-3456789',
    Email: 'pay@wren.example',
    Phone: '+14155550100',
  }
  for (const [name, text] of Object.entries(business))
    await ramp(page).getByRole('textbox', { name, exact: true }).fill(text)
  await ramp(page).getByRole('combobox', { name: 'Business type' }).selectOption({ label: 'LLC' })
  await button(page, 'Add account').click()
  const recipients = ramp(page).getByRole('list', { name: 'Recipients' })
  await recipients.getByText('9911').first().waitFor()
  expect(await violationsOn(page)).toEqual([])
  expect(await listOf(email, 'bankAccounts')).toHaveLength(4)
})
