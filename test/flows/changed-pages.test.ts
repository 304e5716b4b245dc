import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { addUsBankAccount } from './support/bank-account-form.ts'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Pages whose libraries changed the prototypes that all scripts of a page share.
let stage: Stage
const pages: Page[] = []
const { ramp } = person

// The demo's own wallet sends what the page made of its JSON.
openStageForFile((opened) => (stage = opened), { expects: /^Invalid request$/ })
afterEach(async () => {
  for (const page of pages.splice(0)) await page.context().close()
})

/** As Prototype.js 1.6 does: `JSON.stringify` asks each list and object for its `toJSON`. */
function changeJson(): void {
  const toJSON = () => 'written by the page'
  for (const { prototype } of [Array, String, Number, Date]) Object.assign(prototype, { toJSON, each() {} })
  Reflect.defineProperty(Object.prototype, 'toJSON', { value: toJSON, writable: true, configurable: true })
}

/** `for…in` finds these in every object. */
function addEnumerables(): void {
  Object.assign(Object.prototype, { extend() {}, pageVersion: '1.4' })
}

const ACCOUNT = {
  bankName: 'Chase',
  routingNumber: '021000021',
  holder: 'Sam Rivera',
  address: { line1: '1 Market St', city: 'San Francisco', state: 'California', zip: '94105' },
}

const bodiesOf = (page: Page, path: RegExp) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(request.url())) bodies.push(request.postData() ?? '')
  })
  return bodies
}

const journal = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? ''))

test.each([
  ['changed how JSON is written', changeJson, '4455667788'],
  ['put enumerable properties on Object.prototype', addEnumerables, '4455667799'],
])(
  'on a page that %s, sign-in, a bank account and a payout work, and a reload finds them [SAFE-X4, SAFE-B13]',
  async (_, before, accountNumber) => {
    const page = await stage.open('/', { before })
    pages.push(page)
    const payouts = bodiesOf(page, /\/payouts$/)
    const accounts = bodiesOf(page, /\/bankAccounts$/)
    await person.signIn(page, 'existing@example.com')
    await addUsBankAccount(page, { ...ACCOUNT, accountNumber })
    expect(accounts).toHaveLength(1)
    expect(accounts[0]).not.toMatch(/pageVersion|extend|written by the page/)
    await person.startOnRamp(page, {
      currency: /^US dollar/,
      method: /^Wire transfer/,
      amount: '300.00',
      wallet: /^Unnamed Wallet/,
    })
    expect(payouts).toHaveLength(1)
    expect(JSON.parse(payouts[0]!)).toMatchObject({ source: { amount: '300.00', currency: 'usd', network: 'wire' } })
    expect(payouts[0]).not.toMatch(/pageVersion|extend|written by the page/)
    expect((await journal(page)).join('')).not.toMatch(/pageVersion|written by the page/)

    await page.reload()
    await person.chooseInMenu(page, 'Transfers')
    await ramp(page).getByText('300.00').filter({ visible: true }).first().waitFor()
    expect(payouts).toHaveLength(1)
  },
)
