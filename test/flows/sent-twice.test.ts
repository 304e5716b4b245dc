import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import { usdcOnBase } from './support/balances.ts'
import { EVM_ADDRESS, fundOnBase, installEvm, openWithWallets } from './support/chain-wallets.ts'
import { signInByHost } from './support/customers.ts'
import { addConnected, fillOffRamp } from './support/off-ramp.ts'
import { payoutsOf } from './support/payouts-of.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// The sandbox takes the first transfer, and returns the second without a word in the payout. Another server may keep it.
let stage: Stage
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened), { pollsOften: true })

const TWICE = '30.00 USDC arrived twice'
const ACTS = 'We pay out 30.00 USDC. If the rest hasn’t come back to your wallet, contact support'

async function idsShown(page: Page): Promise<readonly string[]> {
  await ramp(page).getByText(TWICE).waitFor()
  await ramp(page).getByText(ACTS).waitFor()
  const ids = (await person.screenText(page)).match(/0x[0-9a-f]{64}/g) ?? []
  return [...new Set(ids)]
}

const openRow = async (page: Page) => {
  await ramp(page)
    .getByRole('row', { name: /30\.00/ })
    .first()
    .click()
  await person.detailsStatus(page, 'Succeeded').waitFor()
}

test('a wallet that sends twice has its customer read so in list and details, with both IDs, and on a device that knows nothing of it [C20, H16]', async () => {
  const email = 'existing+sent-twice@example.com'
  await fundOnBase(stage.demo, EVM_ADDRESS, '500.00')
  const before = await usdcOnBase(stage, EVM_ADDRESS)
  const page = await openWithWallets(stage)
  await installEvm(page, stage.demo.rpcUrls['base'], { sendsTwice: true })
  await signInByHost(stage, page, email)
  await addConnected(page, /^Mock Wallet/, 'Hot wallet', 'Base')
  const known = new Set((await payoutsOf(stage.demo.sandboxUrl, email)).map(({ id }) => id))
  await fillOffRamp(page, /Hot wallet/, '30')
  await button(page, 'Send 30.00 USDC').click()
  await title(page, 'Transfers').waitFor()
  const made = async () => (await payoutsOf(stage.demo.sandboxUrl, email)).filter(({ id }) => !known.has(id))
  await soon(async () => (await made()).map(({ status }) => status)).toEqual(['funded'])
  await person.runNextStep(page)
  await soon(async () => (await made())[0]!.status).toBe('processing')
  await person.runNextStep(page)
  await soon(async () => (await made())[0]!.status).toBe('succeeded')

  const inList = await idsShown(page)
  expect(inList).toHaveLength(2)
  expect(await violationsOn(page)).toEqual([])
  await openRow(page)
  expect(await idsShown(page)).toEqual(inList)
  expect(await person.screenText(page)).not.toMatch(/we send it back|on (its|their) way back|goes? back to/)
  expect(await violationsOn(page)).toEqual([])
  expect(await made()).toHaveLength(1)
  // What the sandbox does with it, and tells nobody.
  await soon(async () => before - (await usdcOnBase(stage, EVM_ADDRESS))).toBe(30_000_000n)

  const device = await stage.open()
  await signInByHost(stage, device, email)
  await person.chooseInMenu(device, 'Transfers')
  await openRow(device)
  expect(await idsShown(device)).toEqual(inList)
})
