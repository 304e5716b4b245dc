import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import * as person from './support/people.ts'
import { quiet } from './support/quiet.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A reload shows the screen that the session led to before anything is asked of the server.
let stage: Stage
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened))

const snapshot = (page: Page) => ramp(page).locator('[data-early=restored]')

/** Holds requests back until the returned function is called. */
async function hold(page: Page, pattern: string) {
  const gate = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await gate.promise
    await route.continue().catch(() => undefined)
  })
  return gate.resolve
}

/** Positions of what a drawing and React's screen have in common. */
const boxesOf = (page: Page, selectors: readonly string[]) =>
  page.evaluate((asked) => {
    const shadow = document.querySelector('sphere-ramp')!.shadowRoot!
    return asked.map((selector) => {
      const { x, y, width, height } = shadow.querySelector(selector)!.getBoundingClientRect()
      return [selector, x, y, width, height].join(' ')
    })
  }, selectors)

/** From now on, keeps whether a frame was drawn without the title, once one was drawn with it. */
const watchTitle = (page: Page, text: string) =>
  page.addInitScript((wanted) => {
    const seen = { with: 0, without: 0 }
    Object.assign(globalThis, { seen })
    const look = () => {
      const titles = document.querySelector('sphere-ramp')?.shadowRoot?.querySelectorAll('[part=title]') ?? []
      if ([...titles].some((node) => node.textContent === wanted)) seen.with += 1
      else if (seen.with > 0) seen.without += 1
      requestAnimationFrame(look)
    }
    look()
  }, text)

const seenOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { with: number; without: number } }).seen)

async function signedIn(width: number): Promise<Page> {
  const page = await stage.open('/strict-csp/', { viewport: { width, height: 700 } })
  await person.signIn(page, 'existing@example.com')
  await title(page, 'Accounts').waitFor()
  await quiet(page)
  return page
}

test.each([400, 1000])(
  'a reload draws the accounts before the widget is there, and they stay, at %i px',
  async (width) => {
    const page = await signedIn(width)
    const letWidget = await hold(page, '**/chunks/app-*.js')
    const letLists = await hold(page, '**/v1/ramp/{bankAccounts,wallets,payouts}**')
    await watchTitle(page, 'Accounts')
    await page.reload({ waitUntil: 'commit' })
    await snapshot(page).getByText('Bank accounts', { exact: true }).waitFor()
    const common = [
      '[part=title]',
      '[role=tablist]',
      '[role=status][aria-busy]',
      '[part=header]',
      '[part~=button-primary]',
    ]
    const drawn = await boxesOf(page, common)

    await button(page, 'New transfer').waitFor({ state: 'detached' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.querySelector('sphere-ramp')!.shadowRoot!.activeElement)).toBeNull()
    expect(await ramp(page).getByRole('status').allInnerTexts()).toEqual(['Loading'])

    letWidget()
    await title(page, 'Accounts').waitFor()
    await snapshot(page).waitFor({ state: 'detached' })
    expect(await boxesOf(page, common)).toEqual(drawn)
    letLists()
    await ramp(page).getByText('Everyday').first().waitFor()
    const { with: frames, without } = await seenOf(page)
    expect(without, `${frames} frames`).toBe(0)
    await page.context().close()
  },
)

test('in ramp-only mode a reload draws the new transfer, in the language of the page', async () => {
  const page = await stage.open('/strict-csp/', { viewport: { width: 400, height: 700 } })
  // The browser lets no page that a test wrote call the API.
  await page.addInitScript(() =>
    new MutationObserver((_, observer) => {
      const element = document.querySelector('sphere-ramp')
      element?.setAttribute('ramp-only', '')
      element?.setAttribute('language', 'en-XA')
      if (element) observer.disconnect()
    }).observe(document, { childList: true, subtree: true }),
  )
  await page.reload()
  await ramp(page).locator('input').fill('existing@example.com')
  await page.keyboard.press('Enter')
  await ramp(page).locator('input[autocomplete="one-time-code"]').fill('000000')
  await ramp(page).locator('[part~=card] >> nth=1').waitFor()
  const words = await ramp(page).locator('[data-question]').innerText()
  await quiet(page)
  const letWidget = await hold(page, '**/chunks/app-*.js')
  await page.reload({ waitUntil: 'commit' })
  await snapshot(page).getByText(words, { exact: true }).waitFor()
  letWidget()
  await snapshot(page).waitFor({ state: 'detached' })
  expect(await ramp(page).locator('[data-question]').innerText()).toBe(words)
  await page.context().close()
})

test('an element that is put in place again draws the accounts, while the server is asked who the customer is', async () => {
  const page = await signedIn(400)
  const letMe = await hold(page, '**/v1/ramp/me')
  await page.evaluate(() => {
    const old = document.querySelector('sphere-ramp')!
    old.replaceWith(old.cloneNode())
  })
  await snapshot(page).getByText('Bank accounts', { exact: true }).waitFor()
  letMe()
  await button(page, 'New transfer').waitFor()
  expect(await ramp(page).locator('.sr-root').count()).toBe(1)
  expect(await ramp(page).evaluate((element) => element.shadowRoot!.adoptedStyleSheets.length)).toBe(2)
  await page.context().close()
})

test('a reload asks for the lists of the accounts before it is known who the customer is', async () => {
  const page = await signedIn(400)
  const letCustomer = await hold(page, '**/v1/ramp/{me,onboarding/state}')
  const asked: string[] = []
  page.on('response', (response) => void asked.push(new URL(response.url()).pathname))
  await page.reload({ waitUntil: 'commit' })
  const lists = ['bankAccounts', 'wallets', 'payouts'].map((list) => `/v1/ramp/${list}`)
  await expect.poll(() => lists.filter((list) => asked.includes(list))).toEqual(lists)
  letCustomer()
  await ramp(page).getByText('Everyday').first().waitFor()
  expect(asked.filter((path) => path === '/v1/ramp/bankAccounts')).toHaveLength(1)
  await page.context().close()
})

const FIRST_CALLS = ['me', 'onboarding/state', 'applications/application_sandbox', 'bankAccounts', 'wallets']

test('a reload makes its first calls before the widget is there, and each of them once', async () => {
  const page = await signedIn(400)
  const letWidget = await hold(page, '**/chunks/app-*.js')
  const asked: string[] = []
  page.on('request', (request) => {
    const [, path] = /GET .*\/v1\/ramp\/(.*)/.exec(`${request.method()} ${request.url()}`) ?? []
    if (path) asked.push(path)
  })
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(() => [...asked]).toEqual(expect.arrayContaining(FIRST_CALLS))
  letWidget()
  await ramp(page).getByText('Everyday').first().waitFor()
  expect(asked.filter((path) => FIRST_CALLS.includes(path)).toSorted()).toEqual(FIRST_CALLS.toSorted())
  await page.context().close()
})

test('a customer who is not past the overview waits in a frame', async () => {
  const page = await stage.open('/strict-csp/', { viewport: { width: 400, height: 700 } })
  await person.enterEmail(page, 'kyc-start@example.com')
  await person.enterCode(page, '000000')
  await title(page, 'Set up your account').waitFor()
  await quiet(page)
  const letWidget = await hold(page, '**/chunks/app-*.js')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.reload({ waitUntil: 'commit' })
  await ramp(page).getByRole('status').waitFor()
  await page.waitForTimeout(300)
  expect(await snapshot(page).count()).toBe(0)
  letWidget()
  await ramp(page).locator('[data-early]').waitFor({ state: 'detached' })
  await title(page, 'Set up your account').waitFor()
  await quiet(page)
  expect(asked.filter((url) => /ramp\/(bankAccounts|wallets|payouts)/.test(url))).toEqual([])
  await page.context().close()
})

test('a session that has ended meanwhile leads from the drawing to the sign-in', async () => {
  const page = await signedIn(400)
  const refused = { status: 401, json: { error: { code: 'token_invalid', message: 'Token is invalid or expired' } } }
  await page.route('**/v1/ramp/{me,onboarding/state}', (route) => route.fulfill(refused))
  await page.route('**/identity/refresh', (route) => route.fulfill(refused))
  await page.reload({ waitUntil: 'commit' })
  await title(page, 'Sign in').waitFor()
  expect(await ramp(page).locator('.sr-root').count()).toBe(1)
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('sphere-ramp:'))),
  ).toEqual([])
  await page.context().close()
})

test('a drawing that cannot be downloaded leaves the frame, and the accounts come anyway', async () => {
  const page = await signedIn(400)
  // An abort would be an error on the page's console.
  await page.route('**/chunks/restored-screens-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.reload({ waitUntil: 'commit' })
  await title(page, 'Accounts').waitFor()
  await page.context().close()
})

test.each(['constructor', '__proto__', '/settings'])(
  'the kept route %s, which draws no home, leaves the frame',
  async (route) => {
    const page = await signedIn(400)
    await page.evaluate((written) => {
      const key = Object.keys(sessionStorage).find((name) => name.endsWith(':landing'))!
      sessionStorage.setItem(key, written)
    }, route)
    await page.reload({ waitUntil: 'commit' })
    await title(page, 'Accounts').waitFor()
    await page.context().close()
  },
)
