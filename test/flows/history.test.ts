import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { signInByHost } from './support/customers.ts'
import * as onboarding from './support/onboarding.ts'
import * as person from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// The history of a customer with many payouts, on a page that forbids inline scripts and styles.
let stage: Stage
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened))

const HEADER =
  'id,type,status,created,updated,sourceAmount,sourceCurrency,sourceNetwork,destinationAmount,destinationCurrency,destinationNetwork,fees,wireMessage'

test('the history is filtered by its panel, and saved as data.csv with every row of the tab [PROD-13, CSV-01, CSV-02, HIST-09, HIST-19, SAFE-X1]', async () => {
  const page = await stage.openOnPhone()
  await signInByHost(stage, page, 'many@example.com')
  await person.chooseInMenu(page, 'Transfers')
  await title(page, 'Transfers').waitFor()
  const pages = ramp(page)
    .getByRole('status')
    .filter({ hasText: / of \d+/ })
  const total = Number(/ of (\d+)/.exec(await pages.innerText())![1])
  expect(total).toBeGreaterThan(7)

  await button(page, 'Filter').click()
  await button(page, 'Failed').click()
  await onboarding.expectAccessible(page)
  await button(page, /^Show \d+ transfers?$|^No transfers$/).click()
  expect(Number(/ of (\d+)/.exec(await pages.innerText())![1])).toBeLessThan(total)

  await button(page, 'Export CSV').click()
  const all = ramp(page).getByRole('menuitem', { name: `All ${total} transfers`, exact: true })
  const [download] = await Promise.all([page.waitForEvent('download'), all.click()])
  expect(download.suggestedFilename()).toBe('data.csv')
  const text = (await buffer(await download.createReadStream())).toString('utf8')
  expect(text.startsWith(`\uFEFF${HEADER}\r\n`)).toBe(true)
  expect(text.trimEnd().split('\r\n')).toHaveLength(total + 1)
  await person.readToast(page, 'Your browser was given data.csv')
})
