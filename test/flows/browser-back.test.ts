import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { watchTraffic, type Traffic } from './support/traffic.ts'

// The widget adds no entries to the page's history, so that Back leaves the page and Forward comes back to it.
let stage: Stage
let page: Page
let traffic: Traffic
const { button, ramp, title } = person
const email = 'existing+back@example.com'

const emailField = () => ramp(page).getByLabel('Email')
const sent = () => ramp(page).getByRole('textbox', { name: 'You send', exact: true })

/** Leaves for the page before, and comes back. */
async function backAndForward(): Promise<void> {
  await page.goBack()
  await expect.poll(() => page.url()).toContain('elsewhere')
  await page.goForward()
}

openStageForFile(async (opened) => {
  stage = opened
  page = await stage.open('/?elsewhere')
  await page.goto(page.url().replace('?elsewhere', ''))
  traffic = watchTraffic(page)
})

test('Back from the page after the code screen opens it, with the address and without another mail [N11]', async () => {
  await person.enterEmail(page, email)
  await title(page, 'Check your email').waitFor()
  await backAndForward()
  await title(page, 'Check your email').waitFor()
  await ramp(page).getByText(email).first().waitFor()
  expect(traffic.to('POST', 'ramp/auth/login')).toHaveLength(1)
  await button(page, 'Use a different email').click()
  await expect.poll(() => emailField().inputValue()).toBe(email)
})

test('Back from another site opens the code screen, which takes the code [N11]', async () => {
  await button(page, 'Continue').click()
  await title(page, 'Check your email').waitFor()
  await page.goto('about:blank')
  await page.goBack()
  await title(page, 'Check your email').waitFor()
  await person.enterCode(page, '000000')
  await title(page, 'Accounts').waitFor()
})

test('Back from a page after a form restores what was typed, where an amount is all of it too [N11]', async () => {
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Bank to wallet/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^Wire transfer/).click()
  await sent().fill('1234.5')
  await backAndForward()
  await expect.poll(() => sent().inputValue(), { timeout: 20_000 }).toMatch(/^1,234\.50?$/)
})
