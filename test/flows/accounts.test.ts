import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import { apiOf } from './support/api-customer.ts'
import * as person from './support/people.ts'
import { openStage, type Stage } from './support/stage.ts'

// A customer keeps the saved wallets and bank accounts in order.
let stage: Stage
const { button, ramp, readToast, title } = person

beforeAll(async () => {
  stage = await openStage()
})
afterAll(async () => {
  await stage.close()
  expect(stage.pageErrors).toEqual([])
})

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
  await person.signIn(page, email)
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
  await person.signIn(page, email)
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

test('an account that a pending transfer uses stays, and its customer is told [PROD-07, ACC-05]', async () => {
  const email = 'existing+keep-account@example.com'
  const page = await deleteAccount(email, 'Everyday')
  await readToast(page, 'Bank account not deleted')
  expect(await statusOf(email, 'Everyday')).toBe('active')
})
