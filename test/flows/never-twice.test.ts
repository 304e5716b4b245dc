import type { BrowserContext, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { signInByHost } from './support/customers.ts'
import { startFaultyServer, type Fault, type FaultyServer } from './support/faulty-server.ts'
import * as person from './support/people.ts'
import { sample } from './support/sample.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// Real tabs of a real browser, connections that are kept alive, and a server between them and the sandbox that loses answers, refuses used keys and
// tells of other payouts. The sandbox says what was made. Each schedule waits as long as a customer would: the test run takes the first of each kind.
let stage: Stage
let server: FaultyServer
let context: BrowserContext
let count = 0

const { button, ramp, title } = person
const INSTRUCTIONS = 'Make this transfer from your bank'
const OPEN = 'We can’t tell yet if this transfer was created'
const json = (code: string) => JSON.stringify({ error: { code, message: 'No' } })
const FORBIDDEN: Fault = { status: 403, body: json('capability_missing') }

openStageForFile((opened) => (stage = opened))
afterEach(async () => {
  await context.close()
  await server.close()
})

interface Opening extends NonNullable<Parameters<typeof startFaultyServer>[1]> {
  readonly before?: () => void
}

/** A customer with a form that is filled in. */
async function openForm({ before, ...options }: Opening = {}): Promise<Page> {
  server = await startFaultyServer(stage.demo.sandboxUrl, options)
  const page = await stage.open('/strict-csp/', {
    viewport: { width: 420, height: 900 },
    bypassCSP: true,
    ...(before && { before }),
    // The other server in place of the sandbox, before the widget reads its attributes.
    setUp: (opened) =>
      opened.addInitScript((url) => {
        const point = () => document.querySelector('sphere-ramp')?.setAttribute('api-url', url)
        new MutationObserver(point).observe(document, { childList: true, subtree: true })
      }, server.url),
  })
  context = page.context()
  await signInByHost(stage, page, `existing+twice${(count += 1)}@example.com`)
  await fill(page)
  return page
}

async function newTab(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${stage.demo.url}/strict-csp/`)
  return page
}

async function fill(page: Page, amount = '100.00'): Promise<void> {
  await person.chooseInMenu(page, 'New transfer')
  await button(page, /^Bank to wallet/).click()
  await button(page, /^US dollar/).click()
  await button(page, /^Wire transfer/).click()
  await ramp(page).getByRole('textbox', { name: 'You send' }).fill(amount)
  await button(page, /^To wallet/).click()
  await ramp(page)
    .getByRole('menuitemradio', { name: /^Unnamed Wallet/ })
    .click()
  await soon(() => button(page, 'Continue').isEnabled()).toBe(true)
}

const submit = (page: Page) => button(page, 'Continue').click()
const seen = (page: Page, text: string) => ramp(page).getByText(text).first().waitFor()
const made = async () => (await server.payouts()).filter(({ amount }) => amount === '100.00' || amount === '50.00')

describe('the answer that follows a lost one [SAFE-B5, E18]', () => {
  const REFUSALS: readonly (readonly [string, Fault])[] = [
    ['403', FORBIDDEN],
    ['404', { status: 404, body: '<html>gone</html>', type: 'text/html' }],
    ['413', { status: 413, body: 'too large', type: 'text/plain' }],
    ['422', { status: 422, body: json('amount_below_min') }],
  ]
  test.each(sample(REFUSALS))('a %s after a lost answer continues the one payout that was made', async (_, refusal) => {
    const page = await openForm()
    const before = (await made()).length
    server.faults.push('dropAfter', refusal, refusal)
    await submit(page)
    await title(page, INSTRUCTIONS).waitFor()
    expect((await made()).length).toBe(before + 1)
    expect(new Set(server.keys).size).toBe(1)
  })

  test('a server that refuses used keys continues the payout, though its first visible answer is the conflict of the browser’s own repeat', async () => {
    const page = await openForm({ refusesUsedKeys: true })
    const before = (await made()).length
    server.faults.push('dropAfter')
    await submit(page)
    await title(page, INSTRUCTIONS).waitFor()
    expect((await made()).length).toBe(before + 1)
  })

  test('a payout that does not name its key has the customer asked whether it is the one', async () => {
    const page = await openForm({ refusesUsedKeys: true, hidesKeys: true })
    const before = (await made()).length
    server.faults.push('dropAfter')
    await submit(page)
    await seen(page, 'Is this the transfer you created?')
    await button(page, 'Yes, continue with it').click()
    await title(page, INSTRUCTIONS).waitFor()
    expect((await made()).length).toBe(before + 1)
  })
})

test.each(sample([10, 0, 25, 50]))('two tabs that press %i ms apart make one payout [SAFE-B1, E18]', async (ms) => {
  const first = await openForm()
  const second = await newTab()
  await first.bringToFront()
  // The session alone: the second customer fills the form in anew.
  const tokens = await first.evaluate(() =>
    JSON.stringify(Object.fromEntries(Object.entries({ ...sessionStorage }).filter(([key]) => !key.endsWith(':form')))),
  )
  await second.evaluate((kept) => {
    for (const [key, value] of Object.entries(JSON.parse(kept) as Record<string, string>))
      sessionStorage.setItem(key, value)
  }, tokens)
  await second.reload()
  await title(second, 'Accounts').waitFor()
  await second.bringToFront()
  await fill(second)
  const before = (await made()).length
  const press = (page: Page, at: number) =>
    page.evaluate((moment) => {
      const shadow = document.querySelector('sphere-ramp')!.shadowRoot!
      const go = shadow.querySelector<HTMLButtonElement>('button[type=submit]')!
      setTimeout(() => go.click(), moment - Date.now())
    }, at)
  const at = Date.now() + 500
  await Promise.all([press(first, at), press(second, at + ms)])
  await Promise.all([first, second].map((page) => title(page, INSTRUCTIONS).waitFor()))
  expect((await made()).length).toBe(before + 1)
  expect(new Set(server.keys).size).toBe(1)
})

test.each(sample([24.5, -24.5, 8 * 24]))(
  'a clock that is %i hours wrong and put right makes one payout [SAFE-B2, E18]',
  async (hours) => {
    const page = await openForm()
    const before = (await made()).length
    await page.evaluate((ms) => {
      const { now } = Date
      Date.now = () => now() + ms
    }, hours * 3_600_000)
    server.listIsDown = true
    server.faults.push('dropAfter', ...Array.from({ length: 12 }, () => 'dropBefore' as const))
    await submit(page)
    await page
      .getByText(/We can’t tell yet|out of date/)
      .first()
      .waitFor({ timeout: 60_000 })
    if (server.keys.length === 0) {
      // The price was out of date by this clock: it is asked for again first.
      await soon(() => button(page, 'Continue').isEnabled()).toBe(true)
      await submit(page)
    }
    await page.getByText(OPEN).first().waitFor({ timeout: 60_000 })
    server.faults.length = 0
    server.listIsDown = false
    await page.reload()
    await title(page, 'Accounts').waitFor()
    await fill(page)
    await submit(page)
    await title(page, INSTRUCTIONS).waitFor()
    expect((await made()).length).toBe(before + 1)
    expect(new Set(server.keys).size).toBe(1)
  },
)

test('a request that hangs, and a refusal in a second tab, end nothing [SAFE-B5, E18]', async () => {
  const page = await openForm()
  server.faults.push('hang', FORBIDDEN, FORBIDDEN)
  await submit(page)
  await soon(() => server.keys.length).toBe(1)
  await page.reload()
  await title(page, 'Accounts').waitFor()
  await fill(page)
  await submit(page)
  await page
    .getByText(/couldn’t find out|can’t tell yet/)
    .first()
    .waitFor({ timeout: 60_000 })
  expect(new Set(server.keys).size).toBe(1)
})

test('another amount asks before a second payout is made [SAFE-B1, E18]', async () => {
  const page = await openForm()
  const before = (await made()).length
  server.listIsDown = true
  server.faults.push(...Array.from({ length: 12 }, () => 'dropBefore' as const))
  await submit(page)
  await page.getByText(OPEN).first().waitFor({ timeout: 60_000 })
  server.listIsDown = false
  server.faults.length = 0
  await ramp(page).getByRole('textbox', { name: 'You send' }).fill('50.00')
  await soon(() => button(page, 'Continue').isEnabled()).toBe(true)
  await submit(page)
  await title(page, 'An earlier transfer may already exist').waitFor()
  expect((await made()).length).toBe(before)
})

test.each(
  sample([
    ['amount', (payout: Record<string, unknown>) => ({ ...payout, amount: '900.00' })],
    [
      'network',
      (payout: Record<string, unknown>) => ({
        ...payout,
        destination: { ...(payout['destination'] as object), network: 'tron' },
      }),
    ],
  ] as const),
)('an answer with another %s shows no instructions [SAFE-B5, E18]', async (_, change) => {
  const page = await openForm({ change })
  await submit(page)
  await title(page, 'This transfer isn’t what you asked for').waitFor()
  expect(await title(page, INSTRUCTIONS).count()).toBe(0)
})

test('a page that has changed how JSON is written makes one payout, and its journal is kept [SAFE-B13, E18]', async () => {
  const page = await openForm({
    // An arrow function, because the source text of a method is no script.
    before: () => {
      // As Prototype.js does.
      for (const { prototype } of [Array, String, Number] as unknown as { prototype: Record<string, unknown> }[])
        prototype['toJSON'] = function toJSON(this: unknown) {
          return `"${String(this)}"`
        }
    },
  })
  const before = (await made()).length
  server.faults.push('dropAfter')
  await submit(page)
  await title(page, INSTRUCTIONS).waitFor()
  expect((await made()).length).toBe(before + 1)
  const kept = await page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, value]) => (key.startsWith('sphere-ramp:http') ? [value] : [])),
  )
  expect(kept.length).toBeGreaterThan(1)
  // An entry begins with its key, and each of its facts with its kind.
  expect(kept.filter((value) => !/^\{"(?:kind|idempotencyKey)":"[a-zA-Z0-9-]+",/.test(value))).toEqual([])
})
