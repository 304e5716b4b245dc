import { Keypair } from '@solana/web3.js'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { customerOf } from './support/customers.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// The shortest way of a new customer from the shop's page to a transfer that is paid out. Each tap and each field is counted.
let stage: Stage
let page: Page
const { button, ramp, title } = person
const email = person.newEmail()
const wallet = Keypair.generate().publicKey.toBase58()

/** Without the card of the next step it took 24 taps. Enter chooses what has been typed in a list, as on a touch keyboard (F38). */
const MOST = { taps: 18, enters: 2, fields: 5 }
const done = { taps: 0, enters: 0, fields: 0, tapsAtTheConsole: 0 }

const frame = () => ramp(page).frameLocator('iframe')

async function tap(control: Locator): Promise<void> {
  done.taps += 1
  await control.click()
}

async function fill(field: Locator, text: string): Promise<void> {
  done.fields += 1
  await field.fill(text)
}

/** A tap opens the list unless it has the focus already, typing narrows it to one, and Enter chooses that. */
async function choose(label: string, option: string): Promise<void> {
  const box = ramp(page).getByRole('combobox', { name: label })
  await box.waitFor()
  if (await box.evaluate((field) => (field.getRootNode() as ShadowRoot).activeElement === field)) {
    await page.keyboard.press('ArrowDown')
  } else await tap(box)
  const isSheet = await box.evaluate(({ localName }) => localName === 'button')
  const sheet = ramp(page).getByRole('dialog')
  await (isSheet ? sheet.getByRole('combobox') : box).fill(option)
  await ramp(page).getByRole('option', { name: option, exact: true }).waitFor()
  done.enters += 1
  await page.keyboard.press('Enter')
  if (isSheet) await sheet.waitFor({ state: 'detached' })
}

/** The sandbox decides and moves the money when a test asks for it; `npm start` does so by itself. */
async function decide(): Promise<void> {
  done.tapsAtTheConsole += 1
  await person.runNextStep(page)
}

const levelOne = async () => (await customerOf(stage, email)).onboarding.kyc['kyc_level_1']

openStageForFile(
  async (opened) => {
    stage = opened
    page = await stage.open()
  },
  { pollsOften: true },
)

test('a newcomer signs in and is verified without looking for the next step', async () => {
  await fill(ramp(page).getByLabel('Email'), email)
  await tap(button(page, 'Continue'))
  await title(page, 'Where are you based?').waitFor()
  await choose('Country', 'United States')
  await choose('State or region', 'California')
  await tap(button(page, 'Continue'))
  await title(page, 'Check your email').waitFor()
  await fill(ramp(page).getByRole('textbox', { name: '6-digit code' }), await person.readCode(page, email))

  await title(page, 'Set up your account').waitFor()
  await tap(button(page, 'Start').first())
  await tap(frame().getByRole('button', { name: 'Accept' }))
  await tap(frame().getByRole('button', { name: 'Close' }))
  await tap(button(page, 'Start').first())
  await tap(frame().getByRole('button', { name: 'An individual' }))
  await tap(frame().getByRole('button', { name: 'Submit' }))
  await title(page, 'We’re checking your documents').waitFor()
  for (const level of ['pending', 'underReview', 'complete']) {
    await decide()
    await soon(levelOne).toBe(level)
  }
  await title(page, 'Accounts').waitFor()
})

test('the one card opens a wallet, then a transfer, and asks for no bank account [H20]', async () => {
  await title(page, 'Next, add a wallet').waitFor()
  await tap(button(page, 'Add wallet').first())
  await fill(ramp(page).getByLabel('Address'), wallet)
  await fill(ramp(page).getByLabel('Nickname'), 'Savings')
  await tap(ramp(page).getByRole('checkbox'))
  await tap(button(page, 'Add wallet'))

  await title(page, 'Make your first transfer').waitFor()
  await tap(button(page, 'New transfer').first())
  await tap(button(page, /^US dollar/))
  await tap(button(page, /^ACH transfer/))
  await fill(ramp(page).getByRole('textbox', { name: 'You send' }), '100')
  await tap(button(page, 'Continue'))
  await title(page, 'Make this transfer from your bank').waitFor()
})

test('while the money is awaited, the way back to the instructions is there after a reload [H20]', async () => {
  await page.reload()
  await title(page, 'We’re waiting for your money').waitFor()
  await ramp(page).getByText('$100.00').first().waitFor()
  // The reload is no part of the shortest way, so these are not counted.
  await button(page, 'See instructions').click()
  await title(page, 'Make this transfer from your bank').waitFor()
})

test('a paid transfer ends with what arrived, in fewer taps and fields than before [H21, F38]', async () => {
  await tap(ramp(page).getByRole('checkbox'))
  await tap(button(page, 'Confirm'))
  await person.detailsStatus(page, 'Pending').waitFor()
  done.tapsAtTheConsole += 2
  await person.payAtBank(page, '100.00 USD')
  await person.status(page, 'Money received').waitFor()
  await decide()
  await person.status(page, 'Processing').waitFor()
  await decide()
  await ramp(page).getByText('It’s in Savings on Solana.').waitFor()
  await button(page, 'Done').waitFor()
  console.log(
    `${done.taps} taps, ${done.enters} Enter and ${done.fields} fields in the widget, ${done.tapsAtTheConsole} taps at the console`,
  )
  expect(done.taps).toBeLessThanOrEqual(MOST.taps)
  expect(done.enters).toBeLessThanOrEqual(MOST.enters)
  expect(done.fields).toBeLessThanOrEqual(MOST.fields)
})
