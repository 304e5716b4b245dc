import type { Page } from 'playwright-core'
import { button, pickOption, ramp, readToast, title } from './people.ts'

export interface NewUsAccount {
  readonly bankName: string
  readonly routingNumber: string
  readonly accountNumber: string
  readonly holder: string
  readonly address: { readonly line1: string; readonly city: string; readonly state: string; readonly zip: string }
}

/** Adds a US account by the form, from the list of accounts and back to it. */
export async function addUsBankAccount(page: Page, account: NewUsAccount): Promise<void> {
  await openBankAccountForm(page)
  await fillUsBankAccount(page, account)
  await button(page, 'Add account').click()
  await readToast(page, 'Bank account added')
  await title(page, 'Accounts').waitFor()
}

export async function openBankAccountForm(page: Page): Promise<void> {
  await button(page, /^Add (bank )?account$/)
    .first()
    .click()
  await title(page, 'Add bank account').waitFor()
  await ramp(page).getByRole('combobox', { name: 'Where is the account?' }).waitFor()
}

export async function fillUsBankAccount(page: Page, { address, ...account }: NewUsAccount): Promise<void> {
  const fill = (name: string, text: string) => ramp(page).getByRole('textbox', { name, exact: true }).fill(text)
  await fill('Bank name', account.bankName)
  await ramp(page).getByRole('radio', { name: 'Checking' }).click()
  await fill('Routing number', account.routingNumber)
  await fill('Account number', account.accountNumber)
  await fill('Full name', account.holder)
  await fill('Address line 1', address.line1)
  await fill('City', address.city)
  await pickOption(page, 'State', address.state)
  await fill('ZIP code', address.zip)
}

export interface NewEuropeanAccount {
  readonly bankName: string
  readonly iban: string
  readonly bic: string
  readonly holder: string
  readonly address: {
    readonly line1: string
    readonly city: string
    readonly country: string
    readonly state: string
    readonly postalCode: string
  }
}

export async function fillEuropeanBankAccount(page: Page, { address, ...account }: NewEuropeanAccount): Promise<void> {
  const fill = (name: string, text: string) => ramp(page).getByRole('textbox', { name, exact: true }).fill(text)
  await ramp(page).getByRole('combobox', { name: 'Where is the account?' }).click()
  await ramp(page).getByRole('option', { name: 'Europe' }).click()
  await fill('Bank name', account.bankName)
  await fill('IBAN', account.iban)
  await fill('BIC', account.bic)
  await fill('Full name', account.holder)
  await pickOption(page, 'Country', address.country)
  await fill('Address line 1', address.line1)
  await fill('City', address.city)
  await pickOption(page, 'State', address.state)
  await fill('Postal code', address.postalCode)
}
