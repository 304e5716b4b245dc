import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { payoutsOf } from './support/payouts-of.ts'
import { apiOf } from './support/api-customer.ts'
import { EVM_ADDRESS, fundOnBase } from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import { createOutsideWallet, type OutsideWallet } from './support/outside-wallet.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A wallet that lives outside the page: it goes on asking when a page is reloaded, and serves two tabs and two devices. The chain says what
// was sent, and the sandbox what was made.
let stage: Stage
let wallet: OutsideWallet
let email: string
let count = 0

const { button, ramp, readToast, title } = person
const QUESTION = 'This transfer may already exist'
const ONE = { payouts: 1, transfers: 1 }

openStageForFile((opened) => (stage = opened), { pollsOften: true })
beforeEach(async (context) => {
  needsAnvil(context)
  await fundOnBase(stage.demo, EVM_ADDRESS, '500.00')
  wallet = await createOutsideWallet(stage.demo)
  email = `existing+outside${(count += 1)}@example.com`
})

async function offRamps() {
  const payouts = await payoutsOf(stage.demo.sandboxUrl, email)
  return payouts.filter(({ type, amount }) => type === 'offRamp' && amount === '20.00')
}

const moved = async () => ({ payouts: (await offRamps()).length, transfers: (await wallet.transfers()).length })

/** A customer's browser with the outside wallet in its pages. */
const openPage = (before?: () => void): Promise<Page> =>
  stage.open('/', {
    ...(before && { before }),
    setUp: (context) => wallet.install(context),
  })

async function saveWallet(): Promise<void> {
  const { api, signIn } = apiOf(stage.demo.sandboxUrl)
  const body = { network: 'base', address: EVM_ADDRESS, nickname: 'Outside', consent: true, isConnected: false }
  expect(await api('POST', 'ramp/wallets', { caller: await signIn(email), body })).toMatchObject({ status: 201 })
}

async function fill(page: Page): Promise<void> {
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Wallet to bank/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^ACH/).click()
  await button(page, /^From wallet/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /Outside/ })
    .click()
  await ramp(page).getByRole('textbox', { name: 'You send' }).fill('20.00')
  await soon(() => button(page, 'Send 20.00 USDC').isEnabled()).toBe(true)
}

async function openForm(before?: () => void): Promise<Page> {
  await saveWallet()
  const page = await openPage(before)
  await signInByHost(stage, page, email)
  await fill(page)
  return page
}

const pressSend = (page: Page) => button(page, 'Send 20.00 USDC').click()
const chooseWallet = async (page: Page) => {
  await page.bringToFront()
  await button(page, /Outside Wallet/).click()
}
const asked = (times: number) => soon(() => wallet.prompts.length).toBe(times)
const seen = (page: Page, text: string | RegExp) => ramp(page).getByText(text).first().waitFor()

function refuseStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  for (const name of ['getItem', 'setItem', 'removeItem']) {
    const original = Storage.prototype[name as 'getItem'] as (...args: unknown[]) => unknown
    Object.defineProperty(Storage.prototype, name, {
      value(this: Storage, ...args: unknown[]) {
        return this === window.localStorage ? refuse() : original.apply(this, args)
      },
    })
  }
}

test.each([0, 30, 1500])(
  'Send in two tabs %i ms apart, whose wallet is chosen later in each, is one transfer [E18, SAFE-B1]',
  async (apart) => {
    const one = await openForm()
    const other = await one.context().newPage()
    await other.goto(stage.demo.url)
    await signInByHost(stage, other, email)
    await fill(other)
    await one.bringToFront()
    await pressSend(one)
    await one.waitForTimeout(apart)
    await other.bringToFront()
    await pressSend(other)
    await chooseWallet(one)
    await asked(1)
    await chooseWallet(other)
    await one.bringToFront()
    await wallet.prompts[0]!.approve()
    await title(one, 'Transfers').waitFor()
    // The second tab shares what the first has begun, or asks about it; it asks no wallet.
    await other.bringToFront()
    await title(other, QUESTION).or(title(other, 'Transfers')).first().waitFor()
    expect([wallet.prompts.length, await moved()]).toEqual([1, ONE])
  },
)

test('where the browser keeps nothing, a reload with the prompt open ends in a question [E18, SAFE-B13]', async () => {
  const page = await openForm(refuseStorage)
  await seen(page, 'Your browser is blocking storage')
  await pressSend(page)
  await chooseWallet(page)
  await asked(1)
  await page.reload()
  await soon(async () => (await title(page, 'Accounts').count()) + (await ramp(page).getByLabel('Email').count())).toBe(
    1,
  )
  if ((await ramp(page).getByLabel('Email').count()) > 0) await signInByHost(stage, page, email)
  await fill(page)
  await pressSend(page)
  await chooseWallet(page)
  await title(page, QUESTION).waitFor()
  expect([wallet.prompts.length, await moved()]).toEqual([1, { payouts: 1, transfers: 0 }])
  await button(page, 'Continue with it').click()
  await seen(page, 'We don’t know here if 20.00 USDC was sent')
  await wallet.prompts[0]!.approve()
  await soon(async () => (await offRamps())[0]?.status).not.toBe('pending')
  expect([wallet.prompts.length, await moved()]).toEqual([1, ONE])
})

test('Send is held while it is unknown whether the wallet has sent [E18]', async () => {
  const page = await openForm()
  await pressSend(page)
  await chooseWallet(page)
  await asked(1)
  await page.reload()
  await title(page, 'Accounts').or(title(page, 'How much do you want to send?')).first().waitFor()
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Wallet to bank/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^ACH/).click()
  await seen(page, 'Did your wallet send 20.00 USDC?')
  await ramp(page).getByRole('textbox', { name: 'You send' }).fill('20.00')
  await seen(page, 'First take care of the transfer above')
  expect(await button(page, 'Send 20.00 USDC').isDisabled()).toBe(true)
  expect([wallet.prompts.length, await moved()]).toEqual([1, { payouts: 1, transfers: 0 }])
})

test('a wallet that has sent and says no is followed, not believed [C20, SAFE-C2]', async () => {
  const page = await openForm()
  await pressSend(page)
  await chooseWallet(page)
  await asked(1)
  await wallet.prompts[0]!.broadcast()
  wallet.prompts[0]!.decline()
  await title(page, 'Transfers').waitFor()
  await readToast(page, '20.00 USDC sent')
  expect(await offRamps()).not.toMatchObject([{ status: 'cancelled' }])
  expect(await moved()).toEqual(ONE)
})

test('a wallet that declines and sends two seconds later is reported, and its tokens come back [C20, SAFE-C2]', async () => {
  const page = await openForm()
  await pressSend(page)
  await chooseWallet(page)
  await asked(1)
  wallet.prompts[0]!.decline()
  await readToast(page, 'Transfer cancelled')
  expect(await offRamps()).toMatchObject([{ status: 'cancelled' }])
  await page.waitForTimeout(2000)
  await wallet.prompts[0]!.broadcast()
  await readToast(page, '20.00 USDC left your wallet after all')
  expect(await moved()).toEqual(ONE)
})

test('a second device says what it knows, lets go of a wallet that fails, and sends once [H11, E18, W12]', async () => {
  const page = await openForm()
  await pressSend(page)
  await chooseWallet(page)
  await asked(1)
  await page.context().close()
  const device = await openPage()
  await signInByHost(stage, device, email)
  await person.chooseInMenu(device, 'Transfers')
  await ramp(device).getByRole('row').filter({ hasText: '20.00' }).first().click()
  await seen(device, 'We don’t know here if 20.00 USDC was sent')
  await seen(device, 'Send to')
  await button(device, 'Send now').click()
  await chooseWallet(device)
  await asked(2)
  wallet.prompts[1]!.decline()
  await readToast(device, 'Not sent')
  wallet.cutOff(true)
  await button(device, 'Send now').click()
  await readToast(device, 'Extension context invalidated')
  wallet.cutOff(false)
  await button(device, 'Send now').click()
  await chooseWallet(device)
  await asked(3)
  await wallet.prompts[2]!.approve()
  await soon(async () => (await offRamps())[0]?.status).not.toBe('pending')
  expect(await moved()).toEqual(ONE)
})
