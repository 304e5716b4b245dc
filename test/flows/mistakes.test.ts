import { Keypair } from '@solana/web3.js'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { payoutsOf } from './support/payouts-of.ts'
import {
  fillEuropeanBankAccount,
  fillUsBankAccount,
  openBankAccountForm,
  type NewEuropeanAccount,
  type NewUsAccount,
} from './support/bank-account-form.ts'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { watchTraffic, type Traffic } from './support/traffic.ts'
import { throughTunnel, TUNNEL_ERROR } from './support/tunnel.ts'

// A customer makes one mistake on each screen, and types nothing twice. Each test continues where the previous one ended.
let stage: Stage
let page: Page
let traffic: Traffic
const { button, ramp, title } = person
const email = 'existing+clumsy@example.com'

const account: NewUsAccount = {
  bankName: 'Chase',
  routingNumber: '021000021',
  accountNumber: '123456789',
  holder: 'Sam Rivera',
  address: { line1: '1 Market St', city: 'San Francisco', state: 'California', zip: '94105' },
}
const euroAccount: NewEuropeanAccount = {
  bankName: 'Commerzbank',
  iban: 'DE62370400440532013001',
  bic: 'COBADEFF',
  holder: 'Sam Rivera',
  address: { line1: 'Kaiserplatz 1', city: 'Frankfurt', country: 'Germany', state: 'Hessen', postalCode: '60311' },
}
const wallet = { network: 'Solana', address: Keypair.generate().publicKey.toBase58(), nickname: 'Savings' }

const field = (name: string) => ramp(page).getByRole('textbox', { name, exact: true })
const payoutsMade = () => traffic.to('POST', 'ramp/payouts').length

openStageForFile(
  async (opened) => {
    stage = opened
    page = await stage.open('/', { setUp: (context) => context.clock.install() })
    traffic = watchTraffic(page)
  },
  { expects: TUNNEL_ERROR },
)

test('an e-mail with a mistake is corrected in its field, and survives the tunnel [STATE-SIGN-01, SAFE-E5]', async () => {
  await person.enterEmail(page, 'existing+clumsy@example')
  await expect.poll(() => field('Email').getAttribute('aria-invalid')).toBe('true')
  expect(await field('Email').inputValue()).toBe('existing+clumsy@example')
  await field('Email').fill(email)
  await throughTunnel(page)
  expect(await field('Email').inputValue()).toBe(email)
  await button(page, 'Continue').click()
  await title(page, 'Check your email').waitFor()
})

test('a wrong code is followed by the right one, after a reload of the page too [STATE-OTP-07, N11]', async () => {
  await person.enterCode(page, '999999')
  await ramp(page).getByText('That code doesn’t match').first().waitFor()
  await page.reload()
  await title(page, 'Check your email').waitFor()
  await ramp(page).getByText(email).first().waitFor()
  await person.enterCode(page, '000000')
  await title(page, 'Accounts').waitFor()
})

test('a bank account with a bad number is corrected at that field, and nothing else is typed again [SAFE-E5, B3]', async () => {
  await openBankAccountForm(page)
  await fillUsBankAccount(page, { ...account, routingNumber: '021000022' })
  await button(page, 'Add account').click()
  await expect.poll(() => field('Routing number').getAttribute('aria-invalid')).toBe('true')
  await throughTunnel(page)
  await field('Routing number').fill(account.routingNumber)
  await button(page, 'Add account').click()
  await title(page, 'Accounts').waitFor()
  const added = traffic.to('POST', 'ramp/bankAccounts').at(-1)!.body
  expect(added).toMatchObject({ bankName: account.bankName, accountHolderName: account.holder })
})

test('an IBAN with a wrong digit is corrected at that field, and nothing else is typed again [SAFE-E5, B4]', async () => {
  await openBankAccountForm(page)
  await fillEuropeanBankAccount(page, { ...euroAccount, iban: 'DE89370400440532013001' })
  await button(page, 'Add account').click()
  await expect.poll(() => field('IBAN').getAttribute('aria-invalid')).toBe('true')
  await throughTunnel(page)
  await field('IBAN').fill(euroAccount.iban)
  await button(page, 'Add account').click()
  await title(page, 'Accounts').waitFor()
  const added = traffic.to('POST', 'ramp/bankAccounts').at(-1)!.body
  expect(added).toMatchObject({ iban: euroAccount.iban, accountHolderName: euroAccount.holder })
})

test('an address of another network is corrected, and the nickname and the consent stay [STATE-WFORM-02]', async () => {
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await button(page, 'Add wallet').first().click()
  await ramp(page).getByRole('combobox', { name: 'Network' }).click()
  await ramp(page).getByRole('option', { name: wallet.network, exact: true }).click()
  await field('Address').fill('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  await field('Nickname').fill(wallet.nickname)
  await ramp(page).getByRole('checkbox').check()
  await expect.poll(() => field('Address').getAttribute('aria-invalid')).toBe('true')
  await field('Address').fill(wallet.address)
  expect(await field('Nickname').inputValue()).toBe(wallet.nickname)
  expect(await ramp(page).getByRole('checkbox').isChecked()).toBe(true)
  await button(page, 'Add wallet').click()
  await ramp(page).getByRole('list', { name: 'Wallets' }).getByText(wallet.nickname).waitFor()
})

const sent = () => field('You send')

test('the form of a transfer stays filled through a bad amount, Back, a tunnel, a reload and another page [N11, F29]', async () => {
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Bank to wallet/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^ACH transfer/).click()
  await button(page, /^To wallet/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /^Savings/ })
    .click()
  await sent().fill('0.10')
  await expect.poll(() => sent().getAttribute('aria-invalid')).toBe('true')
  expect(await sent().inputValue()).toBe('0.10')
  await sent().fill('120')
  await button(page, 'Back').click()
  await button(page, /^ACH transfer/).click()
  const isFilled = async () => {
    await expect.poll(async () => (await sent().inputValue()).replace(/\.00$/, '')).toBe('120')
    await button(page, /^To wallet: Savings/).waitFor()
  }
  await isFilled()
  await throughTunnel(page)
  await isFilled()
  await page.reload()
  await isFilled()
  await page.goto('about:blank')
  await page.goBack()
  await isFilled()
  expect(payoutsMade()).toBe(0)
})

test('Back from the instructions opens the filled form, and Continue the same transfer [F31]', async () => {
  const instructions = () => title(page, 'Make this transfer from your bank').waitFor()
  await button(page, 'Continue').click()
  await instructions()
  await throughTunnel(page)
  await button(page, 'Back').click()
  await ramp(page)
    .getByText(/120\.00\sUSD is waiting/)
    .first()
    .waitFor()
  expect(await sent().inputValue()).toMatch(/^120/)
  await button(page, 'Continue').click()
  await instructions()
  expect(payoutsMade()).toBe(1)

  const payouts = await payoutsOf(stage.demo.sandboxUrl, email)
  expect(payouts.filter(({ amount }) => amount === '120.00')).toMatchObject([{ status: 'pending' }])
})
