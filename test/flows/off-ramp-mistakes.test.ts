import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { findAnvil } from '../../demo/chains/evm/anvil.ts'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { payoutsOf } from './support/payouts-of.ts'
import { fillUsBankAccount, openBankAccountForm, type NewUsAccount } from './support/bank-account-form.ts'
import { EVM_ADDRESS, fundOnBase } from './support/chain-wallets.ts'
import { createOutsideWallet, type OutsideWallet } from './support/outside-wallet.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { watchTraffic, type Traffic } from './support/traffic.ts'
import { throughTunnel, TUNNEL_ERROR } from './support/tunnel.ts'

// A customer makes one mistake on each screen of an off-ramp, and types nothing twice. Each test continues where the previous one ended.
let stage: Stage
let page: Page
let traffic: Traffic
let wallet: OutsideWallet
const { button, ramp, readToast, title } = person
const email = 'existing+clumsy-sender@example.com'
const OTHER_ADDRESS = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const ETHEREUM = '0x1'

const account: NewUsAccount = {
  bankName: 'Citibank',
  routingNumber: '021000089',
  accountNumber: '4417123456',
  holder: 'Sam Rivera',
  address: { line1: '1 Market St', city: 'San Francisco', state: 'California', zip: '94105' },
}

const field = (name: string) => ramp(page).getByRole('textbox', { name, exact: true })
const isInvalid = (name: string) => soon(() => field(name).getAttribute('aria-invalid')).toBe('true')
const sent = () => field('You send')
const seen = (text: string | RegExp) => ramp(page).getByText(text).first().waitFor()
const send = () => button(page, 'Send 60.00 USDC')
const payoutsMade = () => traffic.to('POST', 'ramp/payouts').length

const isFilled = async () => {
  await soon(async () => (await sent().inputValue()).replace(/\.00$/, '')).toBe('60')
  await button(page, /^From wallet: Savings/).waitFor()
  await button(page, /^To account: .*Wells Fargo/).waitFor()
}

async function offRamps(): Promise<readonly string[]> {
  const payouts = await payoutsOf(stage.demo.sandboxUrl, email)
  const made = payouts.filter(({ type, amount }) => type === 'offRamp' && amount === '60.00')
  return made.map(({ status }) => status).toSorted()
}

openStageForFile(
  async (opened) => {
    stage = opened
    if ('missing' in findAnvil()) return
    await fundOnBase(stage.demo, EVM_ADDRESS, '500.00')
    wallet = await createOutsideWallet(stage.demo)
    page = await stage.open('/', {
      setUp: async (browser) => {
        await browser.clock.install()
        await wallet.install(browser)
      },
    })
    traffic = watchTraffic(page)
  },
  { expects: TUNNEL_ERROR },
)
beforeEach((context) => needsAnvil(context))

test('a wrong code leaves the e-mail, and the right one signs in [STATE-OTP-07]', async () => {
  await person.enterEmail(page, email)
  await title(page, 'Check your email').waitFor()
  await person.enterCode(page, '999999')
  await seen('That code doesn’t match')
  await throughTunnel(page)
  await seen(email)
  await person.enterCode(page, '000000')
  await title(page, 'Accounts').waitFor()
})

test('an account number that is too short is corrected at its field, and nothing else is typed again [SAFE-E5, B3]', async () => {
  await openBankAccountForm(page)
  await fillUsBankAccount(page, { ...account, accountNumber: '441' })
  await button(page, 'Add account').click()
  await isInvalid('Account number')
  expect(await field('Account number').inputValue()).toBe('441')
  await throughTunnel(page)
  await field('Account number').fill(account.accountNumber)
  await button(page, 'Add account').click()
  await title(page, 'Accounts').waitFor()
  const added = traffic.to('POST', 'ramp/bankAccounts').at(-1)!.body
  expect(added).toMatchObject({ bankName: account.bankName, accountHolderName: account.holder })
})

test('a connection that was declined leaves the form of the wallet as it was typed [STATE-WFORM-02, W4]', async () => {
  await ramp(page).getByRole('tab', { name: 'Wallets' }).click()
  await button(page, 'Add wallet').first().click()
  await ramp(page).getByRole('combobox', { name: 'Network' }).click()
  await ramp(page).getByRole('option', { name: 'Base', exact: true }).click()
  await field('Nickname').fill('Savings')
  await ramp(page).getByRole('checkbox').check()
  wallet.declines.add('eth_requestAccounts')
  await button(page, 'Connect').click()
  await button(page, /Outside Wallet/).click()
  await seen('User rejected the connection')
  await page.keyboard.press('Escape')
  await ramp(page).getByRole('dialog').waitFor({ state: 'detached' })
  wallet.declines.clear()
  expect(await field('Nickname').inputValue()).toBe('Savings')
  expect(await ramp(page).getByRole('checkbox').isChecked()).toBe(true)
  await field('Address').fill(EVM_ADDRESS)
  await button(page, 'Add wallet').click()
  await ramp(page).getByRole('list', { name: 'Wallets' }).getByText('Savings').waitFor()
})

test('the form stays filled through too much, Back, a tunnel, a reload and another page [N11, F29]', async () => {
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Wallet to bank/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^ACH/).click()
  await button(page, /^From wallet/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /^Savings/ })
    .click()
  await button(page, /^To account/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /^Wells Fargo/ })
    .click()
  await sent().fill('9000000')
  await isInvalid('You send')
  expect((await sent().inputValue()).replaceAll(/,|\.00$/g, '')).toBe('9000000')
  await sent().fill('60')
  await isFilled()
  await button(page, 'Back').click()
  await button(page, /^ACH/).click()
  await isFilled()
  await throughTunnel(page)
  await isFilled()
  await page.reload()
  await isFilled()
  await page.goto('about:blank')
  await page.goBack()
  await isFilled()
})

test('a wallet that refuses, shows another account or stays on another network makes nothing [C21, WAL-16]', async () => {
  const { declines } = wallet
  declines.add('eth_requestAccounts')
  await send().click()
  await button(page, /Outside Wallet/).click()
  await seen('User rejected the connection')
  await page.keyboard.press('Escape')
  await ramp(page).getByRole('dialog').waitFor({ state: 'detached' })
  declines.clear()
  await isFilled()

  await wallet.switchAccount(OTHER_ADDRESS)
  await send().click()
  await button(page, /Outside Wallet/).click()
  await seen(/is on another address/)
  await isFilled()
  await wallet.switchAccount(EVM_ADDRESS)
  await ramp(page)
    .getByText(/is on another address/)
    .waitFor({ state: 'detached' })

  await wallet.switchNetwork(ETHEREUM)
  declines.add('wallet_switchEthereumChain')
  await send().click()
  await readToast(page, 'User rejected the connection')
  declines.clear()
  await isFilled()
  expect([payoutsMade(), await offRamps(), wallet.prompts.length]).toEqual([0, [], 0])
})

test('a declined transfer keeps the form, and the next press sends once, through a reload and a tunnel [STATE-OFFR-03, E18]', async () => {
  await send().click()
  // The wallet that refused to switch was let go.
  await button(page, /Outside Wallet/).click()
  await soon(() => wallet.prompts.length).toBe(1)
  wallet.prompts[0]!.decline()
  await readToast(page, 'Wallet to bank: you declined it in your wallet. Nothing was sent.')
  await isFilled()
  expect([await offRamps(), wallet.chainId()]).toEqual([['cancelled'], '0x2105'])

  await send().click()
  await soon(() => wallet.prompts.length).toBe(2)
  await throughTunnel(page)
  await page.reload()
  await title(page, 'Accounts').waitFor()
  await person.chooseInMenu(page, 'Transfers')
  await seen('Did your wallet send 60.00 USDC?')
  await wallet.prompts[1]!.approve()
  await soon(offRamps).toEqual(['cancelled', 'funded'])
  await ramp(page).getByText('Did your wallet send 60.00 USDC?').waitFor({ state: 'detached' })
  expect([payoutsMade(), wallet.prompts.length]).toEqual([2, 2])
  expect(await wallet.transfers()).toMatchObject([{ units: 60_000_000n }])
})
