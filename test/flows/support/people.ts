import type { FrameLocator, Locator, Page } from 'playwright-core'
import { closeToast, toastShown } from '../../support/toasts.ts'

let count = 0

/** An e-mail that the sandbox does not know yet. */
export const newEmail = (): string => `flow${++count}-${Date.now().toString(36)}@example.com`

export const ramp = (page: Page): Locator => page.locator('sphere-ramp').first()

/** All that the widget says, with the names of its controls. */
export const screenText = (page: Page): Promise<string> => ramp(page).ariaSnapshot()

export const button = (page: Page, name: string | RegExp): Locator =>
  ramp(page).getByRole('button', { name, exact: true })

export const title = (page: Page, name: string): Locator => ramp(page).getByRole('heading', { name, exact: true })

/** Reads a toast and dismisses it, because it may cover the next element. */
export async function readToast(page: Page, text: string): Promise<void> {
  await toastShown(page, text)
  await closeToast(ramp(page).locator('[part=toast]').filter({ hasText: text }))
}

/** On a small screen the list is a sheet with its own search field. */
export async function pickOption(page: Page, label: string, option: string): Promise<void> {
  const box = ramp(page).getByRole('combobox', { name: label })
  await box.click()
  const isSheet = await box.evaluate(({ localName }) => localName === 'button')
  const sheet = ramp(page).getByRole('dialog')
  await (isSheet ? sheet.getByRole('combobox') : box).fill(option)
  await ramp(page).getByRole('option', { name: option, exact: true }).click()
  // `fill` reaches the fields under a sheet that still closes, which no customer can, and its end would take the focus away.
  if (isSheet) await sheet.waitFor({ state: 'detached' })
}

/** The sandbox's console. */
export const consoleOf = (page: Page): FrameLocator => page.frameLocator('iframe[title="Sandbox console"]')

export const consoleTab = (page: Page, name: RegExp): Locator => consoleOf(page).getByRole('tab', { name })

/** Runs the next step of every timer of the sandbox. */
export const runNextStep = (page: Page): Promise<void> =>
  consoleOf(page).getByRole('button', { name: 'Next step', exact: true }).click()

/** The mailed code, read in the console's mail view. */
export async function readCode(page: Page, email: string): Promise<string> {
  const mail = consoleOf(page).getByRole('list', { name: 'Mail' }).getByRole('listitem')
  const code = await mail.filter({ hasText: email }).first().locator('.code').innerText()
  return code.replaceAll(/\D/g, '')
}

export async function enterEmail(page: Page, email: string): Promise<void> {
  await ramp(page).getByLabel('Email').fill(email)
  await button(page, 'Continue').click()
}

export const enterCode = (page: Page, code: string): Promise<void> =>
  ramp(page).getByRole('textbox', { name: '6-digit code' }).fill(code)

/** Signs in a prepared customer of the sandbox, whose code is always the same. */
export async function signIn(page: Page, email: string): Promise<void> {
  await enterEmail(page, email)
  await enterCode(page, '000000')
  await title(page, 'Accounts').waitFor()
}

/** Chooses in the menu, which does not repeat what a wide root screen shows itself. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  const menu = ramp(page).getByRole('dialog', { name: 'Menu' })
  await button(page, 'Menu').click()
  await menu.getByRole('button', { name: 'Sign out', exact: true }).waitFor()
  const inMenu = menu.getByRole('button', { name, exact: true })
  if ((await inMenu.count()) > 0) return inMenu.click()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  await button(page, name).filter({ visible: true }).first().click()
}

export interface NewWallet {
  readonly network: string
  readonly address: string
  readonly nickname: string
}

export async function addWallet(page: Page, { network, address, nickname }: NewWallet): Promise<void> {
  await button(page, 'Add wallet').first().click()
  await ramp(page).getByRole('combobox', { name: 'Network' }).click()
  await ramp(page).getByRole('option', { name: network, exact: true }).click()
  await title(page, `Add ${network} wallet`).waitFor()
  await ramp(page).getByLabel('Address').fill(address)
  await ramp(page).getByLabel('Nickname').fill(nickname)
  await ramp(page).getByRole('checkbox').check()
  await button(page, 'Add wallet').click()
  await readToast(page, 'Wallet added')
}

export interface Purchase {
  /** "US dollar". */
  readonly currency: RegExp
  /** "ACH transfer". */
  readonly method: RegExp
  readonly amount: string
  readonly wallet: RegExp
  /** "Chase"; default: any account in the customer's name. */
  readonly bankAccount?: RegExp
}

/** Creates an on-ramp, from the menu to the deposit instructions. */
export async function startOnRamp(page: Page, { currency, method, amount, ...ends }: Purchase): Promise<void> {
  await chooseInMenu(page, 'New transfer')
  await button(page, /^Bank to wallet/).click()
  await button(page, currency).click()
  await button(page, method).click()
  await ramp(page).getByRole('textbox', { name: 'You send' }).fill(amount)
  if (ends.bankAccount) await chooseEnd(page, /^From account/, ends.bankAccount)
  await chooseEnd(page, /^To wallet/, ends.wallet)
  await button(page, 'Continue').click()
  await title(page, 'Make this transfer from your bank').waitFor()
}

async function chooseEnd(page: Page, end: RegExp, name: RegExp): Promise<void> {
  await button(page, end).click()
  await ramp(page).getByRole('menuitemradio', { name }).click()
}

/** Sends the deposit at the simulated bank. */
export async function payAtBank(page: Page, amount: string): Promise<void> {
  await consoleTab(page, /^Bank/).click()
  await consoleOf(page)
    .getByRole('button', { name: `Pay ${amount}`, exact: true })
    .first()
    .click()
}

export const status = (page: Page, name: string): Locator => ramp(page).locator('[part=badge]', { hasText: name })

/** The status in the details of a transfer, below which the list may be shown for a moment while they are downloaded. */
export const detailsStatus = (page: Page, name: string): Locator =>
  ramp(page).locator('[part=badge]:not([role=table] *)', { hasText: name })
