import { type Browser, type Page, chromium } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillOffRamp } from './support/off-ramp.ts'
import { ownDemo } from './support/own-demo.ts'
import * as person from './support/people.ts'
import {
  buildPackage,
  clearAway,
  install,
  openPage,
  ownPage,
  readmeLines,
  readmeSection,
  start,
} from './support/sandbox-package.ts'

// The first off-ramp of a merchant's engineer, who has the two packages of the README and none of the optional ones.
let browser: Browser

beforeAll(async () => {
  buildPackage()
  await install()
  browser = await chromium.connect(ownDemo().browserUrl)
})
afterAll(async () => {
  await browser.close()
  await clearAway()
})

/** The addresses that a page asks on other machines. */
function externalRequests(page: Page): readonly string[] {
  const external: string[] = []
  page.on('request', (request) => {
    if (!/^(?:http:\/\/(?:127\.0\.0\.1|localhost)[:/]|data:|blob:)/.test(request.url())) external.push(request.url())
  })
  return external
}

test('a wallet-to-bank transfer settles in a page without a wallet, and no node elsewhere is asked [PROD-11, C18]', async () => {
  const section = readmeSection()
  for (const name of ['Wallet to bank', 'Send from another wallet', 'Pay 60.00 USDC']) expect(section).toContain(name)
  const output = await start(readmeLines()[1]!)
  const [, consoleUrl] = /(http:\S+\/console\/)/.exec(output)!
  const site = await ownPage(output)
  const page = await openPage(browser, 'about:blank')
  const external = externalRequests(page)
  const nodeAsked = page.waitForRequest((request) => request.url().endsWith('/sandbox/rpc/solana'))
  await page.goto(site.url)
  await person.signIn(page, 'existing@example.com')
  await fillOffRamp(page, /^Test Wallet/, '60')
  await person.button(page, 'Send from another wallet').click()
  await person.ramp(page).getByText('Send 60.00 USDC from your other wallet').waitFor()
  const sandbox = await openPage(browser, `${consoleUrl}#transfers`)
  await sandbox.getByRole('button', { name: 'Pay 60.00 USDC', exact: true }).click()
  await person.ramp(page).locator('[part=badge]', { hasText: 'Succeeded' }).waitFor()
  await nodeAsked
  expect(external).toEqual([])
  await site.close()
})

test('the shop’s Test Wallet sends on the simulated Solana, and the shop says why there is none on the others [PROD-11, W11]', async () => {
  const output = await start(readmeLines()[1]!)
  const shop = /Shop {8}(http:\S+\/),/.exec(output)![1]!
  const page = await openPage(browser, 'about:blank')
  const external = externalRequests(page)
  await page.goto(shop)
  await person.signIn(page, 'existing@example.com')
  await fillOffRamp(page, /^Test Wallet/, '25')
  await person.button(page, 'Send 25.00 USDC').click()
  await person.button(page, /^Test Wallet/).click()
  for (const question of ['Connect to this page?', 'Send 25.00 USDC?']) {
    const dialog = page.getByRole('dialog', { name: question, exact: true })
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
  }
  const sent = person
    .ramp(page)
    .getByRole('row', { name: /25\.00/ })
    .or(person.ramp(page).getByRole('button', { name: /25\.00\sUSDC/ }))
  await sent.filter({ hasText: 'Succeeded' }).first().waitFor()

  await person.chooseInMenu(page, 'Accounts')
  await fillOffRamp(page, /^Unnamed Wallet/, '30')
  await person.button(page, 'Send 30.00 USDC').click()
  await page
    .getByText(
      /^The Test Wallet has no account on EVM networks here: anvil is not installed .* It has one on Solana\.$/,
    )
    .waitFor()
  expect(external).toEqual([])
})
