import type { Page } from 'playwright-core'
import * as person from './people.ts'

/** Adds the connected wallet of the page, and leaves it connected. */
export async function addConnected(page: Page, wallet: RegExp, nickname: string, network?: string): Promise<void> {
  await person.ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await person.button(page, 'Add wallet').first().click()
  if (network) {
    await person.ramp(page).getByRole('combobox', { name: 'Network' }).click()
    await person.ramp(page).getByRole('option', { name: network, exact: true }).click()
  }
  await person.button(page, 'Connect').click()
  await person.button(page, wallet).click()
  await person.button(page, 'Disconnect').waitFor()
  await person.ramp(page).getByLabel('Nickname').fill(nickname)
  await person.ramp(page).getByRole('checkbox').check()
  await person.button(page, 'Add wallet').click()
  await person.readToast(page, 'Wallet added')
}

export async function fillOffRamp(page: Page, wallet: RegExp, amount: string): Promise<void> {
  await person.chooseInMenu(page, 'New transfer')
  await person.button(page, /^Wallet to bank/).click()
  await person.button(page, /^US dollar/).click()
  await person.button(page, /^ACH/).click()
  await person.button(page, /^From wallet/).click()
  await person.ramp(page).getByRole('menuitemradio', { name: wallet }).click()
  await person.ramp(page).getByRole('textbox', { name: 'You send' }).fill(amount)
}
