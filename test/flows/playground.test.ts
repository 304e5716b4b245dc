import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violationsOn } from './support/accessibility.ts'
import { ramp } from './support/people.ts'
import { openStageForFile, type Stage } from './support/stage.ts'

// A merchant tries the attributes and takes the snippet.
let stage: Stage

openStageForFile((opened) => (stage = opened))

const snippetOf = (page: Page) => page.locator('#snippet').innerText()

/** A page of the merchant's own that has nothing but the snippet. */
async function paste(page: Page, html: string): Promise<Page> {
  const url = `${stage.demo.url}/pasted`
  await page.context().route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }))
  const pasted = await page.context().newPage()
  await pasted.goto(url)
  await ramp(pasted).getByRole('textbox').waitFor()
  return pasted
}

const attributesOf = (page: Page) =>
  ramp(page).evaluate((element) => Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])))

test('a snippet that nothing was chosen for shows the first screen when it is pasted [SHELL-15]', async () => {
  const page = await stage.open('/playground/')
  await ramp(page)
    .getByRole('textbox', { name: /e-?mail/i })
    .waitFor()
  expect(await violationsOn(page)).toEqual([])
  await paste(page, await snippetOf(page))
})

test('each control of the playground reaches the element, the snippet and the page that it is pasted into [SHELL-15]', async () => {
  const page = await stage.open('/playground/')
  const choices = {
    Application: 'application_basic',
    Color: 'violet',
    Corners: 'xl',
    'Color scheme': 'dark',
    Language: 'en-XA',
    Width: '380px',
  }
  for (const [name, option] of Object.entries(choices))
    await page.getByRole('combobox', { name, exact: true }).selectOption(option)
  await page.getByLabel('Logo').fill(`${stage.demo.url}/console/icon.svg`)
  await page.getByLabel('Email').fill('ines@example.com')
  await page.getByLabel('Debug').check()
  const wanted = {
    'application-id': 'application_basic',
    theme: `{"color":"violet","radius":"xl","logo":"${stage.demo.url}/console/icon.svg"}`,
    'color-scheme': 'dark',
    language: 'en-XA',
    email: 'ines@example.com',
    debug: '',
    'api-url': stage.demo.sandboxUrl,
  }
  expect(await attributesOf(page)).toMatchObject(wanted)
  expect(await ramp(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(380)
  const pasted = await paste(page, await snippetOf(page))
  expect(await attributesOf(pasted)).toEqual(wanted)
})

test('ramp only takes the sign-in from the element and the snippet [SHELL-15]', async () => {
  const page = await stage.open('/playground/')
  await page.getByLabel('Ramp only').check()
  expect(await attributesOf(page)).toHaveProperty('ramp-only', '')
  expect(await snippetOf(page)).toContain('\n  ramp-only\n')
})
