// Measures long lists on a processor four times slower: a thousand accounts and ten thousand transfers searched and turned, and the sheet
// of all countries opened.
// Needs a build. `--runs 5` repeats each; printed are the median and the worst of the longest task, in the processor's time, which other
// work on the machine does not lengthen as it does the clock's.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { startStaticServer } from '../../demo/hosts/static-server.ts'
import { startSandboxServer } from '../../demo/sandbox/server.ts'
import { CHROME_FLAGS, chromePath } from '../support/browser.mjs'
import { createArtist } from '../support/pictures/draw.mjs'
import { root } from '../../.build/run.mjs'

const ACCOUNTS = 1000
const SLOWDOWN = 4
const at = process.argv.indexOf('--runs')
const runs = at === -1 ? 5 : Number(process.argv[at + 1])

const sandbox = await startSandboxServer({
  port: 0,
  db: { folder: 'memory' },
  settings: { stepMs: 0, autoFund: false, codeSendsPerHour: 100_000 },
})
const serve = (folder) =>
  startStaticServer({ root: join(root, folder), headers: { 'Access-Control-Allow-Origin': '*' } })
const pages = await serve('dist')
const stage = await serve('.cache/kit')
mkdirSync(join(root, '.cache/kit'), { recursive: true })
writeFileSync(join(root, '.cache/kit/stage.html'), '<!doctype html>')
const browser = await chromium.launch({ executablePath: chromePath(), args: CHROME_FLAGS })
const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
const artist = createArtist(page, { sandbox: sandbox.url, pages: pages.url, kit: stage.url })
page.setDefaultTimeout(30_000)
const processor = await page.context().newCDPSession(page)

const BANKS = ['Chase', 'Wells Fargo', 'Bank of America', 'Citibank', 'Truist', 'Ally', 'Capital One', 'PNC']
const account = (index) => ({
  id: `bankAccount_n${String(index).padStart(6, '0')}`,
  bankName: BANKS[index % BANKS.length],
  accountName: `Customer ${index * 7919} payouts`,
  accountHolderName: 'Maya Chen',
  accountNumber: `******${1000 + index}`,
  accountType: 'checking',
  last4: String(1000 + index),
  status: 'active',
  deleted: null,
  currency: index % 3 === 0 ? 'eur' : 'usd',
  owner: 'customer_1',
  pixKey: null,
  clabe: null,
  ifsc: null,
  philippinesAccountNumber: null,
  routingNumber: index % 3 === 0 ? null : '021000021',
  iban: index % 3 === 0 ? `DE8937040044053201${String(index).padStart(4, '0')}` : null,
  beneficiaryAddress: null,
  bankAddressString: null,
  thirdPartyBeneficiaryInfo: null,
  walletBankAccounts: [],
  walletBankAccountsAllowed: true,
})
const rows = Array.from({ length: ACCOUNTS }, (_, index) => JSON.stringify(account(index))).join(',')
const thousand = {
  name: 'thousand',
  persona: 'existing@example.com',
  path: '/my-accounts',
  changes: [{ path: '/bankAccounts$', replace: ['"bankAccounts":\\[', `"bankAccounts":[${rows},`] }],
  shows: '1-5 of 100',
}
const PAYOUTS = 10_000
const STATUSES = ['succeeded', 'failed', 'refunded', 'cancelled']
const AMOUNTS = { usd: 'achPush', eur: 'sepa' }
const payout = (index) => {
  const [currency, network] = Object.entries(AMOUNTS)[index % 2]
  const amount = `${100 + (index % 900)}.00`
  return {
    id: `payout_n${String(index).padStart(8, '0')}`,
    type: 'onRamp',
    status: STATUSES[index % STATUSES.length],
    amount,
    finalAmount: null,
    created: new Date(Date.UTC(2026, 0, 1) + index * 600_000).toISOString(),
    updated: new Date(Date.UTC(2026, 0, 2) + index * 600_000).toISOString(),
    source: { type: 'bankAccount', id: `bankAccount_n${index % 50}`, amount, currency, network },
    destination: { type: 'wallet', id: `wallet_n${index % 20}`, amount, currency: 'usdc', network: 'sol' },
    wireMessage: null,
    sourceBankAccount: account(index % 50),
    destinationBankAccount: null,
    fundingBankAccount: null,
    funding: null,
    instructions: null,
    usageType: null,
    fundingVirtualAccount: null,
    wallets: [{ id: `wallet_n${index % 20}`, address: `7xKqT4${index % 20}fPdWm`, nickname: `Treasury ${index % 20}` }],
  }
}
const payoutRows = Array.from({ length: PAYOUTS }, (_, index) => JSON.stringify(payout(index))).join(',')
const tenThousand = {
  name: 'ten-thousand',
  persona: 'existing@example.com',
  path: '/my-payouts',
  changes: [{ path: '/payouts$', replace: ['"payouts":\\[', `"payouts":[${payoutRows},`] }],
  shows: '1-7 of 1',
}
const countries = { name: 'countries', persona: 'existing@example.com', path: '/my-accounts/bank-accounts/new' }

const trace = []
processor.on('Tracing.dataCollected', ({ value }) => trace.push(...value))

/** The longest task of one action on the page's main thread, on the slow processor, in milliseconds. */
async function measure(act) {
  await page.waitForTimeout(400)
  trace.length = 0
  await processor.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await processor.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } })
  await act()
  await page.waitForTimeout(800)
  const complete = new Promise((resolve) => processor.once('Tracing.tracingComplete', resolve))
  await processor.send('Tracing.end')
  await complete
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const threads = trace.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isTask = ({ name, tid }) => name.endsWith('::RunTask') && threads.some((thread) => thread.tid === tid)
  return Math.max(...trace.filter(isTask).map(({ tdur = 0 }) => tdur / 1000))
}

const figures = new Map()
async function note(name, act) {
  figures.set(name, [...(figures.get(name) ?? []), await measure(act)])
}

for (let run = 0; run < runs; run += 1) {
  await page.setViewportSize({ width: 900, height: 800 })
  await artist.openScene(thousand, { mode: 'light' })
  const search = page.getByLabel('Search bank accounts')
  await search.focus()
  await search.press('z')
  await page.waitForTimeout(500)
  await search.press('Backspace')
  await note('1,000 accounts: a letter typed into the search', () => search.press('c'))
  await note('1,000 accounts: the second letter', () => search.press('h'))
  await note('1,000 accounts: a word pasted', () => search.fill('wells fargo'))
  await note('1,000 accounts: digits pasted', () => search.fill('1234'))
  await note('1,000 accounts: the search cleared', () => search.fill(''))
  await note('1,000 accounts: the next page', () => page.getByRole('button', { name: 'Next page' }).click())

  await artist.openScene(tenThousand, { mode: 'light' })
  const transfers = page.getByLabel('Search transfers')
  await transfers.focus()
  await transfers.press('z')
  await page.waitForTimeout(2000)
  await transfers.press('Backspace')
  await note('10,000 transfers: a letter typed into the search', () => transfers.press('t'))
  await note('10,000 transfers: the second letter', () => transfers.press('r'))
  await note('10,000 transfers: a word pasted', () => transfers.fill('treasury 7'))
  await note('10,000 transfers: digits pasted', () => transfers.fill('345.00'))
  await note('10,000 transfers: the search cleared', () => transfers.fill(''))
  await note('10,000 transfers: the next page', () => page.getByRole('button', { name: 'Next page' }).click())

  await page.setViewportSize({ width: 360, height: 720 })
  await artist.openScene(countries, { mode: 'light' })
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.scrollIntoViewIfNeeded()
  await note('249 countries: the sheet opened', () => country.click())
  const find = page.getByLabel('Search', { exact: true }).last()
  await note('249 countries: a letter typed into the sheet', () => find.press('a'))
}

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
for (const [name, list] of figures)
  console.log(`${name}: ${Math.round(median(list))} ms (worst ${Math.round(Math.max(...list))})`)

await browser.close()
await pages.close()
await stage.close()
await sandbox.close()
