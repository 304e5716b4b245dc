import { CHASE, MAIN_WALLET, SUI_WALLET } from '../../support/customer.ts'
import { shownMoment } from '../../support/dates.ts'
import { equal, soon } from '../../support/expect.ts'
import { button, cleanUp, until } from '../../support/host.ts'
import { copied, writtenWhile } from '../../support/labels.ts'
import { dialogText, toastText } from '../../support/messages.ts'
import { accountRows, said } from '../../support/rows.ts'
import { visit } from '../../support/visit.ts'
import {
  EURO,
  EVM_ADDRESS,
  linkOf,
  ON_ETHEREUM,
  ON_SOLANA,
  openAccounts,
  openDialog,
  opened,
  openMenu,
  SOLANA_ADDRESS,
  summary,
} from './account-links.ts'

// Each list has one table: what its rows say, and what their menus copy.

const BASE_ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'
const ON_BASE = linkOf('base', 'base', BASE_ADDRESS, { destinationNetwork: 'sepa' })
const FULL = {
  ...CHASE,
  beneficiaryAddress: {
    country: 'USA',
    addressLine1: '1 Elm Street',
    addressLine2: 'Floor 2',
    city: 'Portland',
    state: 'ME',
    postalCode: '04101',
  },
  bankAddressString: '270 Park Avenue, New York, NY 10017, United States',
  walletBankAccounts: [ON_SOLANA, ON_ETHEREUM, ON_BASE],
}
const SAVINGS = {
  ...EURO,
  accountType: 'savings',
  accountNumber: null,
  routingNumber: null,
  last4: null,
  iban: 'DE89370400440532013000',
}
const PIX = {
  ...CHASE,
  id: 'bankAccount_pix',
  accountName: 'Rio',
  bankName: 'Nubank',
  currency: 'brl',
  pixKey: 'maya@example.com',
}
const GONE = {
  ...CHASE,
  id: 'bankAccount_old',
  accountName: 'Old savings',
  last4: '0937',
  deleted: '2025-11-02T15:10:00Z',
}

/** Its name, what its row says, and what its menu copies; a deleted account has no menu. */
const ACCOUNTS = [
  [
    FULL,
    'Chase ending in ••••4821 · Checking · 3 linked wallets',
    [
      'Account holder: Maya Chen',
      'Bank name: Chase',
      'Account number: 000123454821',
      'Routing number: 021000021',
      'Address: 1 Elm Street, Floor 2, Portland, ME 04101, USA',
      'Bank address: 270 Park Avenue, New York, NY 10017, United States',
      'Account type: Checking',
    ],
  ],
  [
    SAVINGS,
    'N26 ending in ••••3000 · Savings',
    ['Account holder: Maya Chen', 'Bank name: N26', 'IBAN: DE89370400440532013000', 'Account type: Savings'],
  ],
  [
    PIX,
    'Nubank · Pix key m•••@example.com · Checking',
    [
      'Account holder: Maya Chen',
      'Bank name: Nubank',
      'Pix key: maya@example.com',
      'Account number: 000123454821',
      'Routing number: 021000021',
      'Account type: Checking',
    ],
  ],
  [GONE, 'Chase ending in ••••0937 · Checking', null],
] as const

const LINKS = [
  ['USDC on Solana', 'Fq3m…2LtV · paid by ACH', SOLANA_ADDRESS],
  ['USDC on Ethereum', '0x8f…C240 · paid by wire', EVM_ADDRESS],
  ['USDC on Base', '0x52…9EE7 · paid by SEPA', BASE_ADDRESS],
] as const

const WALLETS = [
  [MAIN_WALLET, 'Solana · 7xKq…9fPd'],
  [{ ...SUI_WALLET, nickname: 'Second' }, 'Sui · 0x9a…c240'],
  // A name that is the network’s is not said twice.
  [{ id: 'wallet_base', network: 'base', address: BASE_ADDRESS, nickname: 'Base', signed: false }, '0x52…9EE7'],
] as const

const itemOf = (shadow: ShadowRoot, name: string) =>
  until(
    () => [...shadow.querySelectorAll<HTMLElement>(':popover-open [role=menuitem]')].find((one) => said(one) === name),
    name,
  )

describe('the rows of what a customer has saved', () => {
  afterEach(cleanUp)

  it('say each account’s own bank, number, type and links, and their menus copy its details [ACC-05, ACC-18, STATE-BACC-03, A2]', async () => {
    const page = await openAccounts(() => ACCOUNTS.map(([account]) => account))
    const { shadow } = page
    await soon(() =>
      equal(
        accountRows(shadow),
        ACCOUNTS.map(([account, text]) => [account.accountName, text]),
      ),
    )
    const tip = shadow.querySelector('[role=tooltip]')
    await soon(() => equal(tip?.textContent?.replaceAll(/\s/g, ' '), `Deleted on ${shownMoment(GONE.deleted)}`))
    for (const [account, , details] of ACCOUNTS) {
      if (details === null) continue
      const written = await writtenWhile(async () => {
        await openMenu(page, account.accountName)
        ;(await itemOf(shadow, 'Copy account details')).click()
        await soon(() => equal(toastText(shadow, 'Account details copied'), ''))
      })
      equal(written, [details.join('\n')], account.accountName)
      for (const close of shadow.querySelectorAll<HTMLElement>('[part=toast] button')) close.click()
      await until(() => shadow.querySelector('[part=toast]') === null, 'no toast')
    }
  })

  it('say of each linked wallet its token, address and method, and open and copy the whole address [ACC-18, LINK-01]', async () => {
    const dialog = await openDialog(await openAccounts(() => [FULL]), 'Linked wallets (3)')
    const rows = [...dialog.querySelectorAll<HTMLElement>('[part=row]')]
    equal(
      rows.map(summary),
      LINKS.map(([name, detail]) => [name, detail]),
    )
    for (const [at, [name, , address]] of LINKS.entries()) {
      rows[at]!.querySelector<HTMLElement>('[aria-expanded]')!.click()
      const only = `Send only ${name} to this address. Anything else is lost.`
      await soon(() => equal(opened(rows[at]!), [address, only]))
      await soon(() =>
        equal(rows[at]!.querySelector('[role=img]')?.getAttribute('aria-label'), `QR code of the address for ${name}`),
      )
    }
    equal(await copied(dialog), Object.fromEntries(LINKS.map(([name, , address]) => [`address for ${name}`, address])))
  })

  it('say each wallet’s own network and address, and their menus copy and name the whole address [ACC-05, SAFE-W4, WAL-19]', async () => {
    const wallets = WALLETS.map(([wallet]) => wallet)
    const { shadow } = await visit('/my-accounts?type=wallets', { answers: { 'GET wallets': () => ({ wallets }) } })
    await soon(() =>
      equal(
        accountRows(shadow),
        WALLETS.map(([{ nickname }, text]) => [nickname, text]),
      ),
    )
    for (const { nickname, address } of wallets) {
      const open = async (action: string) => {
        button(shadow, `Actions for ${nickname}`)!.click()
        ;(await itemOf(shadow, action)).click()
      }
      const written = await writtenWhile(async () => {
        await open('Copy address')
        await until(() => shadow.querySelector('[part=toast]'), 'the toast')
      })
      equal(written, [address])
      await open('Delete')
      const warning = `We’ll remove ${address} from your list. The wallet and everything in it stay yours.`
      await soon(() => equal(dialogText(shadow, `Delete ${nickname}?`), warning))
      button(shadow, 'Keep wallet')!.click()
      await until(() => !shadow.querySelector('dialog[open]'), 'no question')
    }
  })
})
