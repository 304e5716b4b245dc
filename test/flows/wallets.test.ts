import { expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import { apiOf } from './support/api-customer.ts'
import { installEvm, installSolana, openWithWallets } from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A customer connects a wallet of another vendor, and proves to own it.
let stage: Stage
const { button, ramp, readToast, title } = person

openStageForFile((opened) => (stage = opened))

interface Saved {
  readonly nickname: string | null
  readonly network: string
  readonly address: string
  readonly signed: boolean
}

async function savedWallets(email: string): Promise<readonly Saved[]> {
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const { data } = await api<{ wallets: readonly Saved[] }>('GET', 'ramp/wallets', { caller: await signIn(email) })
  return data.wallets
}

test('a connected EVM wallet signs the challenge and is saved as signed, by the keyboard alone [PROD-08, WAL-23, API-30]', async () => {
  const email = 'existing+connect-evm@example.com'
  const page = await openWithWallets(stage)
  await installEvm(page)
  await signInByHost(stage, page, email)
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await button(page, 'Add wallet').first().click()
  await ramp(page).getByRole('combobox', { name: 'Network' }).click()
  await ramp(page).getByRole('option', { name: 'Base', exact: true }).click()
  await title(page, 'Add Base wallet').waitFor()
  await button(page, 'Connect').focus()
  await page.keyboard.press('Enter')
  await ramp(page).getByRole('dialog', { name: 'Select a wallet' }).waitFor()
  expect(await violationsOn(page)).toEqual([])
  await button(page, /^Mock Wallet/).focus()
  await page.keyboard.press('Enter')
  await button(page, 'Disconnect').waitFor()
  await ramp(page).getByLabel('Nickname').fill('Hot wallet')
  await ramp(page).getByRole('checkbox').check()
  await button(page, 'Add wallet').click()
  await readToast(page, 'Wallet added')
  expect(await savedWallets(email)).toContainEqual(
    expect.objectContaining({
      nickname: 'Hot wallet',
      network: 'base',
      address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      signed: true,
    }),
  )
})

test('a connected Solana wallet signs the challenge and is saved as signed [PROD-08, WAL-23, API-29]', async () => {
  const email = 'existing+connect-solana@example.com'
  const page = await openWithWallets(stage)
  const address = await installSolana(page)
  await signInByHost(stage, page, email)
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await button(page, 'Add wallet').first().click()
  await title(page, 'Add Solana wallet').waitFor()
  await button(page, 'Connect').click()
  await button(page, /^Burner Wallet/).click()
  await button(page, 'Disconnect').waitFor()
  await ramp(page).getByLabel('Nickname').fill('Burner')
  await ramp(page).getByRole('checkbox').check()
  expect(await violationsOn(page)).toEqual([])
  await button(page, 'Add wallet').click()
  await readToast(page, 'Wallet added')
  expect(await savedWallets(email)).toContainEqual(
    expect.objectContaining({ nickname: 'Burner', network: 'solana', address, signed: true }),
  )
})
