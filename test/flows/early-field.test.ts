import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openLate } from './support/late-widget.ts'
import * as person from './support/people.ts'
import { soon } from './support/soon.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// The element draws the sign-in screen before React is there, and React takes it over.
let stage: Stage
const { button, ramp, title } = person

openStageForFile((opened) => (stage = opened))

const LOGO =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='80' height='20'><rect width='80' height='20'/></svg>"
const asAttribute = (value: object) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')

const fieldOf = (page: Page) => ramp(page).locator('input')
const rootOf = (page: Page) => ramp(page).locator('.sr-root')

/** Remembers the present nodes, and tells later which of them are still there. */
async function rememberNodes(page: Page) {
  await page.evaluate(() => {
    const shadow = document.querySelector('sphere-ramp')!.shadowRoot!
    Object.assign(window, { nodes: [...shadow.querySelectorAll('input,button,.sr-root')] })
  })
  return () =>
    page.evaluate(() =>
      (window as unknown as { nodes: Element[] }).nodes.map((node) => node.isConnected && node.localName),
    )
}

/** Positions and looks of all that can be seen. */
const looksOf = (page: Page) =>
  page.evaluate(() => {
    const shadow = document.querySelector('sphere-ramp')!.shadowRoot!
    return [
      'section',
      'header',
      '[part=title]',
      'label',
      '[part=input]',
      'input',
      'button',
      'button[form]',
      'p:last-child',
    ]
      .map((selector) => shadow.querySelector(selector)!)
      .map((node) => {
        const { x, y, width, height } = node.getBoundingClientRect()
        const { color, backgroundColor, font, border, boxShadow } = getComputedStyle(node)
        return [x, y, width, height, color, backgroundColor, font, border, boxShadow].join(' ')
      })
  })

test('the field takes input before React is there, and keeps text, caret and focus when it comes [S18]', async () => {
  const { page, refused, ready, release } = await openLate(stage)
  await fieldOf(page).click()
  expect(await ready()).toBe(1)
  await page.keyboard.type('ana@xample.com')
  for (const _ of 'xample.com') await page.keyboard.press('ArrowLeft')
  const remaining = await rememberNodes(page)
  await release()
  await page.keyboard.type('e')
  expect(await fieldOf(page).inputValue()).toBe('ana@example.com')
  expect(await fieldOf(page).evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(
    true,
  )
  expect(await remaining()).toEqual(['div', 'input', 'button', 'button'])
  expect(await ready()).toBe(1)
  expect(refused).toEqual([])
  await page.context().close()
})

test('a page ends its parsing before the field is drawn, in a task of its own', async () => {
  const { page, wasDrawnInParsing } = await openLate(stage)
  await fieldOf(page).waitFor()
  expect(await wasDrawnInParsing()).toBe(false)
  await page.context().close()
})

test('a form that was submitted before React is there is sent once, with what was typed [S18]', async () => {
  const { page, release } = await openLate(stage)
  const logins: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/login')) logins.push(request.postData() ?? '')
  })
  const email = person.newEmail()
  await fieldOf(page).pressSequentially(email)
  await page.keyboard.press('Enter')
  expect(await button(page, 'Continue').getAttribute('aria-busy')).toBe('true')
  await release()
  await title(page, 'Where are you based?').waitFor()
  // The residency screen repeats the call (R9).
  expect(logins.filter((body) => body.includes(email))).toHaveLength(2)
  await page.context().close()
})

test('a form that was submitted with no full address is not sent, and says so', async () => {
  const { page, release } = await openLate(stage)
  await fieldOf(page).fill('ana')
  await button(page, 'Continue').click()
  await release()
  await ramp(page).getByText('Enter a full email address').first().waitFor()
  expect(await button(page, 'Continue').getAttribute('aria-busy')).toBeNull()
  expect(await fieldOf(page).inputValue()).toBe('ana')
  await page.context().close()
})

test.each([
  ['the default theme', '', 420],
  ['a wide page', '', 1000],
  ['a dark preset', 'theme="rose" color-scheme="dark"', 420],
  ['a right-to-left language', 'language="ar-XB"', 420],
  ['a logo', `theme="${asAttribute({ color: 'green', radius: 'xl', logo: LOGO })}"`, 420],
  ['ramp-only mode and another level of headings', 'ramp-only heading-level="4"', 420],
  ['the sandbox', 'environment="sandbox"', 420],
])('React hydrates what was drawn with %s, and nothing moves or changes its look', async (_, attributes, width) => {
  const { page, refused, release } = await openLate(stage, { attributes, width })
  await fieldOf(page).waitFor()
  const [before, remaining] = [await looksOf(page), await rememberNodes(page)]
  await release()
  expect(await looksOf(page)).toEqual(before)
  expect(await remaining()).toEqual(['div', 'input', 'button', 'button'])
  expect(await ramp(page).locator('.sr-root').count()).toBe(1)
  expect(refused).toEqual([])
  await page.context().close()
})

test('the early field has the theme, the scheme, the direction, the words and the address of the attributes [SHELL-04, SHELL-05, AUTH-04, I18N-01]', async () => {
  const attributes = 'theme="rose" color-scheme="dark" language="ar-XB" email="bo@example.com" heading-level="3"'
  const { page, release } = await openLate(stage, { attributes })
  await expect.poll(() => fieldOf(page).inputValue()).toBe('bo@example.com')
  const root = await rootOf(page).evaluate((node) => ({
    ...(node as HTMLElement).dataset,
    dir: (node as HTMLElement).dir,
  }))
  expect(root).toMatchObject({ theme: 'rose', mode: 'dark', dir: 'rtl' })
  expect(await ramp(page).locator('h3').innerText()).not.toBe('Sign in')
  await release()
  expect(await fieldOf(page).inputValue()).toBe('bo@example.com')
  await page.context().close()
})

test('an attribute that changes before React is there keeps the text and the focus', async () => {
  const { page, release } = await openLate(stage)
  await fieldOf(page).click()
  await page.keyboard.type('ana')
  await page.evaluate(() => document.querySelector('sphere-ramp')!.setAttribute('ramp-only', ''))
  await ramp(page).getByText('Please sign into Sphere Dashboard').waitFor()
  await page.keyboard.type('@example.com')
  await release()
  expect(await fieldOf(page).inputValue()).toBe('ana@example.com')
  await page.context().close()
})

test('attributes that change again and again while React takes over keep the field, its text and the focus', async () => {
  const { page, release } = await openLate(stage)
  await fieldOf(page).click()
  await page.keyboard.type('ana@example.com')
  const remaining = await rememberNodes(page)
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.evaluate(() => {
    const element = document.querySelector('sphere-ramp')!
    setInterval(() => element.toggleAttribute('debug'), 1)
  })
  await release()
  expect(await remaining()).toEqual(['div', 'input', 'button', 'button'])
  expect(await fieldOf(page).inputValue()).toBe('ana@example.com')
  expect(await fieldOf(page).evaluate((input) => (input.getRootNode() as ShadowRoot).activeElement === input)).toBe(
    true,
  )
  await page.context().close()
})

test('readers and password managers find one field and one form, before React and after', async () => {
  const { page, release } = await openLate(stage)
  const read = async () => [await ramp(page).ariaSnapshot(), await ramp(page).locator('input, form').count()]
  await fieldOf(page).waitFor()
  const [before, fields] = await read()
  expect(fields).toBe(2)
  expect(String(before).match(/textbox "Email"/g)).toHaveLength(1)
  await release()
  const [after, later] = await read()
  expect(later).toBe(2)
  expect(String(after).match(/textbox "Email"/g)).toHaveLength(1)
  await page.context().close()
})

test('a restored session shows no field, and opens where it was', async () => {
  const page = await stage.openOnOwnPhone()
  await person.signIn(page, 'existing@example.com')
  let open = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/chunks/app-*.js', async (route) => {
    await gate
    return route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  for (const drawing of ['[data-early]', '[data-early=restored]']) {
    await ramp(page).locator(drawing).waitFor()
    expect(await fieldOf(page).count()).toBe(0)
  }
  open()
  await title(page, 'Accounts').waitFor()
  expect(await ramp(page).locator('.sr-root').count()).toBe(1)
  await page.context().close()
})

test('the classic script draws the field before React too', async () => {
  const { page, ready, release } = await openLate(stage, { script: '<script src="/dist/embed.js" defer></script>' })
  await fieldOf(page).pressSequentially('ana@example.com')
  expect(await ready()).toBe(1)
  await release()
  expect(await fieldOf(page).inputValue()).toBe('ana@example.com')
  await page.context().close()
})

test('a press that waits for code that cannot be downloaded says so, and a later attempt goes on', async () => {
  let isDown = true
  const { page, release } = await openLate(stage, { isDown: () => isDown })
  const email = person.newEmail()
  await fieldOf(page).fill(email)
  await page.keyboard.press('Enter')
  await soon(() => fieldOf(page).evaluate((input) => (input as HTMLInputElement).validationMessage)).toContain(
    'We couldn’t reach the server',
  )
  expect(await button(page, 'Continue').getAttribute('aria-busy')).toBeNull()
  isDown = false
  await page.keyboard.press('Enter')
  await release()
  await title(page, 'Where are you based?').waitFor()
  // The browser's own report of the failed download.
  stage.pageErrors.length = 0
  await page.context().close()
})
