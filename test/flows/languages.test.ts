import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { needsAnvil } from '../../demo/chains/evm/needs-anvil.fixture.ts'
import { currencyTitle } from '../../src/domain/payouts/currency-names.ts'
import { usdcOnBase } from './support/balances.ts'
import { EVM_ADDRESS, fundOnBase, installEvm, openWithWallets } from './support/chain-wallets.ts'
import { payoutsOf } from './support/payouts-of.ts'
import { payAtBank, ramp, readCode, runNextStep } from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'
import { toastShown } from '../support/toasts.ts'
import { widgetWords, type Words } from './support/widget-words.ts'

// A customer who reads no English does everything by the words of that language, by roles and by order. The ledger and the chain are
// the judges. The console belongs to the sandbox, and is in English.
let stage: Stage

openStageForFile((opened) => (stage = opened), { pollsOften: true })

interface Reader {
  readonly page: Page
  readonly email: string
  readonly words: Words
  readonly language: string
}

const OWN_DIGITS: Readonly<Record<string, string>> = { ar: 'arab', hi: 'deva', th: 'thai' }
/** An amount in the digits of the language, with its signs. */
const written = (amount: number, { language }: Reader) =>
  new Intl.NumberFormat(language, {
    numberingSystem: OWN_DIGITS[language] ?? 'latn',
    minimumFractionDigits: 2,
  }).format(amount)

const named = ({ page, words }: Reader, id: string): Locator =>
  ramp(page).getByRole('button', { name: words(id), exact: true })
const startsWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)
const choice = ({ page }: Reader, text: string): Locator => ramp(page).getByRole('button', { name: startsWith(text) })
const heading = ({ page, words }: Reader, id: string): Locator =>
  ramp(page).getByRole('heading', { name: words(id), exact: true })
const submit = ({ page }: Reader): Locator => ramp(page).locator('button[type=submit]')

async function open(language: string): Promise<Reader> {
  const page = await openWithWallets(stage)
  await installEvm(page, stage.demo.rpcUrls['base'])
  await page.evaluate((tag) => document.querySelector('sphere-ramp')!.setAttribute('language', tag), language)
  await ramp(page).locator(`.sr-root[lang="${language}"]`).waitFor()
  return { page, language, words: await widgetWords(language), email: `existing+${language.toLowerCase()}@example.com` }
}

async function signIn(reader: Reader): Promise<void> {
  const { page, email } = reader
  await ramp(page).locator('input[type=email]').fill(email)
  await named(reader, 'signIn.continue').click()
  await ramp(page)
    .locator('input[autocomplete=one-time-code]')
    .fill(await readCode(page, email))
  await heading(reader, 'bankAccounts.screen').waitFor()
}

async function addWallet(reader: Reader): Promise<void> {
  const { page, words } = reader
  await ramp(page).getByRole('tab').nth(1).click()
  await named(reader, 'wallets.add').first().click()
  await ramp(page).getByRole('combobox').first().click()
  await ramp(page).getByRole('option', { name: 'Base', exact: true }).click()
  await named(reader, 'connection.connect').click()
  await choice(reader, 'Mock Wallet').click()
  await named(reader, 'connection.disconnect').waitFor()
  await ramp(page).locator('input[name=nickname]').fill('محفظة 钱包')
  await ramp(page).getByRole('checkbox').check()
  await submit(reader).click()
  await toastShown(page, words('wallets.created'))
}

/** To the form of a transfer by ACH in one of the two directions. */
async function openTransfer(reader: Reader, direction: 'onRamp' | 'offRamp'): Promise<void> {
  const { page, language, words } = reader
  await named(reader, 'app.nav.new').filter({ visible: true }).first().click()
  await choice(reader, words(`payouts.${direction}.name`)).click()
  await choice(reader, currencyTitle('usd', language)).click()
  await choice(reader, words('payouts.method.ACH')).click()
  await ramp(page).locator('input[inputmode=decimal]').first().waitFor()
}

async function chooseWallet(reader: Reader, end: string): Promise<void> {
  await choice(reader, reader.words(end)).click()
  await ramp(reader.page).getByRole('menuitemradio', { name: 'محفظة 钱包' }).click()
}

/** Runs the sandbox's steps until the server says that the transfer of that kind has ended. */
async function settled({ page, email }: Reader, kind: 'onRamp' | 'offRamp'): Promise<void> {
  const read = async () => (await payoutsOf(stage.demo.sandboxUrl, email)).find(({ type }) => type === kind)!
  for (const status of ['funded', 'processing', 'succeeded']) {
    if (status !== 'funded') await runNextStep(page)
    await soon(async () => (await read()).status).toBe(status)
  }
}

const says = ({ page, words }: Reader, id: string): Promise<void> =>
  ramp(page)
    .locator('[part=badge]', { hasText: words(id) })
    .filter({ visible: true })
    .first()
    .waitFor()

test.for(['ar', 'de', 'hi', 'th', 'zh-CN'])(
  'a customer who reads %s buys and sells, and both arrive [I18N-01, S9]',
  async (language, context) => {
    needsAnvil(context)
    await fundOnBase(stage.demo, EVM_ADDRESS, '1.00')
    const before = await usdcOnBase(stage, EVM_ADDRESS)
    const reader = await open(language)
    const { page } = reader
    await signIn(reader)
    await addWallet(reader)

    await openTransfer(reader, 'onRamp')
    await ramp(page).locator('input[inputmode=decimal]').first().fill(written(1100, reader))
    await chooseWallet(reader, 'payouts.form.wallet')
    await submit(reader).click()
    await heading(reader, 'payouts.instructions.question').waitFor()
    await ramp(page).getByRole('checkbox').check()
    await named(reader, 'payouts.instructions.confirm').click()
    await says(reader, 'payouts.status.pending')
    await payAtBank(page, '1,100.00 USD')
    await settled(reader, 'onRamp')
    await says(reader, 'payouts.status.succeeded')
    const bought = await usdcOnBase(stage, EVM_ADDRESS)
    expect(bought - before).toBe(1_098_400_000n)

    await openTransfer(reader, 'offRamp')
    await chooseWallet(reader, 'payouts.form.sourceWallet')
    await ramp(page).locator('input[inputmode=decimal]').first().fill(written(1000.5, reader))
    await submit(reader).click()
    await settled(reader, 'offRamp')
    expect(bought - (await usdcOnBase(stage, EVM_ADDRESS))).toBe(1_000_500_000n)
    await heading(reader, 'app.nav.transfers').waitFor()
  },
)
